"""What every analysis declares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Protocol, Self

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import Table
from surveyapp.errors import UserProblem
from surveyapp.messages.notice import Notice
from surveyapp.options import (
    Option,
    OptionKind,
    option_words,
    options_json,
    options_of,
    read_analysis,
)
from surveyapp.survey.definition.survey import Survey


class SourceKind(Enum):
    """What an analysis is of."""

    REPORTS = "reports"
    """The reports of interviews."""
    SURVEY = "survey"
    """A survey, before anybody was asked."""
    DESIGN = "design"
    """A design and a size, without a survey."""
    PRIVATE_TABLE = "private table"
    """A table of true answers, to learn from under central privacy."""
    COPIES = "copies"
    """Copies of a synthetic table."""


class Result(Protocol):
    """What an analysis finds: a frozen value of its own, from which its tables take their rows."""

    @property
    def survey(self) -> Survey:
        """The survey whose labels its tables show."""

    @property
    def warnings(self) -> Sequence[str]:
        """Sentences on what the numbers are to be read with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis(ABC):
    """An analysis with its options chosen. Its class declares everything; the fields are the options."""

    name: ClassVar[str]
    """Its command, its key in projects, its function in Python."""
    title: ClassVar[str]
    """What menus and headings call it."""
    summary: ClassVar[str]
    """What the command's help says it does."""
    picture: ClassVar[str] = "estimates"
    """Its drawing in menus."""
    source: ClassVar[SourceKind] = SourceKind.REPORTS
    """What it is of."""
    tables: ClassVar[tuple[Table[Any], ...]]
    """Its tables, the usual one first."""
    table_option: ClassVar[str] = ""
    """The command's option that names one of the tables by its key; empty where each has an option."""
    takes_sample: ClassVar[bool] = True
    """Whether weights, strata and clusters change what it finds."""
    rounds: ClassVar[str] = "rounds"
    """What its progress counts, at a terminal."""
    file_stem: ClassVar[str] = ""
    """What the files of its tables begin with in a report; empty: its name."""
    methods: ClassVar[str] = ""
    """What the methods of a report say of it, in the context ``report``."""
    methods_of_sample: ClassVar[str] = ""
    """What they add where weights, strata or clusters (``{what}``) were used."""
    not_in_r: ClassVar[str] = ""
    """Why the script for R does not repeat it; empty: it does."""
    has_sheet: ClassVar[bool] = False
    """Whether what it finds is also printed as a page for the wall."""
    map_chart: ClassVar[str] = ""
    """The title of the chart that is a map, which its command writes too; empty: none is."""

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        """Return its options, in the order of forms."""
        return options_of(cls)

    @classmethod
    def read(cls, **values: object) -> Self:
        """Return the analysis with options as typed or as in JSON.

        Raises
        ------
        OptionProblem
            if an option is missing or cannot be used, or not together with another.
        UserProblem
            if there is no such option.
        """
        return read_analysis(cls, values)

    @classmethod
    def from_json(cls, value: object) -> Self | None:
        """Return the analysis that ``to_json`` wrote; None for anything else, as of a later program."""
        if not isinstance(value, dict):
            return None
        try:
            return cls.read(**value)
        except UserProblem:
            return None

    def to_json(self) -> dict[str, object]:
        """Return the options as JSON holds them."""
        return options_json(self)

    @property
    def words(self) -> tuple[str, ...]:
        """The options of its command that ask for the same."""
        return option_words(self)

    @property
    def needed(self) -> tuple[str, ...]:
        """The ids of all questions that it needs, each once; kiosks are none."""
        names: list[str] = []
        for option in self.options():
            value = getattr(self, option.name)
            if option.kind is OptionKind.VARIABLE and value not in {None, KIOSK}:
                names.append(value)
            elif option.kind is OptionKind.VARIABLES:
                names += value or ()
        return tuple(dict.fromkeys(names))

    @property
    def own_cluster(self) -> str | None:
        """The question whose answers form clusters of its own; None where it forms none."""
        return None

    @property
    def own_weight(self) -> tuple[str, str] | None:
        """The option and the column of a table that it takes in the place of weights; None: none."""
        return None

    def check_asked(self, asked: Sequence[str]) -> None:  # noqa: B027 - most refuse nothing
        """Refuse what cannot be shown of this analysis at once.

        Parameters
        ----------
        asked
            The command's options that ask for something in place of the first table.

        Raises
        ------
        OptionProblem
            naming an option that does not go with another.
        """

    @property
    def formula(self) -> str:
        """What it asks for in one line, as statisticians write it: the caption of its tables."""
        return ", ".join(self.needed)

    @abstractmethod
    def run(self, data: Any, progress: Progress = no_progress) -> Any:
        """Return what it finds.

        Parameters
        ----------
        data
            What ``source`` says: for reports a ``Dataset``.
        progress
            Called at each round.

        Raises
        ------
        Cancelled
            when ``progress`` raises it.
        UserProblem
            if it cannot be computed.
        """

    def facts(self, result: Any) -> Sequence[Notice]:  # noqa: ARG002 - most have none
        """Return sentences that stand below the first table, such as the number of respondents."""
        return ()

    def alarm(self, result: Any) -> Notice | None:  # noqa: ARG002 - most raise none
        """Return what is wrong with the data, in one sentence; None where nothing is."""
        return None
