"""Catalogues of designs, each of which is loaded when it is first asked for.

A process that plans or estimates needs two or three designs of more than forty, and reading the modules of
all takes a tenth of a second: a catalogue states where each is, and loads only what is asked for by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import TypeVar, cast, overload

from surveyapp.designs.core.design import Declared

D_co = TypeVar("D_co", bound=Declared, covariant=True)


class Catalogue(Sequence[type[D_co]]):
    """Designs in the order of menus; ``by_name`` finds one without loading the others.

    Parameters
    ----------
    homes
        By the name of each design, its module below ``surveyapp.designs`` and its class, such as
        ``channels.warner.Warner``.
    """

    def __init__(self, homes: Mapping[str, str]) -> None:
        self.homes: Mapping[str, str] = dict(homes)
        self.by_name: Mapping[str, type[D_co]] = _ByName(self.homes)

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
    """The designs of a catalogue, by name."""

    def __init__(self, homes: Mapping[str, str]) -> None:
        self._homes = homes

    def __len__(self) -> int:
        return len(self._homes)

    def __iter__(self) -> Iterator[str]:
        return iter(self._homes)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._homes  # without loading it

    def __getitem__(self, name: str) -> type[D_co]:
        module, _, kind = self._homes[name].rpartition(".")
        return cast("type[D_co]", getattr(import_module(f"surveyapp.designs.{module}"), kind))
