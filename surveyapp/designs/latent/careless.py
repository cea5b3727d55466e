"""Careless respondents: the reports of people who do not follow the instruction.

They touch each possible button equally often (Atsusaka & Stevenson 2023): at a kiosk, whose coins
nobody can disobey, an answer; with their own device a report. A deliberate choice, such as "no"
whatever the truth is, is not careless, and a control item that applies to nobody cannot show it.
"""

from __future__ import annotations

from fractions import Fraction

from surveyapp.designs.core.channel import Row
from surveyapp.designs.core.design import Design, Mode
from surveyapp.designs.latent.algebra import dot
from surveyapp.designs.latent.base import YES


def careless_reports(design: Design, mode: Mode) -> Row:
    """Return the distribution of careless people's reports.

    Parameters
    ----------
    design : t answers, r reports
        a design of one sample.
    mode
        whose coins fall.

    Returns
    -------
    tuple of Fraction
        length r, summing to 1.
    """
    columns = tuple(zip(*design.channel.rows, strict=True))
    if mode is not Mode.OWN_DEVICE:
        # each of t answers is touched with probability 1/t, and the kiosk randomizes it
        return tuple(sum(column, Fraction(0)) / len(column) for column in columns)
    possible = sum(1 for column in columns if any(column))
    return tuple(Fraction(int(any(column)), possible) for column in columns)


def careless_share(design: Design, mode: Mode) -> Fraction:
    """Return κ, the prevalence of "yes" that the reports of careless people alone would estimate.

    Parameters
    ----------
    design : 2 answers, r reports
        a design of one sample for a yes/no question.
    mode
        whose coins fall.
    """
    # the expectation of the pseudo-answer "yes" over the careless reports
    of_yes = [row[YES] for row in design.channel.debiasing()]
    return dot(careless_reports(design, mode), of_yes)
