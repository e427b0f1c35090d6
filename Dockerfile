# A table server: `docker compose up`, or
#
#     docker build --build-arg VERSION=1.2.3 --tag fistful .
#     docker run --publish 8000:8000 --volume fistful:/data fistful
#
# Everything that is installed is locked by hash, except Debian's packages and the base itself.

ARG BASE=docker.io/library/python:3.13-slim

FROM ${BASE} AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements requirements
RUN python3 -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements/play.lock \
    && python3 -m venv --without-pip /opt/fistful \
    && /opt/build/bin/pip --python /opt/fistful/bin/python install --no-cache-dir --no-compile --require-hashes -r requirements/server.lock
COPY . .
RUN python3 -m tools.docs
# The context has no history, so the version has to be told; without it, it is that of the last resort in pyproject.toml.
ARG VERSION=
RUN SETUPTOOLS_SCM_PRETEND_VERSION_FOR_FISTFUL=${VERSION} \
    /opt/build/bin/pip wheel --no-build-isolation --no-deps --wheel-dir /wheels . \
    && /opt/build/bin/pip --python /opt/fistful/bin/python install --no-compile --no-deps /wheels/*.whl
# Babel has the customs of hundreds of languages, thirty megabytes of them; those of the languages spoken here are one.
RUN spoken=$(basename --multiple src/fistful/locales/*/ | paste --serial --delimiters '|') \
    && cd /opt/fistful/lib/python3*/site-packages/babel/locale-data \
    && find . -name '*.dat' -regextype posix-extended ! -regex "./(root|$spoken)[._].*" -delete
# Symbols are a third of the libraries. Bytecode is made for what a server imports, because it cannot write any later.
RUN find /opt/fistful -name '*.so*' -type f -exec strip --strip-unneeded {} + \
    && /opt/fistful/bin/python -c "import alembic.command, fistful.cli, fistful.server.net.serve; assert fistful.compiled"

FROM ${BASE}
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin fistful \
    && install --directory --owner fistful --group fistful /data
COPY --from=build /opt/fistful /opt/fistful
ENV PATH=/opt/fistful/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
ENTRYPOINT ["fistful"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
