"""What a surveyor does in each trouble: plain steps, and whether interviews may go on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.safe_files import DiskFull, DiskProblem
from surveyapp.storage.kiosk.high_water import StoreSetBack
from surveyapp.storage.kiosk.lock import StoreInUse
from surveyapp.storage.kiosk.pin import LONGEST_DELAY, LONGEST_SURVEYOR_DELAY
from surveyapp.storage.kiosk.store import LittleSpace, StoreDamaged


class ProgramFailed(EnvironmentProblem):
    """A mistake of the program ended an interview, kept one from beginning, or came once it was stored."""


class Trouble(Enum):
    """What can go wrong in the field, as a surveyor meets it."""

    FULL_DISK = "full_disk"
    LITTLE_SPACE = "little_space"
    DAMAGED_STORE = "damaged_store"
    INTERVIEWS_GONE = "interviews_gone"
    FAILING_DISK = "failing_disk"
    FORGOTTEN_PIN = "forgotten_pin"
    LOCKED_PIN = "locked_pin"
    SECOND_KIOSK = "second_kiosk"
    NO_RANDOMNESS = "no_randomness"
    PROGRAM_MISTAKE = "program_mistake"
    SWITCHED_OFF = "switched_off"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Advice:
    """What happened, and what to do, one step after the other."""

    title: Message
    steps: tuple[Message, ...]


ADVICE: dict[Trouble, Advice] = {
    Trouble.FULL_DISK: Advice(
        msg("The disk is full"),
        (
            msg("All interviews that were finished are kept."),
            msg("Call the supervisor, who exports the files and makes room."),
            msg("Then touch “Look again”. If there is room, you can go on."),
        ),
    ),
    Trouble.LITTLE_SPACE: Advice(
        msg("The disk is nearly full"),
        (
            msg("You can go on today. Nothing is lost."),
            msg("Tell the supervisor today: the files have to be exported and room made."),
        ),
    ),
    Trouble.DAMAGED_STORE: Advice(
        msg("A file of interviews is damaged"),
        (
            msg("The damaged file was put aside and is kept. New interviews go to a new file."),
            msg("You can go on."),
            msg("Tell the supervisor today. Delete nothing."),
        ),
    ),
    Trouble.INTERVIEWS_GONE: Advice(
        msg("Interviews are missing"),
        (
            msg("A file is gone or older than it was, or this device is a copy of another."),
            msg("You can go on. New interviews are kept."),
            msg("Call the supervisor now. Delete nothing."),
        ),
    ),
    Trouble.FAILING_DISK: Advice(
        msg("The disk fails"),
        (
            msg("Ask nobody on this device."),
            msg("Do not switch it off."),
            msg("Call the supervisor, who exports the interviews first."),
        ),
    ),
    Trouble.FORGOTTEN_PIN: Advice(
        msg("You forgot your PIN"),
        (
            msg("Nothing is lost."),
            msg("Call the supervisor, who chooses a new one on the supervisor's page."),
            msg(
                "A supervisor who forgot the supervisor's PIN sets the kiosk up again in a new folder. "
                "The interviews stay in the old one."
            ),
        ),
    ),
    Trouble.LOCKED_PIN: Advice(
        msg("The PIN is locked"),
        (
            msg("Somebody entered wrong PINs. Nothing is lost."),
            msg(
                "Wait until the seconds are over, {seconds} at most. Then enter your PIN.",
                seconds=LONGEST_SURVEYOR_DELAY,
            ),
            msg(
                "The supervisor's PIN can be locked for up to {minutes} minutes. Yours works meanwhile.",
                minutes=LONGEST_DELAY // 60,
            ),
        ),
    ),
    Trouble.SECOND_KIOSK: Advice(
        msg("The kiosk is already running"),
        (
            msg("It was started a second time on this device. Nothing is lost."),
            msg("Close this window and go on in the other one."),
            msg("If you find no other one, switch the device off and on again."),
        ),
    ),
    Trouble.NO_RANDOMNESS: Advice(
        msg("The device cannot draw chance"),
        (
            msg("Nobody is asked without chance. All interviews that were finished are kept."),
            msg("Switch the device off and on again. Then touch “Look again”."),
            msg("If it happens again, use another device and tell the supervisor."),
        ),
    ),
    Trouble.PROGRAM_MISTAKE: Advice(
        msg("The program made a mistake"),
        (
            msg("The screen of the respondent said whether the interview counts."),
            msg("If it does, do not ask this person again. If not, you may ask once more."),
            msg("You can go on once. If it happens again, stop and call the supervisor."),
        ),
    ),
    Trouble.SWITCHED_OFF: Advice(
        msg("The device went off"),
        (
            msg("Switch it on again and enter your PIN."),
            msg("The interview that was not finished is gone. All others are kept."),
        ),
    ),
    Trouble.OTHER: Advice(
        msg("Something else is wrong"),
        (
            msg("All interviews that were finished are kept. Delete nothing."),
            msg("Call the supervisor, whose page says what it is."),
        ),
    ),
}
"""In the order in which the surveyor's page lists them."""

_KINDS: tuple[tuple[type[SurveyAppError], Trouble], ...] = (
    (DiskFull, Trouble.FULL_DISK),
    (DiskProblem, Trouble.FAILING_DISK),
    (LittleSpace, Trouble.LITTLE_SPACE),
    (StoreDamaged, Trouble.DAMAGED_STORE),
    (StoreSetBack, Trouble.INTERVIEWS_GONE),
    (StoreInUse, Trouble.SECOND_KIOSK),
    (RandomnessFailed, Trouble.NO_RANDOMNESS),
    (ProgramFailed, Trouble.PROGRAM_MISTAKE),
)


def trouble_of(problem: SurveyAppError) -> Trouble:
    """Return what a surveyor calls ``problem``.

    Parameters
    ----------
    problem : SurveyAppError
        What was met.
    """
    return next((trouble for kind, trouble in _KINDS if isinstance(problem, kind)), Trouble.OTHER)
