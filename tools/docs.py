"""Build the documents if anything they are made from has changed: into `site/`, and into the package.

`site/` can be put on any web host as it is. The copy in the package is what `fistful serve` shows at `/docs`; it also
has compressed forms beside its texts, which the server sends as they are. MkDocs has its own environment, `.venv-docs`.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
from pathlib import Path

from tools import environments

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-docs"
SITE = ROOT / "site"
PACKAGE = ROOT / "src" / "fistful"
SERVED = PACKAGE / "server" / "docs"
SETTINGS = ("mkdocs.yml", "requirements/docs.lock", "tools/docs.py", "tools/docs_pages.py")
ELSEWHERE = ("*.md", "web/README.md", "web/public/icon.svg")
LEFT_OUT = ("404.html", "sitemap.xml*", "assets/javascripts/lunr", "assets/**/*.map")
"""What the theme adds and nobody reads here: pages for an address that is not known, words of other languages."""
TEXTS = {".css", ".html", ".js", ".json", ".svg"}


def sources() -> list[Path]:
    """Everything that the documents are made from."""
    named = [ROOT / name for name in SETTINGS]
    pages = [file for pattern in ELSEWHERE for file in ROOT.glob(pattern)]
    # `docs/rules` is a link to a folder, which `rglob` does not follow.
    folders = [folder for folder in (ROOT / "docs", ROOT / "docs" / "rules") if folder.is_dir()]
    docs = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    code = [file for file in PACKAGE.rglob("*.py") if file.is_file()]
    return sorted({*named, *pages, *docs, *code})


def digest() -> str:
    """A hash of the names and contents of all sources."""
    out = hashlib.sha256()
    for file in sources():
        out.update(str(file.relative_to(ROOT)).encode())
        out.update(file.read_bytes())
    return out.hexdigest()


def is_built() -> bool:
    stamp = SERVED / "built.sha256"
    return (SITE / "index.html").exists() and stamp.exists() and stamp.read_text() == digest()


def build() -> None:
    """Build the site, and copy it into the package, if anything has changed."""
    if is_built():
        return
    wanted = digest()
    environments.install(HOME, "docs")
    environments.run(
        environments.program(HOME, "mkdocs"), "build", "--strict", "--quiet", "--config-file", ROOT / "mkdocs.yml",
        says="The documents could not be built.",
        environment={"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"},
    )  # fmt: skip
    for pattern in LEFT_OUT:
        for path in list(SITE.glob(pattern)):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.rmtree(SERVED, ignore_errors=True)
    shutil.copytree(SITE, SERVED)
    for file in [file for file in SERVED.rglob("*") if file.suffix in TEXTS]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    (SERVED / "built.sha256").write_text(wanted)


def main() -> None:
    build()
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"The documents are in {SITE.name}/ ({size / 1e6:.1f} MB), and at /docs of a server that runs from here.")


if __name__ == "__main__":
    main()
