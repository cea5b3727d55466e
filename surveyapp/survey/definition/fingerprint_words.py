"""Bytes as words that can be read out on the telephone: 256 words, one a byte."""

from __future__ import annotations

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

WORDS = tuple(  # a list of 256 strings would be 256 lines
    """
    acorn amber anchor apple apron arrow autumn badge bagel bamboo banjo barrel basin beacon
    beetle bell berry bishop blanket blossom board bottle boulder branch bread brick bridge
    bronze brush bucket butter cabin cactus camel candle canoe carpet carrot castle cedar cello
    chalk cherry chimney cider cinema circle citrus clay clock cloud clover coconut coffee
    comet compass copper coral cotton cradle crayon cricket crown crystal curtain cushion daisy
    dancer dawn desert diamond dolphin donkey dragon drum eagle easel ebony echo elbow elephant
    ember emerald engine fabric falcon farmer feather fern ferry fiddle finger flame flannel
    flute forest fossil fountain fox frost galaxy garden garlic ginger giraffe glacier globe
    glove goblet granite grape guitar hammer harbor harvest hazel helmet heron hinge honey
    horizon hotel icicle igloo indigo island ivory jacket jaguar jasmine jelly jigsaw jungle
    juniper kayak kettle kitten ladder lagoon lamp lantern laurel lemon leopard library lilac
    linen lizard lobster magnet mango maple marble market meadow melon mirror monkey moss
    mountain mustard nectar needle nest nickel night nutmeg oak oasis ocean olive onion opal
    orange orbit orchid otter oven owl oyster paddle palace panda paper parrot peach pebble
    pelican pencil pepper piano pillow pilot planet plum pocket poppy pottery prairie prism
    pumpkin puppet puzzle quartz quill quilt rabbit radish raft rainbow raven ribbon river
    robin rocket ruby saddle saffron salmon sandal satin scarf sparrow spoon squirrel statue
    storm sugar summit sunset swan table teapot temple thimble ticket tiger timber tomato
    trumpet tulip tunnel turtle umbrella valley vanilla velvet village violin wagon walnut
    whistle willow yogurt zebra zipper
    """.split()  # noqa: SIM905
)
FINGERPRINT_BYTES = 8
"""64 bits: finding another key with the same eight words takes about 2⁶⁴ trials."""

SEAL_BYTES = 4
"""32 bits, to compare a coin's seal by eye. Only the whole seal binds a machine that searches for a
second coin with the same words."""


def bytes_to_words(data: bytes) -> str:
    """Return a word for each byte, with hyphens between them.

    Parameters
    ----------
    data
        any bytes.
    """
    return "-".join(WORDS[byte] for byte in data)


class NotInWords(UserProblem):
    """A word that stands for no byte."""

    def __init__(self, *, word: object) -> None:
        """Name the unknown word.

        Parameters
        ----------
        word
            the word that is not in the list.
        """
        super().__init__(msg("{word} is none of the 256 words.", word=word))


def words_to_bytes(text: str) -> bytes:
    """Return the bytes that words stand for.

    Parameters
    ----------
    text
        words of the list, with hyphens, spaces or dots between them.

    Raises
    ------
    NotInWords
        naming the first word that is not in the list.
    """
    given = text.casefold().replace("-", " ").replace("·", " ").split()
    unknown = next((word for word in given if word not in WORDS), None)
    if unknown is not None:
        raise NotInWords(word=unknown)
    return bytes(WORDS.index(word) for word in given)
