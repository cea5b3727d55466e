"""However interviews are parted into files, and in whatever order, the sum and the totals are the same."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from played_roles import masked, secret_of, tally_bytes, with_tallies

from surveyapp.storage.collection.format import kiosk_id
from surveyapp.storage.tallies.boxes import LineFormat
from surveyapp.storage.tallies.combining import TrusteesDisagree, opened_counts
from surveyapp.storage.tallies.pads import pad_classes
from surveyapp.storage.tallies.seed_table import seed_table
from surveyapp.storage.tallies.signed_files import Statement
from surveyapp.storage.tallies.sum_file import Adder, ListedFile, TallySum, checked_file
from surveyapp.storage.tallies.tally_file import TallyScheme, parse_tally_file

CHOICES = [{"id": name, "text": {"en": name}} for name in ("a", "b", "c")]
REGION = {"id": "region", "type": "single_choice", "text": {"en": "?"}, "choices": CHOICES}
REGION |= {"design": {"name": "direct"}}
DRUGS = {"id": "drugs", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}}
PEOPLE = 60


@pytest.fixture
def survey(make_survey):
    return with_tallies(make_survey(REGION, DRUGS), ("drugs",), ("region", "drugs"))


class Masks:
    """Interviews with their pads, without boxes: the arithmetic alone."""

    def __init__(self, survey, seed: int) -> None:
        draw = random.Random(seed)  # noqa: S311 - a test
        self.survey = survey
        self.scheme = TallyScheme(survey)
        tallies = self.scheme.tallies
        self.classes = pad_classes(len(tallies.trustees), tallies.threshold)
        self.reports = [(draw.choice("abc"), draw.choice(["yes", "no", ""])) for _ in range(PEOPLE)]
        seeds = [[draw.randbytes(32) for _ in self.classes] for _ in self.reports]
        self.masked = [
            self.scheme.pads.masked(self.scheme.no_totals, self.scheme.layout.cells(one), of)
            for one, of in zip(self.reports, seeds, strict=True)
        ]
        self.pads = [[self.scheme.pads.of(one) for one in of] for of in seeds]

    def sum_and_shares(self, files: list[list[int]]) -> tuple[TallySum, list[Statement]]:
        """Return what the office and each trustee have of these files, each a list of interviews."""
        scheme, listed, totals, held = self.scheme, [], self.scheme.no_totals, []
        for number, file in enumerate(files):
            masked_total = scheme.added(*(self.masked[at] for at in file))
            residues = scheme.residues(masked_total)
            listed.append(ListedFile(f"{number:064x}", "0" * 32, number, 1, len(file), residues))
            totals = scheme.added(totals, masked_total)
            held.append(
                [
                    scheme.added(*(self.pads[at][known] for at in file))
                    for known in range(len(self.classes))
                ]
            )
        tally_sum = TallySum(self.survey, tuple(listed), totals)
        shares = []
        for trustee in range(len(scheme.tallies.trustees)):
            own = [place for place, known in enumerate(self.classes) if trustee in known]
            residues = tuple(tuple(scheme.residues(file[place]) for place in own) for file in held)
            pads = tuple(scheme.added(*(file[place] for file in held)) for place in own)
            shares.append(Statement(tally_sum, trustee, residues, pads))
        return tally_sum, shares


def parted(draw: random.Random) -> list[list[int]]:
    """Return everybody in random files."""
    order = draw.sample(range(PEOPLE), PEOPLE)
    cuts = sorted(draw.sample(range(1, PEOPLE), draw.randint(0, 9)))
    return [order[a:b] for a, b in zip([0, *cuts], [*cuts, PEOPLE], strict=True)]


def test_a_thousand_random_partitions_of_the_interviews_give_one_total(survey):
    masks = Masks(survey, 1)
    draw = random.Random(2)  # noqa: S311 - a test
    everybody = masks.scheme.added(*masks.masked)
    found = set()
    for number in range(1000):
        files = parted(draw)
        totals = [masks.scheme.added(*(masks.masked[at] for at in file)) for file in files]
        assert masks.scheme.added(*totals) == everybody
        if number % 40 == 0:
            tally_sum, shares = masks.sum_and_shares(files)
            found.add(opened_counts(tally_sum, draw.sample(shares, 2)).counts)
    (drugs, both), *others = found
    assert not others
    assert drugs == tuple(
        sum(said == one for _, said in masks.reports) for one in ("yes", "no", "")
    )
    assert sum(both) == PEOPLE


@pytest.mark.parametrize(("n", "t"), [(2, 2), (3, 2), (5, 3)])
def test_every_set_of_t_trustees_opens_the_same(make_survey, n, t):
    survey = with_tallies(make_survey(REGION, DRUGS), ("drugs",), trustees=n, threshold=t)
    tally_sum, shares = Masks(survey, 3).sum_and_shares([list(range(25)), list(range(25, PEOPLE))])
    found = {opened_counts(tally_sum, some).counts for some in combinations(shares, t)}
    assert len(found) == 1


def test_each_of_three_liars_of_five_is_named_among_four(make_survey):
    survey = with_tallies(make_survey(REGION, DRUGS), ("drugs",), trustees=5, threshold=3)
    tally_sum, shares = Masks(survey, 3).sum_and_shares([list(range(PEOPLE))])
    (packing,) = tally_sum.scheme.packings
    for liar in range(4):
        true = shares[liar]
        false = tuple(((one + 7 * packing.capacity**2) % packing.modulus,) for (one,) in true.pads)
        told = [
            *shares[:liar],
            Statement(tally_sum, liar, true.residues, false),
            *shares[liar + 1 :],
        ]
        with pytest.raises(TrusteesDisagree, match=f"What {true.name} states is false"):
            opened_counts(tally_sum, told[:4])


def test_files_in_any_order_give_one_sum_byte_for_byte(survey):
    files = [
        parse_tally_file(tally_bytes(survey, number, masked(survey, number, reports)), f"k{number}")
        for number, reports in enumerate([[("a", "yes")] * 3, [("b", "no")] * 2, [("c", "")]], 1)
    ]
    draw = random.Random(4)  # noqa: S311 - a test
    sums = set()
    for _ in range(20):
        adder = Adder(survey)
        for file in draw.sample(files, 3):
            adder.add(checked_file(file)[0])
        sums.add(adder.total.data)
    assert len(sums) == 1


@pytest.mark.parametrize("trustees", [2, 3, 4, 5])
def test_all_lines_at_once_are_what_each_is_by_itself(make_survey, trustees):
    """Lines of every length modulo 4, and each letter of one changed to another."""
    survey = with_tallies(
        make_survey(DRUGS), ("drugs",), trustees=trustees, threshold=trustees // 2 + 1
    )
    content = masked(survey, 1, [("yes",)] * 3)
    file = parse_tally_file(tally_bytes(survey, 1, content), "k")
    key = Ed25519PrivateKey.from_private_bytes((1).to_bytes(32))
    form = LineFormat(survey, survey.tallies, kiosk_id(key.public_key()))
    table = seed_table(file, form)
    read = file.seed_lines
    assert table.ids == tuple(line.id for line in read)
    for place in range(len(form.classes)):
        assert table.fields(place) == [line.commitments[place] for line in read]
    for place in range(trustees):
        assert table.fields(len(form.classes) + place) == [line.boxes[place] for line in read]


def test_a_trustees_keys_are_the_ones_of_the_survey(survey):
    assert survey.tallies.trustees[0].key == secret_of(0).key
