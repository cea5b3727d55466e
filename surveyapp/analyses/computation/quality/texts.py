"""The sentences of the findings on data quality."""

from __future__ import annotations

from surveyapp.analyses.computation.quality.checks import CheckKind
from surveyapp.analyses.computation.quality.detectable import COPIED as COPIED_INTERVIEWS
from surveyapp.analyses.computation.quality.detectable import FORGED as FORGED_REPORTS
from surveyapp.messages.message import QT_TRANSLATE_NOOP

MUST_ACT = QT_TRANSLATE_NOOP(
    "messages",
    "Do not use these estimates yet. Findings in {interviews} interviews that "
    "need an explanation: {act}; that need checking: {look}.",
)
MUST_LOOK = QT_TRANSLATE_NOOP(
    "messages",
    "Nothing in these {interviews} interviews is impossible. Findings that need checking: {look}.",
)
ALL_WELL = {
    (True, True): QT_TRANSLATE_NOOP(
        "messages",
        "Nothing in these {interviews} interviews looks wrong. The tests would "
        "probably (80 %) have found forged reports if they were {forged} or more of "
        "a kiosk's reports to one question, and copied interviews if they were "
        "{copied} or more of a kiosk's interviews; smaller numbers may have gone "
        "unnoticed.",
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "messages",
        "Nothing in these {interviews} interviews looks wrong. The tests would "
        "probably (80 %) have found forged reports if they were {forged} or more of "
        "a kiosk's reports to one question; they would not find copied interviews "
        "at every kiosk.",
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "messages",
        "Nothing in these {interviews} interviews looks wrong. The tests would "
        "probably (80 %) have found copied interviews if they were {copied} or more "
        "of a kiosk's interviews; they would not find forged reports at every "
        "kiosk.",
    ),
    (False, False): QT_TRANSLATE_NOOP(
        "messages",
        "Nothing in these {interviews} interviews looks wrong, but forged reports and copied interviews "
        "would not be found at every kiosk, however many there are.",
    ),
}
"""By whether every kiosk's tests would find forged reports, and copied interviews."""
WELL_UNCOMPARED = QT_TRANSLATE_NOOP(
    "messages",
    "Nothing in these {interviews} interviews looks wrong, but forged or copied interviews would not be "
    "found: no kiosk could be compared with another.",
)
WELL_ROWS = QT_TRANSLATE_NOOP(
    "messages",
    "Nothing in these {interviews} interviews looks wrong. Forged or copied rows would not be found, "
    "because a table does not say which kiosk each row comes from.",
)
ROWS_UNCOMPARED = QT_TRANSLATE_NOOP(
    "messages",
    "Forged or copied rows would not be found, because a table does not say which kiosk each row comes from.",
)
NOTHING_COMPARED = QT_TRANSLATE_NOOP(
    "messages",
    "No kiosk could be compared with another, so neither forged reports nor copied interviews would be "
    "found.",
)
POWER_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Smaller shares need other means: compare the number of interviews with attendance lists, let a second "
    "surveyor ask some people again, and see who held the interviews.",
)
OTHER_MEANS = QT_TRANSLATE_NOOP(
    "messages",
    "Compare the number of interviews with attendance lists, let a second surveyor ask some people again, "
    "and see who held the interviews.",
)
DETECTABLE = {
    FORGED_REPORTS: (
        QT_TRANSLATE_NOOP(
            "messages",
            "The tests would probably (80 %) have found forged reports if they were "
            "{low} (kiosk {first}) to {high} (kiosk {last}, {question}) or more of a "
            "kiosk's reports to one question; smaller numbers may have gone unnoticed.",
        ),
        QT_TRANSLATE_NOOP(
            "messages",
            "At {count} of {kiosks} kiosks forged reports to some question would not be "
            "found, however many there are.",
        ),
    ),
    COPIED_INTERVIEWS: (
        QT_TRANSLATE_NOOP(
            "messages",
            "The tests would probably (80 %) have found copied interviews under new ids "
            "if they were {low} (kiosk {first}) to {high} (kiosk {last}) or more of a "
            "kiosk's interviews; smaller numbers may have gone unnoticed.",
        ),
        QT_TRANSLATE_NOOP(
            "messages",
            "At {count} of {kiosks} kiosks copied interviews would not be found: two people's records are "
            "too often the same by chance.",
        ),
    ),
}
"""What would have been found, and where nothing would."""
NOTHING = QT_TRANSLATE_NOOP("messages", "Nothing to do.")
SITES_DIFFER = QT_TRANSLATE_NOOP(
    "messages",
    "{question}: {count} of {kiosks} kiosks differ from the rest by more than "
    "chance. Either the places differ, or something is wrong with many kiosks.",
)
SITES_DIFFER_DO = QT_TRANSLATE_NOOP(
    "messages",
    "If the places differ, this is to be expected. Compare within groups of a "
    "direct question that distinguishes them, and do not blame any one kiosk "
    "for this alone.",
)
KIOSK_DIFFERS = QT_TRANSLATE_NOOP(
    "messages",
    "Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} "
    "reports, comparable kiosks in {expected}. Chance alone hardly explains "
    "that (p = {p_value}, all tests together).",
)
DIFFERS_OFTEN = QT_TRANSLATE_NOOP(
    "messages",
    "Kiosk {kiosk} differs from comparable kiosks in {questions}, most in "
    "{question}: “{report}” in {share} and not in {expected}. Chance alone "
    "hardly explains that.",
)
KIOSK_DIFFERS_DO = QT_TRANSLATE_NOOP(
    "messages",
    "The people at its location may differ: compare within groups of a direct "
    "question. If nothing explains it, ask how the interviews were held and "
    "check the kiosk's coins.",
)
KIOSK_IMPOSSIBLE = QT_TRANSLATE_NOOP(
    "messages",
    "Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} "
    "reports. Whatever people answer, the design cannot lead to a share beyond "
    "{expected} (p = {p_value}).",
)
KIOSK_IMPOSSIBLE_DO = QT_TRANSLATE_NOOP(
    "messages",
    "No difference between places explains this. Leave the kiosk out until it "
    "is explained: check its coins, its program, and who touched it and how.",
)
IMPOSSIBLE = QT_TRANSLATE_NOOP(
    "messages",
    "All kiosks together recorded “{report}” for {question} in {share} of {n} "
    "reports. Whatever people answer, the design cannot lead to a share beyond "
    "{expected} (p = {p_value}).",
)
IMPOSSIBLE_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Do not use the estimate. The instruction was not followed, or the coins are not those of the survey: "
    "try the instruction on a few people, and look at the kiosks one by one.",
)
REPEATED = QT_TRANSLATE_NOOP(
    "messages",
    "Kiosk {kiosk} has {pairs} pairs of identical interviews; chance makes "
    "about {by_chance}, and hardly ever so many of the rare ones (p = "
    "{p_value}).",
)
REPEATED_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Copied or invented interviews look like this. Compare the number of interviews with the attendance "
    "list, and ask who held them.",
)
BREAK_OFFS = QT_TRANSLATE_NOOP(
    "messages",
    "At kiosk {kiosk} {share} of {n} interviews were broken off or timed out, at the others {expected} "
    "(p = {p_value}).",
)
BREAK_OFFS_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Ask the surveyor what happens there: no quiet place, a missing language, "
    "people who are pressed to take part. People who leave may be different "
    "from those who stay.",
)
MISSING_DIFFERS = QT_TRANSLATE_NOOP(
    "messages",
    "At kiosk {kiosk} {question} was not answered in {share} of {n} interviews, at the others in {expected} "
    "(p = {p_value}).",
)
MISSING_DIFFERS_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Ask how the question is introduced there. People who skip it may be "
    "different from those who answer it.",
)
DIRECT_ARM = QT_TRANSLATE_NOOP(
    "messages",
    "{question}: {share} say yes with coins and {expected} when asked directly; the two do not agree "
    "(p = {p_value}).",
)
DIRECT_ARM_DO = QT_TRANSLATE_NOOP(
    "messages",
    "More “yes” with coins is what one hopes for if people are ashamed of a "
    "yes. Less with coins means that the instruction was not followed or that "
    "the coins are not right: check both before you use the estimate.",
)
DESIGN = QT_TRANSLATE_NOOP(
    "messages",
    "{question}: the reports speak against “{report}” (p = {p_value}).",
)
DESIGN_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Some people did not follow the instruction, or something that the design "
    "assumes does not hold. Read the tests and other shares next to the "
    "estimates, and report them with the result.",
)
CONTROL = QT_TRANSLATE_NOOP(
    "messages",
    "The control {question} has “{report}” in {share} of {n} reports, and {expected} if everybody follows "
    "the instruction (p = {p_value}).",
)
CONTROL_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Some people touch any button. Use the estimates that are corrected by the "
    "control, and explain the instruction better in the next interviews.",
)
SHARED_IDS = QT_TRANSLATE_NOOP(
    "messages",
    "{count} interviews have a random id that is also in another kiosk's file. Chance never does that.",
)
SHARED_IDS_DO = QT_TRANSLATE_NOOP(
    "messages",
    "One kiosk's store was copied to another, or a file was made by hand. Find out which kiosk held the "
    "interviews, and leave the other's files out.",
)
EXPORT_LACKS = QT_TRANSLATE_NOOP(
    "messages",
    "Export {later} of kiosk {kiosk} (batch {batch}) lacks interviews that its "
    "export {earlier} contains: {missing}.",
)
EXPORT_LACKS_DO = QT_TRANSLATE_NOOP(
    "messages",
    "An old copy of the kiosk's file was put back, or interviews were taken out. Ask who had the kiosk in "
    "between. The interviews of both exports are counted.",
)
NUMBER_TWICE = QT_TRANSLATE_NOOP(
    "messages",
    "Kiosk {kiosk} has two different exports under one number: export {export} of batch {batch}.",
)
NUMBER_TWICE_DO = QT_TRANSLATE_NOOP(
    "messages",
    "The kiosk's folder was copied to a second device or restored from an old "
    "copy. Find out which devices asked people under this name, and what each "
    "of them has recorded.",
)
MANY_MISSING_TOLD = QT_TRANSLATE_NOOP(
    "messages", "{question} was not answered in {missing} of {asked} interviews ({share})."
)
MANY_MISSING_DO = QT_TRANSLATE_NOOP(
    "messages",
    "The estimate describes those who answer. Say so when you report it, or ask "
    "why people skip the question.",
)
FEW_MISSING = QT_TRANSLATE_NOOP(
    "messages", "At most {share} of those who were asked a question did not answer it ({question})."
)
NONE_MISSING = QT_TRANSLATE_NOOP("messages", "Everybody answered every question that was asked.")
TOTALS_COUNTED = QT_TRANSLATE_NOOP(
    "messages", "Totals of {interviews} interviews, opened by trustees."
)
TOTALS_COUNTED_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Trustees opened all kiosks together, so kiosks and single interviews cannot be compared. Each kiosk's "
    "number of interviews is in its file.",
)
ROWS_COUNTED = QT_TRANSLATE_NOOP("messages", "{interviews} rows of tables.")
ROWS_COUNTED_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Tables do not say which kiosk a row comes from, so nothing could be compared between kiosks.",
)
COUNTED = QT_TRANSLATE_NOOP(
    "messages", "{interviews} interviews from {kiosks} kiosks, each counted once."
)
COUNTED_AGAIN = QT_TRANSLATE_NOOP(
    "messages",
    "{interviews} interviews from {kiosks} kiosks; {again} of them are in "
    "several files, and each is counted once.",
)
COUNTED_ONE_KIOSK = QT_TRANSLATE_NOOP(
    "messages", "{interviews} interviews from one kiosk, each counted once."
)
COUNTED_AGAIN_ONE_KIOSK = QT_TRANSLATE_NOOP(
    "messages",
    "{interviews} interviews from one kiosk; {again} of them are in several "
    "files, and each is counted once.",
)
COUNTED_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Compare the number of interviews of each kiosk with the attendance list: "
    "no time or order is recorded that would reveal invented interviews.",
)
STOPPED = QT_TRANSLATE_NOOP(
    "messages", "{stopped} interviews ({share} of those begun) were broken off or timed out."
)
STOPPED_DO = QT_TRANSLATE_NOOP("messages", "Report the number with the results.")
ONE_RECORD = QT_TRANSLATE_NOOP(
    "messages",
    "One record moves an estimate by at most {influence} percentage points ({question}: {answer}).",
)
ONE_RECORD_DO = QT_TRANSLATE_NOOP(
    "messages", "If that is too much, you need more interviews, or a design with weaker coins."
)
FORGED = QT_TRANSLATE_NOOP(
    "messages",
    "If up to {forged} of the {n} reports were forged, “{question}: {answer}” "
    "({estimate}) could really be from {low} to {high}.",
)
FORGED_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Ask whether your conclusion still holds at both ends; choose the number that you fear.",
)

QUIET = {
    CheckKind.KIOSK_DIFFERS: QT_TRANSLATE_NOOP(
        "messages",
        "No kiosk's reports differ from the others' by more than chance (comparisons: {count}).",
    ),
    CheckKind.KIOSK_IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "messages", "Every kiosk's reports can come from people's answers (tests: {count})."
    ),
    CheckKind.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "messages", "All reports lie in the feasible range of their designs (questions: {count})."
    ),
    CheckKind.REPEATED: QT_TRANSLATE_NOOP(
        "messages", "No kiosk repeats records more often than chance (kiosks: {count})."
    ),
    CheckKind.BREAK_OFFS: QT_TRANSLATE_NOOP(
        "messages", "Break-offs are equally frequent at all kiosks (kiosks: {count})."
    ),
    CheckKind.MISSING: QT_TRANSLATE_NOOP(
        "messages",
        "Questions that may be skipped are skipped equally often at all kiosks (tests: {count}).",
    ),
    CheckKind.DIRECT_ARM: QT_TRANSLATE_NOOP(
        "messages",
        "Answers with coins agree with those of people asked directly (questions: {count}).",
    ),
    CheckKind.DESIGN: QT_TRANSLATE_NOOP(
        "messages", "Nothing contradicts the assumptions of the designs (tests: {count})."
    ),
    CheckKind.CONTROL: QT_TRANSLATE_NOOP(
        "messages",
        "Control items are answered as if everybody followed the instruction (items: {count}).",
    ),
}

SUBJECTS = {
    "exports": QT_TRANSLATE_NOOP("messages", "Exports compared"),
    "kiosk differs": QT_TRANSLATE_NOOP("messages", "Kiosks compared"),
    "kiosk outside the feasible range": QT_TRANSLATE_NOOP("messages", "Feasible range, by kiosk"),
    "outside the feasible range": QT_TRANSLATE_NOOP("messages", "Feasible range"),
    "repeated records": QT_TRANSLATE_NOOP("messages", "Repeated records"),
    "break-offs": QT_TRANSLATE_NOOP("messages", "Break-offs"),
    "missing differs": QT_TRANSLATE_NOOP("messages", "Missing, by kiosk"),
    "coins against asked directly": QT_TRANSLATE_NOOP("messages", "Coins and asked directly"),
    "test of the design": QT_TRANSLATE_NOOP("messages", "Test of the design"),
    "control item": QT_TRANSLATE_NOOP("messages", "Control item"),
    "copied interviews": QT_TRANSLATE_NOOP("messages", "Copied interviews"),
    "missing answers": QT_TRANSLATE_NOOP("messages", "Missing answers"),
    "interviews": QT_TRANSLATE_NOOP("messages", "Interviews"),
    "weight of a record": QT_TRANSLATE_NOOP("messages", "Weight of a record"),
    "power": QT_TRANSLATE_NOOP("messages", "What would be found"),
    "forged records": QT_TRANSLATE_NOOP("messages", "Forged records"),
}
