"""Write docstrings into the C files of the compiled rules.

mypyc leaves them out, and nothing can add them to a compiled function later.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

C_TEXT = r'"(?:[^"\\]|\\.)*"'
TABLE = re.compile(
    r"static Py(?:MethodDef|GetSetDef) (?P<place>\w+?)(?:module_methods|_methods|_getseters)\[\].*?\n *};", re.S
)
"""The methods, or the fields and properties, of a module or a class in mypyc's C."""
ROW = re.compile(rf'(?P<before>{{"(?P<name>\w+)",[^{{}}]*?)(?:PyDoc_STR\((?P<signature>NULL|{C_TEXT})\)|NULL, NULL}})')
CLASS = re.compile(
    rf"(?P<before>CPyType_(?P<place>\w+)_template_ = [^;]*?\.tp_doc = PyDoc_STR\((?:{C_TEXT})?)(?:NULL)?"
)
MODULE = re.compile(r"(?P<before>static struct PyModuleDef (?P<place>\w+)module = [^;]*?)NULL(?=, /\* docstring)")


def docstrings(sources: list[str]) -> dict[tuple[str, str], str]:
    """What the compiled sources document: by the name that mypyc gives a module or a class in C, and a name in it.

    The docstring of the module or class itself is under the empty name. mypyc names a module by the last parts of its
    path that no other has, so every ending is listed; one that several modules share is never used.
    """
    out: dict[tuple[str, str], str] = {}
    for source in sources:
        parts = Path(source).with_suffix("").relative_to("src").parts
        for place, name, text in documented(ast.parse(Path(source).read_text("utf-8"))):
            for first in range(len(parts)):
                out["___".join([*parts[first:], *place]), name] = text
    return out


def documented(module: ast.Module) -> Iterator[tuple[list[str], str, str]]:
    """The documented names of a module: the class they are in, if any, the name, and the text."""
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    places: list[tuple[list[str], ast.Module | ast.ClassDef]] = [
        ([], module),
        *(([each.name], each) for each in classes),
    ]
    for place, node in places:
        found = [("", ast.get_docstring(node))]
        functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        found += [(function.name, ast.get_docstring(function)) for function in functions]
        for body in (node.body, *(function.body for function in functions if function.name == "__init__")):
            found += fields(body)
        yield from ((place, name, text) for name, text in found if text)


def fields(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """The fields that are assigned with a text below, which documents them."""
    for field, below in pairwise(body):
        if isinstance(field, ast.Assign | ast.AnnAssign) and isinstance(below, ast.Expr):
            target = field.target if isinstance(field, ast.AnnAssign) else field.targets[0]
            text = below.value.value if isinstance(below.value, ast.Constant) else None
            if isinstance(text, str):
                name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
                yield name, " ".join(text.split())


def c_text(text: str) -> str:
    """A text as C writes it, in octal where it is not plain ASCII."""
    plain = {byte: chr(byte) for byte in range(32, 127) if chr(byte) not in '"?\\'}
    return '"' + "".join(plain.get(byte, f"\\{byte:03o}") for byte in text.encode()) + '"'


def add_docstrings(sources: list[str], c_files: list[str]) -> None:
    docs = docstrings(sources)

    def whole(found: re.Match[str]) -> str:
        text = docs.get((found["place"], ""))
        return found[0] if text is None else f"{found['before']}{c_text(text)}"

    def table(found: re.Match[str]) -> str:
        return ROW.sub(lambda row: documented_row(row, docs.get((found["place"], row["name"]))), found[0])

    for path in map(Path, c_files):
        text = path.read_text("utf-8")
        for pattern, change in ((TABLE, table), (CLASS, whole), (MODULE, whole)):
            text = pattern.sub(change, text)
        path.write_text(text, "utf-8")


def documented_row(row: re.Match[str], text: str | None) -> str:
    """A row of a table with its docstring, which comes after the signature where there is one."""
    if text is None:
        return row[0]
    if row["signature"] is None:  # a field or a property
        return f"{row['before']}{c_text(text)}, NULL}}"
    return f"{row['before']}PyDoc_STR({row['signature'].replace('NULL', '')}{c_text(text)})"
