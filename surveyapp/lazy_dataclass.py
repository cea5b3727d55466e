"""Dataclasses whose methods are written when they are first called.

``dataclasses.dataclass`` writes the source of up to six methods of a class and compiles it: half a
millisecond a class, which is a fifth of a second for the hundreds of classes of a command or a window,
most of which are never made an object of. Here fields, slots and everything that reads them
(``fields``, ``replace``, ``asdict``) are the standard library's; ``__init__`` is written for the first
object, and the other methods are functions that know the fields' names.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterable
from dataclasses import MISSING, FrozenInstanceError, fields
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]

_INIT, _HASH = "__init__", "__hash__"

if TYPE_CHECKING:  # type checkers know what becomes of a class by this name
    from dataclasses import dataclass
else:

    def dataclass(
        cls: type | None = None,
        /,
        *,
        init: bool = True,
        repr: bool = True,  # noqa: A002 - as in the standard library
        eq: bool = True,
        frozen: bool = False,
        slots: bool = False,
        kw_only: bool = False,
    ) -> Any:
        """Make a dataclass; the arguments are those of ``dataclasses.dataclass``.

        ``InitVar`` and ``order`` are left out: nothing here needs them. A frozen dataclass derives from
        those that are made here, and from no frozen one of the standard library.
        """

        def made(plain: type) -> type:
            if not plain.__doc__:  # or a signature is made, to be the docstring
                plain.__doc__ = plain.__name__
            found = dataclasses.dataclass(
                init=False, repr=False, eq=False, slots=slots, kw_only=kw_only
            )(plain)
            if init:
                _add(found, __init__=_Init(found, frozen=frozen))
            if repr:
                _add(found, __repr__=_repr)
            if eq:
                _compare_by_fields(found, frozen=frozen)
            if frozen:
                _freeze(found, slots=slots)
            return found

        return made if cls is None else made(cls)


def _add(cls: type[Any], **methods: object) -> None:
    """Add methods, except those that the class itself has."""
    for name, method in methods.items():
        if name not in vars(cls):
            setattr(cls, name, method)


class _Init:
    """Stands for ``__init__`` of a class until somebody asks for it."""

    def __init__(self, cls: type[Any], *, frozen: bool) -> None:
        self._class, self._frozen = cls, frozen

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        written = _init_of(self._class, frozen=self._frozen)
        setattr(self._class, _INIT, written)
        return written.__get__(instance, owner)


def _init_of(cls: type[Any], *, frozen: bool) -> Any:
    """Return ``__init__`` as the standard library writes it."""
    known: dict[str, object] = {"_set": object.__setattr__, "_unset": MISSING}
    heads: dict[bool, list[str]] = {False: [], True: []}  # by whether only a keyword names it
    lines: list[str] = []
    for one in fields(cls):
        name = value = one.name
        default = ""
        if one.default_factory is not MISSING:
            known[f"_new_{name}"] = one.default_factory
            default = "=_unset"
            value = f"_new_{name}() if {name} is _unset else {name}"
        elif one.default is not MISSING:
            known[f"_default_{name}"] = one.default
            default = f"=_default_{name}"
        if one.init:
            heads[one.kw_only].append(name + default)
        elif default:
            value = f"_new_{name}()" if f"_new_{name}" in known else f"_default_{name}"
        else:  # ``__post_init__`` sets it
            continue
        lines.append(f"_set(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    head = ", ".join(["self", *heads[False], *(["*"] if heads[True] else []), *heads[True]])
    body = "\n  ".join(lines or ["pass"])
    text = f"def make({', '.join(known)}):\n def __init__({head}):\n  {body}\n return __init__"
    made: dict[str, Any] = {}
    home = sys.modules.get(cls.__module__)
    exec(text, {} if home is None else vars(home), made)  # noqa: S102 - names of fields, nothing typed
    function = made["make"](**known)
    function.__qualname__ = f"{cls.__qualname__}.__init__"
    function.__annotations__ = {one.name: one.type for one in fields(cls) if one.init}
    function.__annotations__["return"] = None
    return function


@recursive_repr()
def _repr(self: Any) -> str:
    told = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{type(self).__qualname__}({told})"


def _values(names: Iterable[str]) -> Callable[[Any], Any]:
    """Return what gathers the values of these fields."""
    listed = tuple(names)
    if len(listed) > 1:
        return attrgetter(*listed)
    return lambda of: tuple(getattr(of, name) for name in listed)


def _compare_by_fields(cls: type[Any], *, frozen: bool) -> None:
    compared = _values(one.name for one in fields(cls) if one.compare)
    hashed = _values(
        one.name for one in fields(cls) if (one.compare if one.hash is None else one.hash)
    )

    def __eq__(self: Any, other: Any) -> Any:  # noqa: N807
        return compared(self) == compared(other) if type(other) is type(self) else NotImplemented

    def __hash__(self: Any) -> int:  # noqa: N807
        return hash(hashed(self))

    own_equality = "__eq__" in vars(cls)
    _add(cls, __eq__=__eq__)
    # Python itself writes None where a class has an equality of its own and no hash
    if vars(cls).get("__hash__") is None and (own_equality or "__hash__" not in vars(cls)):
        setattr(cls, _HASH, __hash__ if frozen else None)


def _freeze(cls: type[Any], *, slots: bool) -> None:
    names = frozenset(one.name for one in fields(cls))

    def __setattr__(self: Any, name: str, value: Any) -> None:  # noqa: N807
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self: Any, name: str) -> None:  # noqa: N807
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    _add(cls, __setattr__=__setattr__, __delattr__=__delattr__)
    if slots:  # what pickle and copy would set one by one
        _add(cls, __getstate__=_state, __setstate__=_set_state)


def _state(self: Any) -> list[object]:
    return [getattr(self, one.name) for one in fields(self)]


def _set_state(self: Any, state: list[object]) -> None:
    for one, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)
