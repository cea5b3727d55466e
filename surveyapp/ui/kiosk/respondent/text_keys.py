"""A short text is entered on keys of the language's letters, or by the keyboard; no line edit, no history."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent

from surveyapp.services.kiosk.answer_entry import wipe
from surveyapp.survey.types.text import FreeText, plain, written
from surveyapp.ui.boxes import in_column
from surveyapp.ui.kiosk.base.bare_view import speak_as
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.panel import DELETES, Panel
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET, Sizes
from surveyapp.ui.kiosk.base.view import ENTER
from surveyapp.ui.kiosk.respondent.number_pad import Entering, hint_label, say_in

LATIN = "abcdefghijklmnopqrstuvwxyz"
LETTERS = {
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإؤئةى",
    "de": LATIN + "äöüß",
    "es": LATIN + "áéíñóúü",
    "fr": LATIN + "àâçéèêëîïôœùûü",
    "hi": "अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौॉंँ़्",
    "it": LATIN + "àèéìòù",
    "pt": LATIN + "ãáâàçéêíóôõú",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",
}
"""The letters of languages; all others have the Latin ones, and the keyboard."""
RARE = {"hi": "ऋङञः"}
"""Letters that stand with the digits, so that all others have room on one page."""
MARKS = ".-'?!()/:+&"
SIGNS = f"0123456789{MARKS}"
BETWEEN_KEYS = 3.0
"""Millimetres: a wrong letter is deleted, so that keys may stand closer than answers."""
MOST_KEYS_IN_A_ROW = 12


class Keys(Panel):
    """Keys of letters, closer than answers are."""

    def __init__(self, buttons: Sequence[Button], sizes: Sizes) -> None:
        super().__init__(buttons, sizes, most_columns=MOST_KEYS_IN_A_ROW)
        self._gap = sizes.mm(BETWEEN_KEYS)


class TextKeys(Entering):
    """Takes a short text and hands it on once."""

    def __init__(
        self,
        asked: FreeText,
        language: str,
        take: Callable[[bytearray], object],
        sizes: Sizes,
    ) -> None:
        super().__init__()
        self._asked = asked
        self._take = take
        self._sizes = sizes
        self._entered = bytearray()
        """UTF-8."""
        self._is_taken = False
        self._is_upper = False
        words = self.tr("Up to {count} characters. Do not name anybody.")
        self._what_to_do = words.format(count=asked.longest)
        self._hint = hint_label(self._what_to_do, sizes)
        speak_as(self._hint, [self._what_to_do])  # what is entered changes no sound
        self._shown = label("", "text_display")
        self._shown.setObjectName("text_display")
        self._shown.setWordWrap(True)
        self._shown.setMinimumHeight(sizes.mm(13))
        speak_as(self._shown, [])
        code = language.partition("-")[0]
        self._alphabet = LETTERS.get(code, LATIN)
        self._letters = [self._key(letter) for letter in self._alphabet]
        others = [self._shift()] if self._alphabet.upper() != self._alphabet else []
        self._pages = (
            Keys([*self._letters, *others, *self._common("letters")], sizes),
            Keys([*map(self._key, SIGNS + RARE.get(code, "")), *self._common("signs")], sizes),
        )
        self.confirm_button = Button(
            self.tr("Confirm"), "text_confirm", self.confirm, sizes, role="primary"
        )
        in_column(self._hint, self._shown, *self._pages, inside=self, spacing=sizes.space(3))
        self._turn(is_signs=False)
        self._show()

    def turned_away(self) -> Sequence[Button]:
        """Return the keys of the other page."""
        return [key for page in self._pages if page.isHidden() for key in page.buttons]

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Let the keyboard write."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.confirm()
        elif event.key() == Qt.Key.Key_Backspace:
            self.delete()
        elif event.text() and event.text().isprintable():
            self.press(event.text())
        else:
            return False
        return True

    def press(self, words: str) -> None:
        """Add letters; those that have no room are ignored."""
        text = self._entered.decode() + words
        if not self._is_taken and len(plain(text)) <= self._asked.longest:
            self._entered += words.encode()
            self._show()

    def delete(self) -> None:
        """Take the last letter back."""
        if self._entered and not self._is_taken:
            last = len(self._entered.decode()[-1].encode())
            self._entered[-last:] = bytes(last)
            del self._entered[-last:]
            self._show()

    def confirm(self) -> None:
        """Hand the text on and forget it; or say that there is none."""
        if self._is_taken:
            return
        words = plain(self._entered.decode())
        if not words:
            say_in(self._hint, self.tr("Please enter something."), is_problem=True)
            return
        self._is_taken = True
        wipe(self._entered)
        self._take(bytearray(written(words), "ascii"))

    def hideEvent(self, event: QHideEvent) -> None:
        """Overwrite what was entered when the screen is left, whatever leads away from it."""
        super().hideEvent(event)
        self._is_taken = True
        wipe(self._entered)
        self._show()

    def _key(self, letter: str) -> Button:
        def act() -> None:
            self.press(letter.upper() if self._is_upper else letter)

        made = Button(letter, f"key_{letter}", act, self._sizes, role="pad")
        made.setMinimumWidth(self._sizes.mm(SMALLEST_TARGET))
        # whether letters are capital changes no sound; marks have no names
        speak_as(made, [] if letter in MARKS else [letter])
        return made

    def _shift(self) -> Button:
        return Button(
            "\N{UPWARDS WHITE ARROW}",
            "key_shift",
            self._change_case,
            self._sizes,
            role="pad",
            says=self.tr("Capital letters"),
        )

    def _common(self, page: str) -> list[Button]:
        """Return the keys that both pages have."""
        is_signs = page == "letters"
        turn = SIGNS[:3] if is_signs else self._letters[0].words + self._letters[1].words

        def change() -> None:
            self._turn(is_signs=is_signs)

        says = self.tr("More letters")
        return [
            Button(
                "\N{OPEN BOX}",
                f"space_{page}",
                lambda: self.press(" "),
                self._sizes,
                role="pad",
                says=self.tr("Space"),
            ),
            Button(turn, f"turn_{page}", change, self._sizes, role="pad", says=says),
            Button(
                DELETES,
                f"delete_{page}",
                self.delete,
                self._sizes,
                role="pad",
                says=self.tr("Delete"),
            ),
        ]

    def _turn(self, *, is_signs: bool) -> None:
        for page, is_shown in zip(self._pages, (not is_signs, is_signs), strict=True):
            page.setVisible(is_shown)

    def _change_case(self) -> None:
        self._is_upper = not self._is_upper
        for key, letter in zip(self._letters, self._alphabet, strict=True):
            key.rename(letter.upper() if self._is_upper else letter)

    def _show(self) -> None:
        words = self._entered.decode()
        self._shown.setText(words)
        self._shown.setAccessibleName(self.tr("Your text: {text}").format(text=words))
        say_in(self._hint, self._what_to_do, is_problem=False)
