"""Findings on the data in plain words: what was seen, and what to do about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from surveyapp.errors import QT_TRANSLATE_NOOP
from surveyapp.services.notices import Notice
from surveyapp.services.quality_checks import Check, Kind
from surveyapp.services.quality_rows import KioskRow, QuestionRow, WeightRow

COLUMNS = ("severity", "subject", "kiosk", "question", "finding", "advice")
"""The columns of findings in CSV and JSON, which people outside rely on."""

MANY_MISSING = 0.2
"""Above this share of missing answers it is said: whoever does not answer may be different."""

MANY_SITES = 1 / 3
"""Where more kiosks than this differ from the rest, the places differ, and no one kiosk stands out."""

KIOSK_LETTERS = 8


class Severity(Enum):
    """How much a finding matters."""

    OK = "ok"
    LOOK = "look"
    ACT = "act"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found. ``kiosk`` and ``question`` are empty where it is about all of them."""

    severity: Severity
    subject: str
    kiosk: str
    question: str
    finding: Notice
    advice: Notice

    @property
    def row(self) -> Mapping[str, str]:
        """The finding as tables have it."""
        return {
            "severity": self.severity.value,
            "subject": self.subject,
            "kiosk": self.kiosk,
            "question": self.question,
            "finding": str(self.finding),
            "advice": str(self.advice),
        }


@dataclass(frozen=True, slots=True)
class Seen:
    """All that findings are told from."""

    interviews: int
    kiosks: Sequence[KioskRow]
    shared_ids: int
    checks: Sequence[Check]
    questions: Sequence[QuestionRow]
    weights: Sequence[WeightRow]


def findings_of(seen: Seen) -> tuple[Finding, ...]:
    """Return the findings, the worst first."""
    found = [
        *_alarms(seen.checks),
        *_copied(seen.shared_ids),
        *_missing(seen.questions),
        *_counted(seen),
        *_quiet(seen.checks),
        *_weights(seen.weights),
    ]
    worst_first = (Severity.ACT, Severity.LOOK, Severity.OK)
    return tuple(sorted(found, key=lambda one: worst_first.index(one.severity)))


def verdict_of(findings: Sequence[Finding], interviews: int) -> Notice:
    """Return the whole in one sentence."""
    count = {one: sum(f.severity is one for f in findings) for one in Severity}
    facts = {
        "act": count[Severity.ACT],
        "look": count[Severity.LOOK],
        "interviews": f"{interviews:,}",
    }
    if count[Severity.ACT]:
        return _notice(MUST_ACT, **facts)
    return _notice(MUST_LOOK if count[Severity.LOOK] else ALL_WELL, **facts)


def subject_of(subject: str) -> Notice:
    """Return what a finding is about, to be shown."""
    return _notice(_SUBJECTS[subject])


def _notice(template: str, **facts: object) -> Notice:
    return Notice("quality", template, facts)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def _alarms(checks: Sequence[Check]) -> Iterator[Finding]:
    """Yield what the tests found, each thing once.

    Where many kiosks differ, the places do. A kiosk that differs in many questions is one finding, and what
    is impossible need not be called different too.
    """
    crowds = _crowds(checks)
    for (kind, question), (count, of) in crowds.items():
        facts = {"question": question, "count": count, "kiosks": of}
        told = _notice(SITES_DIFFER, **facts)
        yield Finding(Severity.LOOK, kind.value, "", question, told, _notice(SITES_DIFFER_DO))
    impossible = {
        (c.kiosk, c.question) for c in checks if c.kind is Kind.KIOSK_IMPOSSIBLE and c.is_found
    }
    differing = defaultdict(list)
    for check in checks:
        if not check.is_found or (check.kind, check.question) in crowds:
            continue
        if check.kind is not Kind.KIOSK_DIFFERS:
            yield _alarm(check)
        elif (check.kiosk, check.question) not in impossible:
            differing[check.kiosk].append(check)
    for found in differing.values():
        yield _alarm(found[0]) if len(found) == 1 else _differs_often(found)


def _differs_often(found: Sequence[Check]) -> Finding:
    worst = min(found, key=lambda check: check.p_value)
    facts = {
        "kiosk": worst.kiosk[:KIOSK_LETTERS],
        "questions": ", ".join(check.question for check in found),
        "question": worst.question,
        "report": worst.report,
        "share": _percent(worst.share),
        "expected": _percent(worst.expected),
    }
    told, do = _notice(DIFFERS_OFTEN, **facts), _notice(KIOSK_DIFFERS_DO)
    return Finding(Severity.LOOK, worst.kind.value, worst.kiosk, "", told, do)


def _crowds(checks: Sequence[Check]) -> dict[tuple[Kind, str], tuple[int, int]]:
    by_question = defaultdict(list)
    for check in checks:
        if check.kind is Kind.KIOSK_DIFFERS:
            by_question[check.kind, check.question].append(check.is_found)
    return {
        key: (sum(found), len(found))
        for key, found in by_question.items()
        if len(found) > 2 and sum(found) > MANY_SITES * len(found)
    }


def _alarm(check: Check) -> Finding:
    severity, template, advice = _ALARMS[check.kind]
    facts = {
        "kiosk": check.kiosk[:KIOSK_LETTERS],
        "question": check.question,
        "report": check.report,
        "n": f"{check.n:,}",
        "share": _percent(check.share),
        "expected": _percent(check.expected),
        "pairs": f"{check.share:,.0f}",
        "by_chance": f"{check.expected or 0:,.1f}",
        "p_value": f"{check.p_adjusted:.2g}",
    }
    told, do = _notice(template, **facts), _notice(advice, **facts)
    return Finding(severity, check.kind.value, check.kiosk, check.question, told, do)


def _copied(shared: int) -> Iterator[Finding]:
    if shared:
        told = _notice(SHARED_IDS, count=f"{shared:,}")
        yield Finding(Severity.ACT, "copied interviews", "", "", told, _notice(SHARED_IDS_DO))


def _missing(questions: Sequence[QuestionRow]) -> Iterator[Finding]:
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
        finding, advice = _notice(MANY_MISSING_TOLD, **facts), _notice(MANY_MISSING_DO)
        yield Finding(Severity.LOOK, subject, "", row.question, finding, advice)
    if told and not many:
        worst = max(told, key=lambda row: row.missing_share or 0)
        facts = {"share": _percent(worst.missing_share), "question": worst.question}
        template = FEW_MISSING if worst.missing_share else NONE_MISSING
        yield Finding(Severity.OK, subject, "", "", _notice(template, **facts), _notice(NOTHING))


def _counted(seen: Seen) -> Iterator[Finding]:
    if not seen.kiosks:
        told = _notice(ROWS_COUNTED, interviews=f"{seen.interviews:,}")
        yield Finding(Severity.OK, "interviews", "", "", told, _notice(ROWS_COUNTED_DO))
        return
    again = sum(row.brought_again for row in seen.kiosks)
    facts = {
        "interviews": f"{seen.interviews:,}",
        "kiosks": len(seen.kiosks),
        "again": f"{again:,}",
    }
    template = COUNTED_AGAIN if again else COUNTED
    yield Finding(
        Severity.OK, "interviews", "", "", _notice(template, **facts), _notice(COUNTED_DO)
    )
    stopped = sum(row.break_offs + row.time_outs for row in seen.kiosks)
    finished = sum(row.interviews for row in seen.kiosks)
    facts = {"stopped": f"{stopped:,}", "share": _percent(stopped / max(stopped + finished, 1))}
    yield Finding(Severity.OK, "break-offs", "", "", _notice(STOPPED, **facts), _notice(STOPPED_DO))


def _quiet(checks: Sequence[Check]) -> Iterator[Finding]:
    """Yield what was looked for and not found."""
    for kind, template in _QUIET.items():
        tests = [check for check in checks if check.kind is kind]
        if tests and not any(check.is_found for check in tests):
            told = _notice(template, count=f"{len(tests):,}")
            yield Finding(Severity.OK, kind.value, "", "", told, _notice(NOTHING))


def _weights(weights: Sequence[WeightRow]) -> Iterator[Finding]:
    shares = [row for row in weights if not row.is_mean and row.influence is not None]
    if not shares:
        return
    most = max(shares, key=lambda row: row.influence or 0)
    facts = {
        "influence": f"{100 * (most.influence or 0):.2f}",
        "question": most.question,
        "answer": most.answer,
    }
    subject = "weight of a record"
    told = _notice(ONE_RECORD, **facts)
    yield Finding(Severity.OK, subject, "", most.question, told, _notice(ONE_RECORD_DO))
    bounded = [row for row in shares if row.low is not None and row.high is not None]
    if bounded:
        widest = max(bounded, key=lambda row: (row.high or 0) - (row.low or 0))
        facts = {
            "forged": f"{widest.forged:,}",
            "n": f"{widest.n:,}",
            "question": widest.question,
            "answer": widest.answer,
            "estimate": _percent(widest.estimate),
            "low": _percent(widest.low),
            "high": _percent(widest.high),
        }
        told = _notice(FORGED, **facts)
        yield Finding(Severity.OK, "forged records", "", widest.question, told, _notice(FORGED_DO))


MUST_ACT = QT_TRANSLATE_NOOP(
    "quality",
    "Do not use these estimates yet. Findings in {interviews} interviews that need an explanation: {act}; "
    "that need a look: {look}.",
)
MUST_LOOK = QT_TRANSLATE_NOOP(
    "quality",
    "Nothing in these {interviews} interviews is impossible. Findings that need a look: {look}.",
)
ALL_WELL = QT_TRANSLATE_NOOP("quality", "Nothing in these {interviews} interviews looks wrong.")
NOTHING = QT_TRANSLATE_NOOP("quality", "Nothing to do.")
SITES_DIFFER = QT_TRANSLATE_NOOP(
    "quality",
    "{question}: {count} of {kiosks} kiosks differ from the rest by more than chance. The places differ, or "
    "something is wrong with many kiosks.",
)
SITES_DIFFER_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Where places differ this is as it should be. Compare within groups of a direct question that tells "
    "them apart, and take no one kiosk for faulty by this alone.",
)
KIOSK_DIFFERS = QT_TRANSLATE_NOOP(
    "quality",
    "Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports, comparable kiosks in "
    "{expected}. Chance alone hardly does that (p = {p_value}, all tests together).",
)
DIFFERS_OFTEN = QT_TRANSLATE_NOOP(
    "quality",
    "Kiosk {kiosk} differs from comparable kiosks in {questions}, most in {question}: “{report}” in {share} "
    "and not in {expected}. Chance alone hardly does that.",
)
KIOSK_DIFFERS_DO = QT_TRANSLATE_NOOP(
    "quality",
    "People may differ where it stands: compare within groups of a direct question. If nothing explains it, "
    "ask how the interviews were held and check the kiosk's coins.",
)
KIOSK_IMPOSSIBLE = QT_TRANSLATE_NOOP(
    "quality",
    "Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports, and whatever people answer, "
    "the design leads to no share beyond {expected} (p = {p_value}).",
)
KIOSK_IMPOSSIBLE_DO = QT_TRANSLATE_NOOP(
    "quality",
    "No difference between places explains this. Leave the kiosk out until it is explained: its coins, its "
    "program, or who touched it and how.",
)
IMPOSSIBLE = QT_TRANSLATE_NOOP(
    "quality",
    "All kiosks together recorded “{report}” for {question} in {share} of {n} reports, and whatever people "
    "answer, the design leads to no share beyond {expected} (p = {p_value}).",
)
IMPOSSIBLE_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Do not use the estimate. The instruction was not followed, or the coins are not those of the survey: "
    "try the instruction on a few people, and look at the kiosks one by one.",
)
REPEATED = QT_TRANSLATE_NOOP(
    "quality",
    "Kiosk {kiosk} has {pairs} pairs of interviews with the same reports to all randomized questions; chance "
    "makes about {by_chance} (p = {p_value}).",
)
REPEATED_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Copied or invented interviews look like this. Compare the number of interviews with the attendance "
    "list, and ask who held them.",
)
BREAK_OFFS = QT_TRANSLATE_NOOP(
    "quality",
    "At kiosk {kiosk} {share} of {n} interviews were “{report}”, at the others {expected} (p = {p_value}).",
)
BREAK_OFFS_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Ask the surveyor what happens there: no quiet place, a language that is missing, people who are "
    "pressed to take part. Who leaves may be different from who stays.",
)
MISSING_DIFFERS = QT_TRANSLATE_NOOP(
    "quality",
    "At kiosk {kiosk} {question} was “{report}” in {share} of {n} interviews, at the others in {expected} "
    "(p = {p_value}).",
)
MISSING_DIFFERS_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Ask how the question is introduced there. Who skips it may be different from who answers it.",
)
DIRECT_ARM = QT_TRANSLATE_NOOP(
    "quality",
    "{question}: {share} say yes with coins and {expected} when asked directly; the two do not agree "
    "(p = {p_value}).",
)
DIRECT_ARM_DO = QT_TRANSLATE_NOOP(
    "quality",
    "More with coins is what one hopes for where people are ashamed of a yes. Less with coins says that the "
    "instruction was not followed or that the coins are not right: check both before using the estimate.",
)
DESIGN = QT_TRANSLATE_NOOP(
    "quality",
    "{question}: the reports contradict that {report} (p = {p_value}).",
)
DESIGN_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Some people do not follow the instruction as the design supposes. Read the shares beside the answers "
    "on the page of estimates, and tell them with the result.",
)
CONTROL = QT_TRANSLATE_NOOP(
    "quality",
    "The control {question} has “{report}” in {share} of {n} reports, and {expected} if everybody follows "
    "the instruction (p = {p_value}).",
)
CONTROL_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Some people touch anything. Use the estimates that are corrected by the control, and explain the "
    "instruction better in the next interviews.",
)
SHARED_IDS = QT_TRANSLATE_NOOP(
    "quality",
    "{count} interviews have a random id that is also in another kiosk's file. Chance never does that.",
)
SHARED_IDS_DO = QT_TRANSLATE_NOOP(
    "quality",
    "One kiosk's store was copied to another, or a file was made by hand. Find out which kiosk held the "
    "interviews, and leave the other's files out.",
)
MANY_MISSING_TOLD = QT_TRANSLATE_NOOP(
    "quality", "{question} was not answered in {missing} of {asked} interviews ({share})."
)
MANY_MISSING_DO = QT_TRANSLATE_NOOP(
    "quality",
    "The estimate speaks for those who answer. Say so with it, or ask why people skip the question.",
)
FEW_MISSING = QT_TRANSLATE_NOOP(
    "quality", "At most {share} of those who were asked a question did not answer it ({question})."
)
NONE_MISSING = QT_TRANSLATE_NOOP("quality", "Everybody answered every question that was asked.")
ROWS_COUNTED = QT_TRANSLATE_NOOP("quality", "{interviews} rows of tables.")
ROWS_COUNTED_DO = QT_TRANSLATE_NOOP(
    "quality", "Tables do not tell the kiosks, so nothing could be compared between them."
)
COUNTED = QT_TRANSLATE_NOOP(
    "quality", "{interviews} interviews from {kiosks} kiosks, each counted once."
)
COUNTED_AGAIN = QT_TRANSLATE_NOOP(
    "quality",
    "{interviews} interviews from {kiosks} kiosks; files bring {again} of them again, and each is counted "
    "once.",
)
COUNTED_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Compare the number of each kiosk with the attendance list: no time and no order is recorded that would "
    "show invented interviews.",
)
STOPPED = QT_TRANSLATE_NOOP(
    "quality", "{stopped} interviews ({share} of those begun) were broken off or timed out."
)
STOPPED_DO = QT_TRANSLATE_NOOP("quality", "Tell the number with the results.")
ONE_RECORD = QT_TRANSLATE_NOOP(
    "quality",
    "One record moves an estimate by at most {influence} percentage points ({question}: {answer}).",
)
ONE_RECORD_DO = QT_TRANSLATE_NOOP(
    "quality", "If that is much, more interviews are needed, or a design with weaker coins."
)
FORGED = QT_TRANSLATE_NOOP(
    "quality",
    "If up to {forged} of {n} reports were forged, {question}: {answer}, now {estimate}, could be from "
    "{low} to {high}.",
)
FORGED_DO = QT_TRANSLATE_NOOP(
    "quality",
    "Ask whether the conclusion holds over the whole band; choose the number that you fear.",
)

_ALARMS = {
    Kind.KIOSK_DIFFERS: (Severity.LOOK, KIOSK_DIFFERS, KIOSK_DIFFERS_DO),
    Kind.KIOSK_IMPOSSIBLE: (Severity.ACT, KIOSK_IMPOSSIBLE, KIOSK_IMPOSSIBLE_DO),
    Kind.IMPOSSIBLE: (Severity.ACT, IMPOSSIBLE, IMPOSSIBLE_DO),
    Kind.REPEATED: (Severity.ACT, REPEATED, REPEATED_DO),
    Kind.BREAK_OFFS: (Severity.LOOK, BREAK_OFFS, BREAK_OFFS_DO),
    Kind.MISSING: (Severity.LOOK, MISSING_DIFFERS, MISSING_DIFFERS_DO),
    Kind.DIRECT_ARM: (Severity.LOOK, DIRECT_ARM, DIRECT_ARM_DO),
    Kind.DESIGN: (Severity.LOOK, DESIGN, DESIGN_DO),
    Kind.CONTROL: (Severity.LOOK, CONTROL, CONTROL_DO),
}

_QUIET = {
    Kind.KIOSK_DIFFERS: QT_TRANSLATE_NOOP(
        "quality",
        "No kiosk's reports differ from the others' by more than chance ({count} comparisons).",
    ),
    Kind.KIOSK_IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "quality", "Every kiosk's reports can come from answers of people ({count} tests)."
    ),
    Kind.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "quality", "All reports lie in the feasible range of their designs ({count} questions)."
    ),
    Kind.REPEATED: QT_TRANSLATE_NOOP(
        "quality", "No kiosk repeats records much more often than chance ({count} kiosks)."
    ),
    Kind.BREAK_OFFS: QT_TRANSLATE_NOOP(
        "quality", "Interviews are broken off alike at all kiosks ({count} kiosks)."
    ),
    Kind.MISSING: QT_TRANSLATE_NOOP(
        "quality", "Questions that may be skipped are skipped alike at all kiosks ({count} tests)."
    ),
    Kind.DIRECT_ARM: QT_TRANSLATE_NOOP(
        "quality",
        "Answers with coins agree with those of people asked directly ({count} questions).",
    ),
    Kind.DESIGN: QT_TRANSLATE_NOOP(
        "quality", "Nothing contradicts what the designs suppose ({count} tests)."
    ),
    Kind.CONTROL: QT_TRANSLATE_NOOP(
        "quality",
        "Control items are answered as if everybody followed the instruction ({count} items).",
    ),
}

_SUBJECTS = {
    "kiosk differs": QT_TRANSLATE_NOOP("quality", "Kiosks compared"),
    "kiosk outside the feasible range": QT_TRANSLATE_NOOP("quality", "Feasible range, by kiosk"),
    "outside the feasible range": QT_TRANSLATE_NOOP("quality", "Feasible range"),
    "repeated records": QT_TRANSLATE_NOOP("quality", "Repeated records"),
    "break-offs": QT_TRANSLATE_NOOP("quality", "Break-offs"),
    "missing differs": QT_TRANSLATE_NOOP("quality", "Missing, by kiosk"),
    "coins against asked directly": QT_TRANSLATE_NOOP("quality", "Coins and asked directly"),
    "test of the design": QT_TRANSLATE_NOOP("quality", "Test of the design"),
    "control item": QT_TRANSLATE_NOOP("quality", "Control item"),
    "copied interviews": QT_TRANSLATE_NOOP("quality", "Copied interviews"),
    "missing answers": QT_TRANSLATE_NOOP("quality", "Missing answers"),
    "interviews": QT_TRANSLATE_NOOP("quality", "Interviews"),
    "weight of a record": QT_TRANSLATE_NOOP("quality", "Weight of a record"),
    "forged records": QT_TRANSLATE_NOOP("quality", "Forged records"),
}
