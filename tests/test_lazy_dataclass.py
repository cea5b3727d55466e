"""Our dataclasses are those of the standard library; only their methods are written later."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import subprocess
import sys
from abc import ABC, abstractmethod
from dataclasses import field, fields, replace

import pytest

from surveyapp import lazy_dataclass

BOTH = pytest.mark.parametrize(
    "dataclass", [dataclasses.dataclass, lazy_dataclass.dataclass], ids=["standard", "ours"]
)
OPTIONS = pytest.mark.parametrize("slots", [False, True], ids=["dictionary", "slots"])


@lazy_dataclass.dataclass(frozen=True, slots=True)
class Kept:
    """Found again by pickle."""

    name: str
    numbers: tuple[int, ...] = ()


def made(dataclass, **options):
    """Return a class with every kind of field."""

    @dataclass(**options)
    class Example:
        """An example."""

        first: int
        second: str = "b"
        many: list[int] = field(default_factory=list, hash=False)
        hidden: float = field(default=0.5, repr=False)
        aside: int = field(default=3, compare=False)
        set_later: int = field(init=False)
        set_before: int = field(default=9, init=False)
        own_list: list[int] = field(init=False, default_factory=list, compare=False)
        named: bool = field(default=False, kw_only=True)

        def __post_init__(self) -> None:
            object.__setattr__(self, "set_later", self.first * 2)

    return Example


@BOTH
@OPTIONS
def test_an_object_has_what_it_is_given_and_defaults(dataclass, slots):
    kind = made(dataclass, frozen=True, slots=slots)
    one = kind(4, "c", named=True)
    assert [getattr(one, each.name) for each in fields(kind)] == [
        4,
        "c",
        [],
        0.5,
        3,
        8,
        9,
        [],
        True,
    ]
    assert kind(4).many is not kind(4).many
    assert kind(4, many=[1]).many == [1]
    assert replace(one, first=5).set_later == 10
    assert kind.__match_args__ == ("first", "second", "many", "hidden", "aside")
    assert hasattr(one, "__dict__") is not slots
    for words in [(), (1, 2, 3, 4, 5, 6)]:
        with pytest.raises(TypeError):
            kind(*words)


@OPTIONS
@pytest.mark.parametrize("frozen", [True, False])
def test_a_class_is_called_as_one_of_the_standard_library(slots, frozen):
    theirs, ours = (
        made(each, frozen=frozen, slots=slots)
        for each in (dataclasses.dataclass, lazy_dataclass.dataclass)
    )
    told = [
        [
            (one.name, one.kind, one.annotation)
            for one in inspect.signature(kind).parameters.values()
        ]
        for kind in (theirs, ours)
    ]
    assert told[0] == told[1]
    assert inspect.signature(ours).parameters["second"].default == "b"
    assert ours.__init__.__qualname__ == theirs.__init__.__qualname__
    assert ours.__doc__ == theirs.__doc__


@BOTH
@OPTIONS
def test_objects_are_equal_by_their_compared_fields_and_class(dataclass, slots):
    kind, other = (made(dataclass, frozen=True, slots=slots) for _ in range(2))
    assert kind(1) == kind(1, aside=7)
    assert hash(kind(1)) == hash(kind(1, aside=7, many=[2]))
    assert kind(1) != kind(2)
    assert kind(1) != kind(1, many=[2])
    assert kind(1) != other(1)
    assert kind(1).__eq__(1) is NotImplemented
    assert repr(kind(1)).endswith(
        "Example(first=1, second='b', many=[], aside=3, set_later=2, set_before=9, own_list=[],"
        " named=False)"
    )


@BOTH
@OPTIONS
def test_the_hash_is_that_of_the_values(dataclass, slots):
    @dataclass(frozen=True, slots=slots)
    class One:
        a: float

    @dataclass(frozen=True, slots=slots)
    class None_:  # noqa: N801
        pass

    @dataclass(frozen=True, slots=slots)
    class Two(One):
        b: str = ""

    nan = float("nan")
    assert One(nan) == One(nan)  # the same object, as in a tuple
    assert hash(One(2.5)) == hash((2.5,))
    assert hash(None_()) == hash(())
    assert None_() == None_()
    assert hash(Two(1.5, "x")) == hash((1.5, "x"))
    assert Two(1.5) != One(1.5)
    assert One(1.5) != Two(1.5)


@BOTH
@OPTIONS
def test_what_is_frozen_stays_and_what_is_not_has_no_hash(dataclass, slots):
    frozen = made(dataclass, frozen=True, slots=slots)(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="'first'"):
        frozen.first = 2
    with pytest.raises(dataclasses.FrozenInstanceError, match="'first'"):
        del frozen.first
    with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
        frozen.unheard_of = 2
    free = made(dataclass, slots=slots)(1)
    free.first = 2
    assert free.first == 2
    with pytest.raises(TypeError, match="unhashable"):
        hash(free)
    by_identity = made(dataclass, frozen=True, slots=slots, eq=False)
    assert by_identity(1) != by_identity(1)
    assert len({by_identity(1), by_identity(1)}) == 2


@BOTH
def test_what_a_class_says_itself_is_kept(dataclass):
    @dataclass(frozen=True)
    class Own:  # noqa: PLW1641 - a frozen one has the hash of its values
        a: int

        def __init__(self) -> None:
            object.__setattr__(self, "a", 5)

        def __eq__(self, other: object) -> bool:
            return isinstance(other, int)

        def __repr__(self) -> str:
            return "own"

    @dataclass(frozen=True)
    class Hashed:
        a: int

        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 3

    assert (Own().a, repr(Own()), Own() == 1) == (5, "own", True)
    assert hash(Own()) == hash((5,))
    assert hash(Hashed(1)) == 3


@BOTH
@OPTIONS
def test_a_class_that_derives_has_its_bases_fields_and_methods(dataclass, slots):
    class Room(ABC):
        @abstractmethod
        def area(self) -> int: ...

    @dataclass(frozen=True, slots=slots)
    class Square(Room):
        side: int
        unit: str = field(default="m", kw_only=True)

        def area(self) -> int:
            return self.side**2

    @dataclass(frozen=True, slots=slots)
    class Oblong(Square):
        other: int = 2

        def area(self) -> int:
            return self.side * self.other

    class Named(Oblong):
        pass

    assert [one.name for one in fields(Named)] == ["side", "unit", "other"]
    assert Named(3, 4, unit="km").area() == 12
    assert Oblong(3).area() == 6
    assert Square(3).area() == 9
    assert repr(Named(3)).endswith("Named(side=3, unit='m', other=2)")
    with pytest.raises(dataclasses.FrozenInstanceError):
        Named(3).side = 1


def test_a_class_that_derives_without_being_a_dataclass_may_have_more():
    class Named(Kept):
        pass

    named = Named("a")
    named.free = 1
    del named.free
    with pytest.raises(dataclasses.FrozenInstanceError):
        del named.name


def test_a_frozen_object_with_slots_is_copied_and_kept():
    one = Kept("a", (1, 2))
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - our own bytes
    assert copy.copy(one) == one
    assert copy.deepcopy(one) == one


def test_a_repr_of_what_contains_itself_ends():
    many = Kept("a", [])
    many.numbers.append(many)
    assert repr(many) == "Kept(name='a', numbers=[...])"


def test_no_method_is_compiled_before_it_is_called():
    kind = made(lazy_dataclass.dataclass, frozen=True, slots=True)
    assert not inspect.isfunction(vars(kind)["__init__"])
    kind(1)
    assert inspect.isfunction(vars(kind)["__init__"])


def test_the_program_compiles_no_method_of_classes_that_it_makes_no_objects_of():
    """Compiling those of all classes took a fifth of a second of each command."""
    code = (
        "import dataclasses\n"
        "def refused(text, *_): raise AssertionError(text)\n"
        "import duckdb  # has dataclasses of its own\n"
        "dataclasses.exec = refused\n"
        "import surveyapp.analyses.estimate, surveyapp.ui.kiosk.window\n"
        "import surveyapp.services.project.import_collections"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
