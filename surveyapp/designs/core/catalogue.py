"""Catalogues of designs, and of other declared classes, each of which is loaded when it is first asked for.

A process that plans or estimates needs two or three designs of more than forty, and reading the modules of
all takes a tenth of a second: a catalogue states where each is, and loads only what is asked for by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import TypeVar, cast, overload

D_co = TypeVar("D_co", covariant=True)


class Catalogue(Sequence[type[D_co]]):
    """Declared classes in the order of menus; ``by_name`` finds one without loading the others.

    Parameters
    ----------
    homes
        By the name of each class, its module below ``package`` and its own name, such as
        ``channels.warner.Warner``.
    package
        Where the modules are.
    """

    def __init__(self, homes: Mapping[str, str], package: str = "surveyapp.designs") -> None:
        self.homes = dict(homes)
        self.by_name: Mapping[str, type[D_co]] = _ByName(self.homes, package)

    def __len__(self) -> int:
        return len(self.homes)

    @overload
    def __getitem__(self, place: int) -> type[D_co]: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[type[D_co], ...]: ...
    def __getitem__(self, place: int | slice) -> type[D_co] | tuple[type[D_co], ...]:
        names = tuple(self.homes)[place]
        if isinstance(names, str):
            return self.by_name[names]
        return tuple(map(self.by_name.__getitem__, names))

    def with_class(self, name: str) -> type[D_co] | None:
        """Return the design whose class has a name; None where there is none.

        Parameters
        ----------
        name
            the name of the class, such as ``Warner``.
        """
        found = (key for key, where in self.homes.items() if where.endswith(f".{name}"))
        return next((self.by_name[key] for key in found), None)

    @property
    def class_names(self) -> tuple[str, ...]:
        """The names of the classes, of which none is loaded for it."""
        return tuple(where.rpartition(".")[2] for where in self.homes.values())


class _ByName(Mapping[str, type[D_co]]):
    """The classes of a catalogue, by name."""

    def __init__(self, homes: Mapping[str, str], package: str) -> None:
        self._homes = homes
        self._package = package

    def __len__(self) -> int:
        return len(self._homes)

    def __iter__(self) -> Iterator[str]:
        return iter(self._homes)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._homes  # without loading it

    def __getitem__(self, name: str) -> type[D_co]:
        module, _, kind = self._homes[name].rpartition(".")
        return cast("type[D_co]", getattr(import_module(f"{self._package}.{module}"), kind))
