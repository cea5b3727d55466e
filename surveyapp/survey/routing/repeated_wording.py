"""What texts of a survey ask: the same question in other punctuation, and harmless traits by their words.

Texts are compared within one language, sentence by sentence. Upper and lower case, accents, vowel marks,
punctuation, spaces and words of courtesy do not count; the order of the words does. A question that is worded
anew is not recognised, and nothing here claims so.

A harmless trait (a birthday, the last digit of a telephone number …) is recognised by its words in English,
Arabic, French, German, Hindi, Spanish and Swahili, whatever language a text says it is in. Two texts are
about the same trait if they are about the same person's: one's own, the mother's, a friend's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from surveyapp.messages.message import Message, msg

Words = tuple[str, ...]

_SENTENCE = re.compile(r"[^.!?…\n;؟؛।॥。？！；]+[.!?…\n;؟؛।॥。？！；]*")
_ASKS = frozenset("?؟？")
_COLONS = re.compile(r"[:：]")
_COURTESY = """
    please now ever honestly really again also and so openly directly
    s'il vous plaît svp maintenant déjà encore et aussi
    por favor ahora alguna vez ya y también
    tafadhali sasa je na pia
    कृपया अब क्या और भी
    هل من فضلك الآن و أيضا
    bitte jetzt jemals je und auch
"""
FEWEST_WORDS, FEWEST_LETTERS = 2, 6
"""What is shorter is too short to be one's own question, such as “Why?”."""


def words_of(text: str) -> Words:
    """Return the words of a text in a form that case, accents and punctuation do not change.

    Parameters
    ----------
    text
        in any language and script.
    """
    letters = []
    for letter in unicodedata.normalize("NFKD", text).casefold():
        kind = unicodedata.category(letter)
        if kind != "Mn":
            letters.append(letter if kind[0] in "LNM" else " ")
    return tuple("".join(letters).split())


_COURTEOUS = frozenset(words_of(_COURTESY))


def _questions_in(text: str) -> frozenset[Words]:
    """Return what a text asks: its sentences with a question mark, or all of it where it has none."""
    sentences = [each for each in _SENTENCE.findall(text) if _ASKS & set(each)] or [text]
    return frozenset(filter(_is_telling, map(_plain, sentences)))


def ask_the_same(one: str, other: str) -> bool:
    """Return whether two texts ask the same, maybe after an introduction that ends with a colon.

    Parameters
    ----------
    one, other
        what respondents read, in the same language.
    """
    whole, others = _questions_in(one), _questions_in(other)
    # what follows a colon is compared with whole sentences only: lists begin alike
    return bool(whole & others or whole & _after_colons(other) or others & _after_colons(one))


def _after_colons(text: str) -> frozenset[Words]:
    return frozenset(chain(*(_questions_in(part) for part in _COLONS.split(text)[1:])))


def _plain(sentence: str) -> Words:
    return tuple(word for word in words_of(sentence) if word not in _COURTEOUS)


def _is_telling(words: Words) -> bool:
    return len(words) >= FEWEST_WORDS or sum(map(len, words)) >= FEWEST_LETTERS


@dataclass(frozen=True, slots=True)
class _TraitWords:
    """A trait is named by a word of ``alone``, or by one of ``what`` and one of ``which`` in a sentence.

    An asterisk stands for any end of a word.
    """

    name: Message
    alone: str
    what: str
    which: str


_COUNTED = """
    number* digit* numéro* chiffre* número* cifra* dígito* nambari namba tarakimu नंबर अंक संख्या
    رقم أرقام nummer* ziffer*
"""
_TRAITS = (
    _TraitWords(
        msg("birthday"),
        "birthday* birthdate* dob anniversaire cumpleaños geburtstag* geburtsdatum जन्मदिन जन्मतिथि",
        """birth born naissance née nées nacimiento nació naciste nacieron kuzaliwa alizaliwa ulizaliwa
        जन्म ميلاد ميلادك ولد ولدت geburt geboren""",
        """day date month* when jour jours mois quand día fecha mes meses cuándo siku tarehe mwezi miezi
        lini दिन तारीख महीने महीना माह कब يوم تاريخ شهر متى tag datum monat* wann""",
    ),
    _TraitWords(
        msg("telephone number"),
        "telefonnummer* handynummer*",
        """phone* telephone* mobile* cellphone* cell téléphone* portable teléfono* celular* móvil simu
        फोन मोबाइल هاتف هاتفك جوال موبايل telefon*""",
        _COUNTED,
    ),
    _TraitWords(
        msg("house number"),
        "address adresse dirección domicilio anwani पता عنوان عنوانك hausnummer*",
        """house door flat street maison porte rue casa puerta calle nyumba mlango mtaa मकान घर गली
        منزل منزلك بيت بيتك شارع haus tür strasse""",
        _COUNTED,
    ),
    _TraitWords(
        msg("number of a document"),
        "passnummer* ausweisnummer*",
        """id identity passport* plate* licence license carte identité passeport* plaque* cédula dni
        identidad pasaporte* placa* kitambulisho pasipoti पहचान आधार पासपोर्ट هوية بطاقة جواز ausweis*
        reisepass*""",
        _COUNTED,
    ),
)
BIRTHDAY = 0
"""The place of the trait that is mostly taken where a text names none."""
_PERSONS = (
    "mother* mum mom mère maman madre mamá mama माँ माता أمك والدتك mutter",
    "father* dad père papa padre papá baba पिता والدك vater",
    "parent* padres wazazi والديك eltern",
    "friend* ami amis amie amies amigo* amiga* rafiki दोस्त मित्र صديق صديقك صديقة freund freundin",
    """partner* husband* wife spouse* mari femme époux conjoint* esposo esposa marido mume mke पति पत्नी
    زوجك زوجتك ehemann ehefrau""",
    """brother* sister* sibling* frère* sœur* hermano* hermana* ndugu kaka dada भाई बहन أخ أخت bruder
    schwester""",
    "neighbour* neighbor* voisin* vecino* vecina* jirani पड़ोसी جار جارك nachbar*",
    "child daughter enfant* fille fils hijo* hija* mtoto watoto बच्चे बेटा बेटी طفل ابن ابنة tochter",
)


class _Words:
    """Words of several languages, some of them beginnings of words."""

    def __init__(self, listed: str) -> None:
        begins: list[str] = []
        whole: set[str] = set()
        for word in listed.split():
            plain = words_of(word.removesuffix("*"))
            if word.endswith("*"):
                begins += plain
            else:
                whole.update(plain)
        self._begins, self._whole = tuple(begins), frozenset(whole)

    def are_in(self, words: Iterable[str]) -> bool:
        return any(word in self._whole or word.startswith(self._begins) for word in words)


_KNOWN = [(_Words(each.alone), _Words(each.what), _Words(each.which)) for each in _TRAITS]
_WHOSE = [(place, _Words(listed)) for place, listed in enumerate(_PERSONS)]


@dataclass(frozen=True, slots=True)
class Trait:
    """A harmless trait that a text names, and whose it is: places of persons, none for one's own."""

    place: int
    whose: frozenset[int]

    @property
    def name(self) -> Message:
        """What it is called."""
        return _TRAITS[self.place].name


def traits_in(texts: Iterable[str]) -> frozenset[Trait]:
    """Return the harmless traits that texts are about.

    Parameters
    ----------
    texts
        one text in several languages, or several texts.
    """
    return frozenset(chain(*map(_traits, texts)))


def _traits(text: str) -> Iterator[Trait]:
    for sentence in _SENTENCE.findall(text):
        words = words_of(sentence)
        whose = frozenset(place for place, person in _WHOSE if person.are_in(words))
        for place, (alone, what, which) in enumerate(_KNOWN):
            if alone.are_in(words) or (what.are_in(words) and which.are_in(words)):
                yield Trait(place, whose)
