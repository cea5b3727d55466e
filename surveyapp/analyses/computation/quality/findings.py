"""Findings on the data in plain words: what was seen, and what to do about it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from surveyapp.analyses.computation.quality import texts
from surveyapp.analyses.computation.quality.checks import Check, CheckKind
from surveyapp.analyses.computation.quality.detectable import COPIED, FORGED, DetectableRow
from surveyapp.analyses.computation.quality.rows import KioskRow, QuestionRow, WeightRow
from surveyapp.analyses.data.fieldwork import Contradiction
from surveyapp.messages import amounts
from surveyapp.messages.notice import Notice, noticed
from surveyapp.survey.definition.kiosk_names import short_kiosk_name

MANY_MISSING = 0.2
"""Above this share of missing answers it is said: whoever does not answer may be different."""

MANY_SITES = 1 / 3
"""Where more kiosks than this differ from the rest, the places differ, and no one kiosk stands out."""


class Severity(StrEnum):
    """How much a finding matters; the value is its name in tables."""

    OK = "ok"
    LOOK = "look"
    ACT = "act"


@dataclass(frozen=True, slots=True)
class QualityFinding:
    """One thing that was found. ``kiosk`` and ``question`` are empty where it is about all of them."""

    severity: Severity
    subject: str
    kiosk: str
    question: str
    finding: Notice
    advice: Notice


@dataclass(frozen=True, slots=True)
class QualityEvidence:
    """All that findings are told from."""

    interviews: int
    kiosks: Sequence[KioskRow]
    shared_ids: int
    checks: Sequence[Check]
    detectable: Sequence[DetectableRow]
    questions: Sequence[QuestionRow]
    weights: Sequence[WeightRow]
    contradictions: Sequence[Contradiction] = ()
    are_totals: bool = False
    """Whether trustees opened them: nobody has a single report."""

    @property
    def are_rows(self) -> bool:
        """Whether they are rows of tables, which do not say which kiosk they come from."""
        return not self.kiosks and not self.are_totals


def findings_of(seen: QualityEvidence) -> tuple[QualityFinding, ...]:
    """Return the findings, the worst first."""
    found = [
        *_alarms(seen.checks),
        *_copied(seen.shared_ids),
        *_exports(seen.contradictions),
        *_missing(seen.questions),
        *_counted(seen),
        *_quiet(seen.checks),
        *_detectable(seen),
        *_weights(seen.weights),
    ]
    worst_first = (Severity.ACT, Severity.LOOK, Severity.OK)
    return tuple(sorted(found, key=lambda one: worst_first.index(one.severity)))


def verdict_of(findings: Sequence[QualityFinding], seen: QualityEvidence) -> Notice:
    """Return the whole in one sentence; where nothing was found, with what could have been."""
    count = {one: sum(f.severity is one for f in findings) for one in Severity}
    facts = {
        "act": count[Severity.ACT],
        "look": count[Severity.LOOK],
        "interviews": amounts.count(seen.interviews),
    }
    if count[Severity.ACT]:
        return noticed(texts.MUST_ACT, **facts)
    if count[Severity.LOOK]:
        return noticed(texts.MUST_LOOK, **facts)
    if not seen.detectable:
        return noticed(texts.WELL_ROWS if seen.are_rows else texts.WELL_UNCOMPARED, **facts)
    forged, copied = (_most(seen.detectable, fault) for fault in (FORGED, COPIED))
    template = texts.ALL_WELL[forged is not None, copied is not None]
    return noticed(template, **facts, forged=_percent(forged), copied=_percent(copied))


def _most(detectable: Sequence[DetectableRow], fault: str) -> float | None:
    """Return the share that would be found at every kiosk; None where one of them finds none."""
    shares = [row.share for row in detectable if row.fault == fault]
    known = [share for share in shares if share is not None]
    return max(known) if known and len(known) == len(shares) else None


def subject_of(subject: str) -> Notice:
    """Return what a finding is about, to be shown."""
    return noticed(texts.SUBJECTS[subject])


def _percent(share: float | None) -> str | amounts.Amount:
    return "–" if share is None else amounts.share(share)


def _alarms(checks: Sequence[Check]) -> Iterator[QualityFinding]:
    """Yield what the tests found, each thing once.

    Where many kiosks differ, the places do. A kiosk that differs in many questions is one finding, and what
    is impossible need not be called different too.
    """
    crowds = _crowds(checks)
    for (kind, question), (count, of) in crowds.items():
        facts = {"question": question, "count": count, "kiosks": of}
        told = noticed(texts.SITES_DIFFER, **facts)
        yield QualityFinding(
            Severity.LOOK, kind.value, "", question, told, noticed(texts.SITES_DIFFER_DO)
        )
    impossible = {
        (c.kiosk, c.question) for c in checks if c.kind is CheckKind.KIOSK_IMPOSSIBLE and c.is_found
    }
    differing = defaultdict(list)
    for check in checks:
        if not check.is_found or (check.kind, check.question) in crowds:
            continue
        if check.kind is not CheckKind.KIOSK_DIFFERS:
            yield _alarm(check)
        elif (check.kiosk, check.question) not in impossible:
            differing[check.kiosk].append(check)
    for found in differing.values():
        yield _alarm(found[0]) if len(found) == 1 else _differs_often(found)


def _differs_often(found: Sequence[Check]) -> QualityFinding:
    worst = min(found, key=lambda check: check.p_value)
    facts = {
        "kiosk": short_kiosk_name(worst.kiosk),
        "questions": ", ".join(check.question for check in found),
        "question": worst.question,
        "report": worst.report,
        "share": _percent(worst.share),
        "expected": _percent(worst.expected),
    }
    told, do = noticed(texts.DIFFERS_OFTEN, **facts), noticed(texts.KIOSK_DIFFERS_DO)
    return QualityFinding(Severity.LOOK, worst.kind.value, worst.kiosk, "", told, do)


def _crowds(checks: Sequence[Check]) -> dict[tuple[CheckKind, str], tuple[int, int]]:
    by_question = defaultdict(list)
    for check in checks:
        if check.kind is CheckKind.KIOSK_DIFFERS:
            by_question[check.kind, check.question].append(check.is_found)
    return {
        key: (sum(found), len(found))
        for key, found in by_question.items()
        if len(found) > 2 and sum(found) > MANY_SITES * len(found)
    }


def _alarm(check: Check) -> QualityFinding:
    severity, template, advice = _ALARMS[check.kind]
    facts = {
        "kiosk": short_kiosk_name(check.kiosk),
        "question": check.question,
        "report": check.report,
        "n": amounts.count(check.n),
        "share": _percent(check.share),
        "expected": _percent(check.expected),
        "pairs": amounts.count(round(check.share)),
        "by_chance": f"{check.expected or 0:,.1f}",
        "p_value": amounts.number(float(f"{check.p_adjusted:.2g}")),
    }
    told, do = noticed(template, **facts), noticed(advice, **facts)
    return QualityFinding(severity, check.kind.value, check.kiosk, check.question, told, do)


def _copied(shared: int) -> Iterator[QualityFinding]:
    if shared:
        told = noticed(texts.SHARED_IDS, count=amounts.count(shared))
        yield QualityFinding(
            Severity.ACT, "copied interviews", "", "", told, noticed(texts.SHARED_IDS_DO)
        )


def _exports(contradictions: Sequence[Contradiction]) -> Iterator[QualityFinding]:
    """Yield what exports of one kiosk contradict: one number twice, or interviews that are gone later."""
    for one in contradictions:
        facts = {
            "kiosk": short_kiosk_name(one.kiosk),
            "batch": one.batch,
            "earlier": one.earlier,
            "later": one.later,
            "export": one.later,
            "missing": amounts.count(one.missing),
        }
        template, advice = (
            (texts.EXPORT_LACKS, texts.EXPORT_LACKS_DO)
            if one.missing
            else (texts.NUMBER_TWICE, texts.NUMBER_TWICE_DO)
        )
        told, do = noticed(template, **facts), noticed(advice)
        yield QualityFinding(Severity.ACT, "exports", one.kiosk, "", told, do)


def _missing(questions: Sequence[QuestionRow]) -> Iterator[QualityFinding]:
    subject = "missing answers"
    told = [row for row in questions if row.missing_share is not None]
    many = [row for row in told if (row.missing_share or 0) > MANY_MISSING]
    for row in many:
        facts = {
            "question": row.question,
            "missing": row.missing,
            "asked": row.asked,
            "share": _percent(row.missing_share),
        }
        finding, advice = noticed(texts.MANY_MISSING_TOLD, **facts), noticed(texts.MANY_MISSING_DO)
        yield QualityFinding(Severity.LOOK, subject, "", row.question, finding, advice)
    if told and not many:
        worst = max(told, key=lambda row: row.missing_share or 0)
        facts = {"share": _percent(worst.missing_share), "question": worst.question}
        template = texts.FEW_MISSING if worst.missing_share else texts.NONE_MISSING
        yield QualityFinding(
            Severity.OK, subject, "", "", noticed(template, **facts), noticed(texts.NOTHING)
        )


def _counted(seen: QualityEvidence) -> Iterator[QualityFinding]:
    if not seen.kiosks:
        told, do = (
            (texts.TOTALS_COUNTED, texts.TOTALS_COUNTED_DO)
            if seen.are_totals
            else (texts.ROWS_COUNTED, texts.ROWS_COUNTED_DO)
        )
        counted = noticed(told, interviews=amounts.count(seen.interviews))
        yield QualityFinding(Severity.OK, "interviews", "", "", counted, noticed(do))
        return
    again = sum(row.brought_again for row in seen.kiosks)
    facts: dict[str, object] = {"interviews": amounts.count(seen.interviews)}
    facts |= {"again": amounts.count(again)} if again else {}
    if len(seen.kiosks) == 1:
        template = texts.COUNTED_AGAIN_ONE_KIOSK if again else texts.COUNTED_ONE_KIOSK
    else:
        template = texts.COUNTED_AGAIN if again else texts.COUNTED
        facts["kiosks"] = amounts.count(len(seen.kiosks))
    yield QualityFinding(
        Severity.OK, "interviews", "", "", noticed(template, **facts), noticed(texts.COUNTED_DO)
    )
    stopped = sum(row.break_offs + row.time_outs for row in seen.kiosks)
    finished = sum(row.interviews for row in seen.kiosks)
    facts = {
        "stopped": amounts.count(stopped),
        "share": _percent(stopped / max(stopped + finished, 1)),
    }
    yield QualityFinding(
        Severity.OK,
        "break-offs",
        "",
        "",
        noticed(texts.STOPPED, **facts),
        noticed(texts.STOPPED_DO),
    )


def _quiet(checks: Sequence[Check]) -> Iterator[QualityFinding]:
    """Yield what was looked for and not found."""
    for kind, template in texts.QUIET.items():
        tests = [check for check in checks if check.kind is kind]
        if tests and not any(check.is_found for check in tests):
            told = noticed(template, count=amounts.count(len(tests)))
            yield QualityFinding(Severity.OK, kind.value, "", "", told, noticed(texts.NOTHING))


def _detectable(seen: QualityEvidence) -> Iterator[QualityFinding]:
    """Yield what the tests could have found, and what not."""
    if not seen.detectable:
        told = noticed(texts.ROWS_UNCOMPARED if seen.are_rows else texts.NOTHING_COMPARED)
        yield QualityFinding(Severity.OK, "power", "", "", told, noticed(texts.OTHER_MEANS))
    for fault, (found, lost) in texts.DETECTABLE.items():
        rows = [row for row in seen.detectable if row.fault == fault]
        seen_rows = sorted((r for r in rows if r.share is not None), key=lambda r: r.share or 0)
        blind = {row.kiosk for row in rows if row.share is None}
        if seen_rows:
            first, last = seen_rows[0], seen_rows[-1]
            facts = {
                "low": _percent(first.share),
                "first": short_kiosk_name(first.kiosk),
                "high": _percent(last.share),
                "last": short_kiosk_name(last.kiosk),
                "question": last.question,
            }
            told = noticed(found, **facts)
            yield QualityFinding(
                Severity.OK, "power", "", last.question, told, noticed(texts.POWER_DO)
            )
        if blind:
            told = noticed(
                lost,
                count=amounts.count(len(blind)),
                kiosks=amounts.count(len({r.kiosk for r in rows})),
            )
            yield QualityFinding(Severity.OK, "power", "", "", told, noticed(texts.POWER_DO))


def _weights(weights: Sequence[WeightRow]) -> Iterator[QualityFinding]:
    shares = [row for row in weights if not row.is_mean and row.influence is not None]
    if not shares:
        return
    most = max(shares, key=lambda row: row.influence or 0)
    facts = {
        "influence": amounts.mean(math.ceil(10_000 * (most.influence or 0)) / 100),
        "question": most.question,
        "answer": most.answer,
    }
    subject = "weight of a record"
    told = noticed(texts.ONE_RECORD, **facts)
    yield QualityFinding(
        Severity.OK, subject, "", most.question, told, noticed(texts.ONE_RECORD_DO)
    )
    bounded = [row for row in shares if row.low is not None and row.high is not None]
    if bounded:
        widest = max(bounded, key=lambda row: (row.high or 0) - (row.low or 0))
        facts = {
            "forged": amounts.count(widest.forged),
            "n": amounts.count(widest.n),
            "question": widest.question,
            "answer": widest.answer,
            "estimate": _percent(widest.estimate),
            "low": _percent(widest.low),
            "high": _percent(widest.high),
        }
        told = noticed(texts.FORGED, **facts)
        yield QualityFinding(
            Severity.OK, "forged records", "", widest.question, told, noticed(texts.FORGED_DO)
        )


_ALARMS = {
    CheckKind.KIOSK_DIFFERS: (Severity.LOOK, texts.KIOSK_DIFFERS, texts.KIOSK_DIFFERS_DO),
    CheckKind.KIOSK_IMPOSSIBLE: (Severity.ACT, texts.KIOSK_IMPOSSIBLE, texts.KIOSK_IMPOSSIBLE_DO),
    CheckKind.IMPOSSIBLE: (Severity.ACT, texts.IMPOSSIBLE, texts.IMPOSSIBLE_DO),
    CheckKind.REPEATED: (Severity.ACT, texts.REPEATED, texts.REPEATED_DO),
    CheckKind.BREAK_OFFS: (Severity.LOOK, texts.BREAK_OFFS, texts.BREAK_OFFS_DO),
    CheckKind.MISSING: (Severity.LOOK, texts.MISSING_DIFFERS, texts.MISSING_DIFFERS_DO),
    CheckKind.DIRECT_ARM: (Severity.LOOK, texts.DIRECT_ARM, texts.DIRECT_ARM_DO),
    CheckKind.DESIGN: (Severity.LOOK, texts.DESIGN, texts.DESIGN_DO),
    CheckKind.CONTROL: (Severity.LOOK, texts.CONTROL, texts.CONTROL_DO),
}
