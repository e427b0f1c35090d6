"""Debian's nginx in front of a server, as `docs/hosting.md` configures it: with TLS, at a root or under a path."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
CONFIGURATIONS = re.findall(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
AT_ROOT, UNDER_PATH = CONFIGURATIONS
PATIENCE = 30.0
"""Seconds until nginx must have begun."""

FRAME = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
worker_processes 1;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{server}
}}
"""
"""What a system has in its own files; here everything lies in a temporary folder, so no rights are needed."""


def free_ports(count: int) -> list[int]:
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def certify(folder: Path) -> None:
    """A certificate that nobody trusts, as `fullchain.pem` and `privkey.pem`."""
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *files],
        check=True,
        capture_output=True,
    )


@contextlib.contextmanager
def nginx(folder: Path, configuration: str, behind: int) -> Iterator[tuple[int, int]]:
    """nginx with a configuration of the page, before the server at this port; its ports for HTTPS and for HTTP."""
    certify(folder)
    secure, plain = free_ports(2)
    for there, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "127.0.0.1:8000": f"127.0.0.1:{behind}",
    }.items():
        configuration = configuration.replace(there, here)
    configuration = re.sub(r"/etc/letsencrypt/live/[\w.]+/", f"{folder}/", configuration)
    settings = folder / "nginx.conf"
    settings.write_text(FRAME.format(folder=folder, server=configuration))
    path = os.pathsep.join([os.environ["PATH"], "/usr/sbin"])
    program = shutil.which("nginx", path=path)
    assert program is not None
    errors = folder / "nginx.log"
    with subprocess.Popen([program, "-p", str(folder), "-c", str(settings), "-e", str(errors)]) as process:
        try:
            until = time.monotonic() + PATIENCE
            while not listening(secure):
                assert process.poll() is None, errors.read_text()
                assert time.monotonic() < until, "nginx did not start"
                time.sleep(0.05)
            yield secure, plain
        finally:
            process.terminate()


def listening(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
