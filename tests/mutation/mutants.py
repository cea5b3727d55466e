"""Single edits of a module that change what it computes: each is a mutant, and a test should notice it.

An edit replaces one expression or statement in the text of the module. Left alone are texts and what
only fails or explains: docstrings, strings, annotations, decorators, ``raise`` and ``assert`` statements,
and calls that make sentences (``SENTENCES``). Their wording has tests of its own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
}
NAMES = {
    "min": "max",
    "max": "min",
    "minimum": "maximum",
    "maximum": "minimum",
    "argmin": "argmax",
    "argmax": "argmin",
    "any": "all",
    "all": "any",
    "floor": "ceil",
    "ceil": "floor",
    "zeros": "ones",
    "ones": "zeros",
    "cdf": "sf",
    "sf": "cdf",
    "log": "log1p",
    "log1p": "log",
}
"""Functions and methods, and what is called in their place."""
METHODS = {"sum": "mean", "mean": "sum", "cumsum": "cumprod", "std": "var", "var": "std"}
"""The same for methods and functions of numpy only: the builtin ``sum`` has no mean."""
SENTENCES = {"QT_TRANSLATE_NOOP", "Phrase", "phrase", "msg", "in_cases", "isinstance", "cast"}
"""Calls that are not looked into: they make sentences, or ask for types."""
SYMMETRIC = {"min", "max", "minimum", "maximum", "clip", "gcd", "lcm", "hypot"}
"""Functions that give the same if their first two arguments are swapped."""
SHOWN = {"example", "example_k"}
"""Attributes that are shown to people and never computed with: another example is as good."""
KEPT_KEYWORDS = {"strict", "stacklevel", "dtype", "maxsize", "kind"}
"""Keyword arguments that guard or type and do not change what is computed from correct arguments."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One edit.

    Attributes
    ----------
    path : of the module, as it was given
    line : the first line that is edited, from 1
    function : qualified name of the function or class around it; empty in the module itself
    operator : what kind of edit
    before, after : the text edited, as one line
    start, end : where the edited text stands in the module, in bytes
    """

    path: Path
    line: int
    function: str
    operator: str
    before: str
    after: str
    start: int
    end: int
    is_expression: bool

    @property
    def text(self) -> str:
        """The whole module after the edit; an expression in parentheses, so that it stays one."""
        source = self.path.read_bytes()
        put = f"({self.after})" if self.is_expression else self.after
        return (source[: self.start] + put.encode() + source[self.end :]).decode()

    @property
    def compiles(self) -> bool:
        """Whether the edit is one: in a pattern, or where only a name may stand, it is none."""
        try:
            compile(self.text, str(self.path), "exec")
        except SyntaxError:
            return False
        return True


def mutants_of(path: Path) -> list[Mutant]:
    """Return every mutant of a module, in the order of its text."""
    source = path.read_text(encoding="utf-8")
    found = _Finder(path, source)
    found.visit(ast.parse(source))
    return sorted(found.mutants, key=lambda mutant: (mutant.line, mutant.before, mutant.after))


class _Finder(ast.NodeVisitor):
    """Walks a module and gathers its mutants."""

    def __init__(self, path: Path, source: str) -> None:
        self.path, self.source = path, source.encode()
        self.mutants: list[Mutant] = []
        starts = [0]
        for line in self.source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self._starts, self._around = starts, ()

    _around: tuple[str, ...]

    def _edit(self, node: ast.expr | ast.stmt, operator: str, after: str) -> None:
        """Put ``after`` in the place of ``node``."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        self.mutants.append(
            Mutant(
                path=self.path,
                line=node.lineno,
                function=".".join(self._around),
                operator=operator,
                before=ast.unparse(node),
                after=after,
                start=start,
                end=end,
                is_expression=isinstance(node, ast.expr),
            )
        )

    def _swap(self, node: ast.expr, operator: str, **fields: object) -> None:
        """Put a copy of ``node`` with other ``fields`` in its place."""
        parts = {name: getattr(node, name) for name in node._fields} | fields
        self._edit(node, operator, ast.unparse(ast.fix_missing_locations(type(node)(**parts))))

    def _inside(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        before, self._around = self._around, (*self._around, node.name)
        for statement in node.body:
            self.visit(statement)
        self._around = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if any(
            ast.unparse(each).endswith(("overload", "abstractmethod"))
            for each in node.decorator_list
        ):
            return
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self._inside(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._inside(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Leave errors alone."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave what cannot be otherwise alone."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave texts alone."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and ast.unparse(node.target) not in SHOWN:
            self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        if not (isinstance(node.value, ast.Constant) and node.value.value is None):
            self._edit(node, "return nothing", "return None")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        # the negation of a comparison or of "not" is an edit of its own
        if not isinstance(test, ast.Compare | ast.UnaryOp):
            self._edit(test, "condition", f"not ({ast.unparse(test)})")

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                self._swap(node, "comparison", ops=ops)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self._swap(node, "and, or", op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub | ast.Invert):
            self._edit(node, "not, minus", ast.unparse(node.operand))
        if not isinstance(node.operand, ast.Constant):
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not (_is_text(node.left) or _is_text(node.right)):
            if type(node.op) in ARITHMETIC:
                self._swap(node, "arithmetic", op=ARITHMETIC[type(node.op)]())
            elif isinstance(node.op, ast.BitAnd | ast.BitOr) and not _is_type(node):
                other = ast.BitOr() if isinstance(node.op, ast.BitAnd) else ast.BitAnd()
                self._swap(node, "and, or", op=other)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in ARITHMETIC and not _is_text(node.value):
            other = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
            self._edit(node, "arithmetic", ast.unparse(other))
        self.visit(node.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._edit(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                self._edit(node, "constant", str(other))
        elif isinstance(node.value, float):
            for other in sorted({node.value * 1.1, node.value + 1} - {node.value}):
                self._edit(node, "constant", repr(other))

    def visit_Call(self, node: ast.Call) -> None:
        name = (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        if name in SENTENCES:
            return
        is_method = isinstance(node.func, ast.Attribute)
        other = NAMES.get(name) or (METHODS.get(name) if is_method else None)
        if other is not None:
            called = (
                ast.Attribute(node.func.value, other, ast.Load())
                if isinstance(node.func, ast.Attribute)
                else ast.Name(other, ast.Load())
            )
            self._swap(node, "function", func=called)
        if name not in SYMMETRIC and _are_two(node.args[:2]):
            self._swap(node, "argument swap", args=[node.args[1], node.args[0], *node.args[2:]])
        self.visit(node.func)
        for argument in node.args:
            self.visit(argument)
        for place, keyword in enumerate(node.keywords):
            if keyword.arg == "axis" and isinstance(keyword.value, ast.Constant):
                axis = ast.keyword("axis", ast.Constant(0 if keyword.value.value else 1))
                keywords = [*node.keywords[:place], axis, *node.keywords[place + 1 :]]
                self._swap(node, "axis", keywords=keywords)
            elif keyword.arg not in KEPT_KEYWORDS:
                self.visit(keyword.value)


def _are_two(arguments: list[ast.expr]) -> bool:
    """Whether these are two different arguments that are no texts, so that they can be swapped."""
    if any(_is_text(each) or isinstance(each, ast.Starred) for each in arguments):
        return False
    return len({ast.unparse(each) for each in arguments}) == 2


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _is_type(node: ast.BinOp) -> bool:
    """Whether ``a | b`` is a type: its names begin with a capital, or are None or builtin types."""
    names = {"int", "float", "str", "bool", "bytes", "None", "date", "object"}
    sides = [
        ast.unparse(side).split("[")[0].split(".")[-1].split(" |")[0]
        for side in (node.left, node.right)
    ]
    return all(side in names or side[:1].isupper() for side in sides)


def candidates(root: Path, rooms: tuple[str, ...]) -> Iterator[tuple[str, list[Mutant]]]:
    """Yield each room and all mutants of its modules, in a fixed order.

    Parameters
    ----------
    root : the folder with ``surveyapp``
    rooms : folders below ``surveyapp``
    """
    for room in rooms:
        paths = sorted((root / "surveyapp" / room).rglob("*.py"))
        yield (
            room,
            [mutant for path in paths if not is_left_out(path) for mutant in mutants_of(path)],
        )


LEFT_OUT = {
    "__init__.py": "names and texts only",
    "catalogue.py": "lists of classes, which the contract tests go through",
    "registry.py": "the same",
    "problems.py": "errors: sentences, each of which a test reads",
    "blas.py": "the number of threads, which changes time and no number",
    "by_answer.py": "sentences for respondents",
    "forced.py": "sentences for respondents",
}
"""Files without statistics, and why they are not mutated."""


def is_left_out(path: Path) -> bool:
    """Return whether a module has nothing to compute."""
    return path.name in LEFT_OUT
