"""Forms in the shapes in which household, facility and phone surveys are published.

Words and questions are our own; what is taken from the field is the shape: headings of ODK, Kobo and
SurveyCTO, versions by day, bare labels beside translations, codes below zero, rosters, cascades, fields that
nobody should record, and randomization built from form logic. A sheet is one text: cells are divided by
``|`` or by two spaces and more, blank cells are ``-``, and a number that stands alone is a number.
"""

# ruff: noqa: E501 - a row of a sheet is a line

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import openpyxl

YES_NO = """
    list_name | name | label
    yn | yes | Yes
    yn | no | No
"""


@dataclass(frozen=True)
class FieldForm:
    """A form, and what becomes of it: (kept, dropped, must change)."""

    name: str
    survey: str
    choices: str = YES_NO
    settings: str = ""
    counts: tuple[int, int, int] = (0, 0, 0)
    asked: str = ""
    """The ids of the survey's questions; "" where something must change."""
    lines: tuple[str, ...] = field(default=())
    """Beginnings of lines that the report has."""

    @property
    def sheets(self) -> dict[str, list[list[str | int | None]]]:
        """The cells of each sheet; a sheet without a text is not there."""
        named = {"survey": self.survey, "choices": self.choices, "settings": self.settings}
        return {title: _rows(text) for title, text in named.items() if text}

    def write(self, path: Path) -> None:
        """Write the form as a workbook."""
        book = openpyxl.Workbook()
        book.remove(book.active)
        for title, rows in self.sheets.items():
            page = book.create_sheet(title)
            for row in rows:
                page.append(row)
        book.save(path)


def _rows(text: str) -> list[list[str | int | None]]:
    return [[_cell(each) for each in line.split("|")] for line in text.strip().splitlines()]


def _cell(text: str) -> str | int | None:
    said = text.strip()
    if re.fullmatch(r"-?[0-9]{1,12}", said):
        return int(said)
    return said or None


FORMS = (
    FieldForm(
        "household listing with a version of the day",
        """
        type | name | label::English (en) | label::French (fr) | relevant | required | constraint | constraint_message::English (en) | constraint_message::French (fr)
        start | start
        end | end
        today | today
        deviceid | deviceid
        note | intro | Thank you for your time. | Merci de votre temps.
        begin_group | dwelling | The dwelling | Le logement
        select_one roof | roof | What is the roof made of? | En quoi est le toit ? | | yes
        select_one yn | power | Is there electricity? | Y a-t-il du courant ?
        integer | rooms | How many rooms are for sleeping? | Combien de pièces pour dormir ? | | yes | . >= 1 and . <= 30 | Between 1 and 30. | Entre 1 et 30.
        select_multiple goods | goods | Which of these do you have? | Lesquels avez-vous ? | ${power} = 'yes'
        end_group | dwelling
        geopoint | place | Where is the house? | Où est la maison ?
        """,
        """
        list_name | name | label::English (en) | label::French (fr)
        roof | 11 | Thatch | Chaume
        roof | 12 | Iron sheets | Tôle
        roof | 96 | Something else | Autre chose
        yn | yes | Yes | Yes
        yn | no | No | No
        goods | radio | Radio | Radio
        goods | tv | Television | Télévision
        """,
        """
        form_title | form_id | version | default_language
        Household listing | hh_listing | 2026112201 | English (en)
        """,
        (5, 7, 0),
        "intro roof power rooms goods",
        ("dropped: survey!H10: the constraint's message is left out; the smallest",),
    ),
    FieldForm(
        "bare labels and one translation, with numeric names",
        """
        type | name | label | label::Kiswahili | hint | relevant
        select_one yesno | water | Is the water safe to drink? | Je, maji ni salama? | Look at the source.
        select_one source | source | Where does it come from? | Yanatoka wapi? | | ${water} = 1
        select_one yesno | treat | Do you treat it? | Mnayatibu? | | ${source} = 2 or ${source} = '3'
        select_multiple how | how | How? | Vipi? | | ${treat} = '1'
        note | end | Thank you. | Asante. | | count-selected(${how}) > 0
        """,
        """
        list_name | name | label | label::Kiswahili
        yesno | 1 | Yes | Ndiyo
        yesno | 2 | No | Hapana
        source | 1 | Tap | Bomba
        source | 2 | Well | Kisima
        source | 3 | River | Mto
        how | 1 | Boil | Kuchemsha
        how | 2 | Filter | Kuchuja
        """,
        """
        form_title | form_id | version
        Water | water-2026 | 20261122
        """,
        (6, 1, 0),
        "water source treat how end",
        (
            "kept: survey!C1: the labels without a language; they are taken as English (en)",
            "dropped: survey!E2: the hint is left out; it is not there in sw.",
        ),
    ),
    FieldForm(
        "SurveyCTO's headings and fields",
        """
        type | name | label:english | label:spanish | hint:english | hint:spanish | relevance | constraint | constraint message:english | constraint message:spanish | required | calculation | appearance | read only | media:image:english | disabled | publishable
        start | starttime
        end | endtime
        username | username
        caseid | caseid
        calculate_here | starting
        text audit | text_audit | | | | | | | | | | | p=100
        comments | field_comments
        begin group | consented | Consent | Consentimiento
        select_one yesno | consent | May I begin? | ¿Puedo empezar? | Read the sheet first. | Lea la hoja primero. | | | | | yes
        end group | consented
        integer | age | How old are you? | ¿Cuántos años tiene? | | | ${consent} = 1 | . >= 18 and . <= 99 or . = -88 | An adult's age, or -88. | La edad, o -88. | yes
        select_one work | work | Did you work last week? | ¿Trabajó la semana pasada? | | | ${consent} = 1 and ${age} < 65 | | | | yes | | minimal
        calculate | is_old | | | | | | | | | | if(${age} >= 60, 1, 0)
        select_one yesno | pension | Do you draw a pension? | ¿Cobra una pensión? | | | ${is_old} = 1
        text | name | Your name? | ¿Su nombre? | | | ${consent} = 1
        """,
        """
        list_name | value | label:english | label:spanish | image:english
        yesno | 1 | Yes | Sí
        yesno | 0 | No | No
        work | 1 | For pay | Por un salario | pay.png
        work | 2 | On our land | En nuestra tierra
        work | -99 | Refused | No contesta
        """,
        """
        form_title | form_id | version | public_key | submission_url | default_language
        Labour | labour_w2 | =TEXT(NOW(),"yymmddhhmm") | | https://example.org | english
        """,
        (6, 15, 0),
        "consent age work pension name",
        (
            "kept: survey!A13: work is asked as single_choice; names of its choices change: -99 → minus_99.",
            "dropped: choices!E4: the image is left out; choices are shown as texts.",
            "kept: settings!C2: the form has no version that is a number; it becomes 1, a whole number.",
        ),
    ),
    FieldForm(
        "household roster with a repeat",
        """
        type | name | label | relevant | calculation | constraint | repeat_count
        integer | members | How many people live here? | | | . > 0 and . <= 25
        begin_repeat | person | A person | | | | ${members}
        text | who | First name
        select_one sex | sex | Is ${who} male or female?
        integer | years | How old is ${who}?
        end_repeat
        calculate | adults | | | sum(${years})
        select_one yn | school | Do all children go to school? | ${members} > 1
        select_one yn | many | Is there enough room? | ${adults} > 4
        """,
        """
        list_name | name | label
        sex | m | Male
        sex | f | Female
        yn | yes | Yes
        yn | no | No
        """,
        """
        form_title | form_id | version | default_language
        Roster | roster | 2 | en
        """,
        (2, 6, 0),
        "members school",
        (
            "dropped: survey!A3: person (repeat) is left out; the number of rounds would be recorded",
            "dropped: survey!A5: sex (select_one) is left out; it is in the repeat person (survey!A3)",
            "dropped: survey!D10: many (select_one) is left out; it uses sum()",
        ),
    ),
    FieldForm(
        "three places in a cascade",
        """
        type | name | label | choice_filter | relevant
        select_one region | region | In which region?
        select_one district | district | In which district? | region = ${region}
        select_one ward | ward | In which ward? | district = ${district}
        select_one yn | moved | Have you moved house? | | ${district} != 'south_a'
        """,
        """
        list_name | name | label | region | district
        region | north | North
        region | south | South
        district | north_a | Upper north | north
        district | north_b | Lower north | north
        district | south_a | Coast | south
        district | south_b | Hills | south
        ward | 1 | First | | north_a
        ward | 2 | Second | | north_a
        ward | 3 | Third | | south_a
        ward | 4 | Fourth | | south_a
        yn | yes | Yes
        yn | no | No
        """,
        """
        form_title | form_id | version | allow_choice_duplicates
        Places | places | 2026010101 | yes
        """,
        (5, 1, 0),
        "region district_north district_south ward_north_a ward_south_a moved",
        ("kept: survey!A3: district is asked as single_choice; its choices depend on ${region}",),
    ),
    FieldForm(
        "other answers, written in",
        """
        type | name | label | relevant | required
        select_one fuel or_other | fuel | What do you cook with? | | true()
        select_multiple fuel or_other | also | What else? | ${fuel} != 'wood'
        text | fuel_specify | Which? | ${fuel} = 'other'
        select_one yn | stove | Is there a chimney? | selected(${also}, 'wood') or ${fuel} = 'other'
        """,
        """
        list name | name | label
        fuel | wood | Wood
        fuel | gas | Gas
        yn | yes | Yes
        yn | no | No
        """,
        "",
        (7, 0, 0),
        "fuel also fuel_specify stove",
        (
            "kept: survey!A2: fuel is asked as single_choice; the choice Other is added",
            "kept: survey!A4: fuel_specify is asked as text.",
        ),
    ),
    FieldForm(
        "facility with staff and stock",
        """
        type | name | label::English | hint::English | relevant | constraint | appearance | default
        begin_group | head | Facility
        text | facility | Name of the facility
        barcode | code | Scan the code
        select_one kind | kind | Which kind of facility is it?
        end_group
        begin_group | staff | Staff | | ${kind} != 3
        integer | doctors | Doctors on duty today | Count each once. | | . >= 0
        integer | nurses | Nurses on duty today | | | . >= 0 and . <= ${doctors} * 50
        end_group
        begin_group | stock | Stock | | ${kind} = 1 or ${kind} = 2 | | field-list
        select_one stock | s0 | Which are in stock? | | | | label
        select_one stock | s1 | Vaccine | | | | list-nolabel
        select_one stock | s2 | Gloves | | | | list-nolabel
        end_group
        image | photo | Photograph the store
        date | visit | Day of the visit | | | . <= today() | | today()
        select_one stock | s3 | Was it out last month? | | ${visit} > '2026-01-01'
        """,
        """
        list_name | name | label::English
        kind | 1 | Hospital
        kind | 2 | Health centre
        kind | 3 | Outreach
        stock | 1 | Yes, seen
        stock | 2 | Yes, not seen
        stock | 3 | No
        stock | -88 | Does not know
        """,
        """
        form_title | form_id | version
        Facility | facility.v1 | v3
        """,
        (9, 11, 0),
        "facility kind doctors nurses s1 s2 visit",
        (
            "dropped: survey!F9: the constraint, or a part of it, is left out; it calculates",
            "dropped: survey!A12: s0 (select_one) is left out; it only heads a table",
            "kept: survey!A17: visit is asked as date.",
            "dropped: survey!F17: the constraint is left out; of such an answer only what the rr:: columns say is checked.",
            "dropped: survey!E18: s3 (select_one) is left out; it compares what was written",
            "kept: settings!B2: the form's id facility.v1; it becomes facility_v1.",
            "kept: settings!C2: the version v3; it becomes 3, a whole number.",
        ),
    ),
    FieldForm(
        "the manual's example of everything",
        """
        type | name | label | hint | required | relevant | constraint | constraint_message | parameters | appearance | image | audio
        today | today
        text | t1 | A text
        integer | n1 | A number | | yes | | . < 10 | Too many.
        decimal | d1 | A decimal | | | | . > 0
        range | r1 | A scale | | | | | | start=1 end=10 step=1
        range | r2 | A range | | | | | | start=0.5 end=5.0 step=0.5
        select_one opt | s1 | One | | | | | | randomize=true | minimal | a.png
        select_multiple opt | m1 | Several
        select_one_from_file towns.csv | f1 | A town
        rank opt | k1 | An order
        note | no1 | Only to be read | | | ${s1} = 'a'
        acknowledge | ok1 | Please confirm
        time | ti1 | A time
        datetime | dt1 | A day and time
        geotrace | g1 | A line
        geoshape | g2 | An area
        audio | au1 | A sound
        video | v1 | A film
        file | fi1 | A file
        hidden | h1
        csv-external | houses
        xml-external | people
        """,
        """
        list_name | name | label
        opt | a | The first
        opt | b | The second
        opt | c d | The third
        """,
        """
        form_title | form_id | version | style | instance_name
        Everything | everything | 2014111700 | pages | concat(${t1}, ${n1})
        """,
        (11, 18, 0),
        "t1 n1 d1 r1 r2 s1 m1 k1 no1 ok1",
        (
            "kept: survey!A4: n1 is asked as number; it has no smallest answer, so that 0 is taken",
            "kept: survey!A13: ok1 is asked as note; there is nothing to choose",
            "dropped: survey!I8: randomize=true is left out; choices stand in the order of their list",
        ),
    ),
    FieldForm(
        "income and spending with codes for no answer",
        """
        type | name | label::English (en) | label::Hindi (hi) | constraint | constraint_message::English (en) | relevant
        integer | income | What did you earn last month? | पिछले महीने कितना कमाया? | . >= 0 or . = -88 or . = -99 | An amount, -88 or -99.
        integer | rent | What is the rent? | किराया कितना है? | (. >= 0 and . <= 100000) or . = -88 | An amount. | ${income} > 0
        integer | saved | What did you save? | कितना बचाया? | . <= ${income} | Not more than you earned. | ${income} != -88 and ${income} != -99
        decimal | land | How much land, in hectares? | कितनी ज़मीन? | . >= 0 and . < 1000
        select_one freq | meat | How often do you eat meat? | मांस कितनी बार?
        """,
        """
        list_name | name | label::English (en) | label::Hindi (hi)
        freq | 1 | Daily | रोज़
        freq | 2 | Weekly | हर हफ़्ते
        freq | <1 | Less often | कम
        freq | -88 | Cannot say | पता नहीं
        """,
        """
        form_title | form_id | version | default_language
        Income | income | 2026030401 | Hindi (hi)
        """,
        (5, 3, 0),
        "income rent saved land meat",
        (
            "kept: survey!A6: meat is asked as single_choice; names of its choices change: <1 → c_1, -88 → minus_88.",
        ),
    ),
    FieldForm(
        "children's module with calculated ages",
        """
        type | name | label | calculation | relevant | constraint
        integer | months | How many months old is the child? | | | . >= 0 and . <= 59
        calculate | baby | | ${months} < 6
        calculate | stage | | if(${months} < 6, 'a', if(${months} < 24, 'b', 'c'))
        calculate | years | | ${months} div 12
        select_one yn | breast | Is the child breastfed? | | ${baby} = true()
        select_one yn | solid | Has it eaten solid food? | | ${stage} = 'b' or ${stage} = 'c'
        select_one yn | walks | Does it walk alone? | | ${stage} != 'a' and not(${baby})
        select_one yn | talks | Does it talk? | | ${years} >= 1
        decimal | weight | Weight in kg | | | . > 1 and . < 30
        """,
        YES_NO,
        """
        form_title | form_id | version
        Children | children | 5
        """,
        (6, 4, 0),
        "months breast solid walks q_weight",
        ("dropped: survey!E9: talks (select_one) is left out; it calculates",),
    ),
    FieldForm(
        "phone survey with metadata everywhere",
        """
        type | name | label:Français | label:العربية | relevance | required
        start | s
        end | e
        today | t
        username | u
        phonenumber | p
        email | em
        audit | au
        start-geopoint | sg
        background-audio | ba
        subscriberid | si
        simserial | ss
        select_one oui | accord | Êtes-vous d'accord ? | هل توافق؟ | | yes
        select_one prix | prix | Les prix ont-ils monté ? | هل ارتفعت الأسعار؟ | ${accord}='oui'
        select_multiple prix | autres | Quels autres changements ? | ما التغييرات الأخرى؟ | ${prix}!=''
        """,
        """
        list_name | value | label:Français | label:العربية
        oui | oui | Oui | نعم
        oui | non | Non | لا
        prix | haut | Plus haut | أعلى
        prix | bas | Plus bas | أدنى
        prix | égal | Pareil | مثل ذلك
        """,
        """
        form_title | form_id | version
        Prix | prix | 2026112299
        """,
        (3, 11, 0),
        "accord prix autres",
    ),
    FieldForm(
        "old spellings and a switched-off part",
        """
        type | name | caption | relevant | required | disabled
        select one from yn | q1 | Do you own a phone? | | yes
        select all that apply from uses | q2 | What for? | ${q1}='yes'
        add select one prompt using yn | q3 | Is it new? | ${q1} = 'yes'
        int | q4 | How many calls today? | ${q1} = 'yes'
        string | q5 | The number?
        gps | q6 | Where?
        photo | q7 | A picture?
        select one from yn | q8 | Old question | | | yes
        """,
        """
        list name | name | caption
        yn | yes | yes
        yn | no | no
        uses | call | To call
        uses | pay | To pay
        """,
        """
        title | id_string
        Phones | phones
        """,
        (7, 3, 0),
        "q1 q2 q3 q4 q5",
    ),
    FieldForm(
        "two coins drawn once, the report calculated",
        """
        type | name | label | calculation | required
        calculate | u1 | | once(random())
        calculate | u2 | | once(random())
        select_one yn | drugs | In the last year, have you used a drug? | | yes
        calculate | report | | if(${u1} < 0.5, ${drugs}, if(${u2} < 0.5, 'yes', 'no'))
        """,
        YES_NO,
        """
        form_title | form_id | version
        Coins | coins | 1
        """,
        (2, 3, 0),
        "drugs",
        (
            "kept: survey!A4: drugs is asked as yes_no; the form randomizes it itself, in ${report} (survey!A5): yes → yes 3/4, no 1/4; no → yes 1/4, no 3/4; here it is asked with two_coins, which has the same odds. In the form, the coin ${u1} is recorded, which undoes the protection; the coin ${u2} is recorded, which undoes the protection; the true answer to ${drugs} is recorded.",
        ),
    ),
    FieldForm(
        "a die drawn again and again, three choices",
        """
        type | name | label | calculation
        calculate | die | | int(random() * 6) + 1
        select_one often | often | How often do you take something home from work?
        calculate | said | | if(${die} <= 3, ${often}, if(${die} = 4, 'never', if(${die} = 5, 'once', 'more')))
        """,
        """
        list_name | name | label
        often | never | Never
        often | once | Once
        often | more | More often
        """,
        """
        form_title | form_id | version
        Die | die | 1
        """,
        (2, 2, 0),
        "often",
        (
            "kept: survey!A3: often is asked as single_choice; the form randomizes it itself, in ${said} (survey!A4): never → never 2/3, once 1/6, more 1/6; once → never 1/6, once 2/3, more 1/6; more → never 1/6, once 1/6, more 2/3; here it is asked with forced_choice (p_truth = 1/2, p_forced = [1/6, 1/6, 1/6]), which has the same odds. In the form, random() in survey!A2 is not inside once()",
        ),
    ),
    FieldForm(
        "only those whose draw says so are asked",
        """
        type | name | label | calculation | relevant
        calculate | r | | once(random())
        select_one yn | theft | Have you ever stolen? | | ${r} < 0.75
        note | say | Please go on. | | ${r} >= 0.75
        select_one yn | work | Do you work?
        """,
        YES_NO,
        """
        form_title | form_id | version
        Gate | gate | 1
        """,
        (2, 3, 0),
        "work",
        (
            "dropped: survey!E3: theft (select_one) is left out; chance decides who is asked, 3/4 of all; if the others are told what to answer, every recorded answer is a true one",
        ),
    ),
    FieldForm(
        "a vignette for a random half",
        """
        type | name | label | calculation | relevant
        calculate | arm | | if(once(random()) < 0.5, 'a', 'b')
        note | story_a | A woman asks for help. | | ${arm} = 'a'
        note | story_b | A man asks for help. | | ${arm} = 'b'
        select_one yn | helps | Would people here help?
        select_one yn | told | Would you say so?
        """,
        YES_NO,
        """
        form_title | form_id | version
        Vignette | vignette | 1
        """,
        (3, 3, 0),
        "helps told",
        (
            "dropped: survey!E3: story_a (note) is left out; chance decides who is asked, 1/2 of all",
        ),
    ),
    FieldForm(
        "the toss is a question, and is kept",
        """
        type | name | label | relevant | calculation
        select_one coin | coin | Toss a coin. What does it show?
        select_one yn | bribe | Have you paid a bribe? | ${coin} = 'heads'
        select_one yn | abuse | Have you been hit at home?
        calculate | masked | | | if(${coin} = 'heads', ${abuse}, 'yes')
        """,
        """
        list_name | name | label
        coin | heads | Heads
        coin | tails | Tails
        yn | yes | Yes
        yn | no | No
        """,
        """
        form_title | form_id | version
        Toss | toss | 1
        """,
        (2, 1, 2),
        "",
        (
            "must change: survey!D3: is asked only where a coin says so, and the coin is recorded: every recorded answer is a true one.",
            "must change: survey!A4: is randomized by the form itself, in ${masked} (survey!A5): yes → yes 1; no → yes 1/2, no 1/2.",
        ),
    ),
    FieldForm(
        "coins from a file of seeds",
        """
        type | name | label | calculation
        text | id | Number of the household
        calculate | seed | | pulldata('seeds', 'u', 'hh', ${id})
        select_one yn | poach | Have you hunted in the park?
        calculate | out | | if(${seed} < 0.7, ${poach}, 'no')
        """,
        YES_NO,
        """
        form_title | form_id | version
        Seeds | seeds | 1
        """,
        (2, 2, 1),
        "",
        (
            "must change: survey!A4: is randomized by the form itself, in ${out} (survey!A5), with odds that cannot be read from it. Choose a design in rr::design, and remove that row. In the form, the coin ${seed} comes from a file, and whoever has the file can undo the protection; the true answer to ${poach} is recorded.",
        ),
    ),
    FieldForm(
        "a translation that is not finished",
        """
        type | name | label | label::Amharic (am)
        select_one yn | q1 | Do you farm? | ታርሳለህ?
        select_one crop | q2 | What do you grow?
        """,
        """
        list_name | name | label | label::Amharic (am)
        yn | yes | Yes | አዎ
        yn | no | No | አይ
        crop | 1 | Maize | በቆሎ
        crop | 2 | Teff
        """,
        """
        form_title | form_id | version
        Farm | farm | 1
        """,
        (2, 2, 2),
        "",
        (
            "must change: survey!D3: is missing; every text needs every language.",
            "must change: choices!D5: is missing; every text needs every language.",
        ),
    ),
    FieldForm(
        "structure that is broken",
        """
        type | name | label | relevant
        begin_group | g | A group
        select_one nolist | q1 | One?
        select_one yn | q2 | Two? | ${nowhere} = 'yes'
        select_one yn | q2 | Three? | ${q2} = ‘yes’
        select_many yn | q4 | Four?
        """,
        YES_NO,
        """
        form_title | form_id | version
        Broken | broken | 1
        """,
        (1, 1, 6),
        "",
        (
            "must change: survey!A3: names the list nolist",
            "must change: survey!D4: refers to ${nowhere}",
        ),
    ),
    FieldForm(
        "women's questionnaire with codes, skips and a filter on a sum",
        """
        type | name | label::English(en) | label::Français(fr) | hint::English(en) | hint::Français(fr) | required | relevant | constraint | constraint_message::English(en) | constraint_message::Français(fr) | calculation | appearance | default | choice_filter | read_only
        start | start
        end | end
        today | today
        audit | audit | | | | | | | | | | | | | |
        calculate | team | | | | | | | | | | 'A'
        text | interviewer | Interviewer code | Code enquêteur | | | TRUE() | | regex(., '^[A-Z]{2}[0-9]{3}$') | Two letters, three digits | Deux lettres, trois chiffres
        select_one consent | consent | Do you agree to take part? | Acceptez-vous de participer ? | | | yes | | | | | | | minimal
        begin group | s1 | SECTION 1: BACKGROUND | SECTION 1 | | | | ${consent} = '1' | | | | | field-list
        integer | q101 | 101. How old were you at your last birthday? | 101. Quel âge aviez-vous à votre dernier anniversaire ? | | | yes | | (. >= 15 and . <= 49) or . = 98 | 15-49, or 98 for don't know | 15-49, ou 98
        date | q102 | 102. In what month and year were you born? | 102. Né en quel mois et année ? | | | | | . <= today() | Not in the future | Pas dans le futur | | month-year
        select_one yesno | q103 | 103. Have you ever attended school? | 103. École ? | | | yes
        select_one level | q104 | 104. Highest level? | 104. Niveau ? | | | yes | ${q103} = '1' | | | | | quick
        integer | q105 | 105. Grade? | 105. Classe ? | | | | selected(${q104}, '2') or selected(${q104}, '3') | . < 14
        select_multiple media | q106 | 106. Which do you use every week? | 106. Lesquels ? | Read all | Tout lire | | | not(selected(., '0') and count-selected(.) > 1) | "None" stands alone | "Aucun" seul
        end group | s1
        begin group | s2 | SECTION 2 | SECTION 2 | | | | ${q101} >= 15 and ${q101} <= 49
        select_one yesno_dk | q201 | 201. Have you ever given birth? | 201. Enfants ? | | | yes
        integer | q202 | 202. How many sons live with you? | 202. Fils ? | | | yes | ${q201} = '1' | . >= 0 and . <= 20
        integer | q203 | 203. How many daughters live with you? | 203. Filles ? | | | yes | ${q201} = '1' | . >= 0 and . <= 20
        calculate | q204 | | | | | | | | | | ${q202} + ${q203}
        note | chk | So you have ${q204} children with you? | Donc ${q204} enfants ? | | | | ${q204} > 0
        select_one yesno_dk | q205 | 205. Did any child die? | 205. Décès ? | | | | ${q204} > 0 and ${q201} != '8'
        end group | s2
        decimal | weight | Weight in kg | Poids en kg | | | | | . > 25 and . < 200
        barcode | vial | Scan the vial | Scanner le flacon
        acknowledge | bye | Thank you | Merci
        """,
        """
        list_name | name | label::English(en) | label::Français(fr)
        consent | 1 | Yes | Oui
        consent | 2 | No | Non
        yesno | 1 | Yes | Oui
        yesno | 2 | No | Non
        yesno_dk | 1 | Yes | Oui
        yesno_dk | 2 | No | Non
        yesno_dk | 8 | Don't know | Ne sait pas
        level | 1 | Primary | Primaire
        level | 2 | Secondary | Secondaire
        level | 3 | Higher | Supérieur
        media | 1 | Radio | Radio
        media | 2 | Television | Télévision
        media | 3 | Newspaper | Journal
        media | 0 | None | Aucun
        """,
        """
        form_title | form_id | version | default_language | style | instance_name
        Women's questionnaire | women_v3 | 2024031505 | English(en) | pages | concat(${interviewer}, '-', uuid())
        """,
        (13, 22, 0),
        "interviewer consent q101 q102 q103 q104 q105 q106 q201 q202 q203 q_weight bye",
        (
            "dropped: survey!H23: q205 (select_one) is left out; it calculates",
            "dropped: survey!A22: chk (note) is left out; its text shows the answer to ${q204}",
        ),
    ),
    FieldForm(
        "facility audit with choices from a file and a table",
        """
        type | name | label | label::French | hint | required | required_message | relevance | constraint | constraint message | appearance | calculation | repeat_count | image | minimum_seconds
        start | starttime
        text | fac_name | Name of the facility | Nom
        select_one district | district | District | District | | yes
        select_one_from_file facilities.csv | facility | Which facility is it? | Quel établissement ? | | yes | | | | | minimal
        select_one ftype or_other | ftype | Type of facility | Type | | yes
        select_one owner or_other | owner | Who runs it? | Qui gère ?
        begin group | power | Power and water | Énergie
        select_one yndk | grid | Is it on the grid? | Réseau ?
        integer | hours | Hours of power on a usual day (-99 = don't know) | Heures (-99 = NSP) | | | | ${grid} = '1' | (. >= 0 and . <= 24) or . = -99 | 0 to 24, or -99
        select_multiple water | water | Sources of water | Eau | Tick all | | | | | | likert
        end group
        begin group | drugs | Drugs in stock today | Stock | | | | | | | table-list
        select_one avail | amox | Amoxicillin | Amoxicilline
        select_one avail | ors | ORS | SRO
        select_one avail | act | ACT | CTA
        end group
        begin repeat | staff | Staff | Personnel | | | | | | | | | ${n_staff}
        text | sname | Name | Nom
        select_one cadre | cadre | Cadre | Cadre
        end repeat
        range | satisf | How satisfied are you with supplies, 1 to 5? | Satisfaction ?
        select_one yndk | absent | In the last 30 days, were you away from duty without leave? | Absent ? | | yes
        select_one yndk | paid | Has a patient given you money beside the fee? | Argent ?
        image | photo | Photo of the register | Photo
        geopoint | gps | Position
        end | endtime
        """,
        """
        list_name | name | label | label::French
        district | d1 | North | Nord
        district | d2 | South | Sud
        ftype | 1 | Hospital | Hôpital
        ftype | 2 | Health centre | Centre
        owner | gov | Government | État
        owner | ngo | NGO | ONG
        yndk | 1 | Yes | Oui
        yndk | 0 | No | Non
        yndk | -99 | Don't know | NSP
        water | piped | Piped | Réseau
        water | well | Well | Puits
        avail | 1 | In stock | Oui
        avail | 2 | Out of stock | Non
        cadre | nurse | Nurse | Infirmier
        cadre | doc | Doctor | Médecin
        """,
        """
        form_title | form_id | version
        Facility audit | fac | 3.1
        """,
        (15, 15, 0),
        "fac_name district ftype owner grid hours water amox ors act satisf absent paid",
        (
            "dropped: survey!A5: facility (select_one_from_file) is left out; choices from other files",
            "kept: survey!A9: grid is asked as single_choice; names of its choices change: -99 → minus_99.",
        ),
    ),
    FieldForm(
        "cascades as the manual writes them, and a coin that nobody sees",
        """
        type | name | label | hint | relevant | constraint | constraint_message | calculation | parameters | choice_filter | appearance | media::image | trigger | required
        select_one state | state | State? | | | | | | | | minimal
        select_one county | county | County? | | | | | | | state = ${state} | minimal
        select_one city | city | City? | | | | | | | county=${county} and state=${state}
        range | pain | Pain from 0 to 10 | | | | | | start=0 end=10 step=1
        range | temp | Temperature | | | | | | start=35 end=42 step=0.1
        rank foods | favourite | Put these in your order
        select_multiple symptoms | sym | What do you have? | | | not(selected(.,'none') and selected(.,'fever')) | None or others
        text | name | Your name
        note | hello | Hello, **${name}**! <span style="color:red">Red</span>
        calculate | coin | | | | | | once(random())
        select_one yn | abort | Have you ever had an abortion? | Answer only if the coin says so | ${coin} < 0.5
        note | forced | Please answer "yes" on the next page | | ${coin} >= 0.5
        date | dob | Date of birth | | | . <= today()
        time | t | What time?
        dateTime | dt | When?
        calculate | age | | | | | | int((today() - ${dob}) div 365.25)
        integer | kids | Number of children | | ${age} >= 18 | . >= 0
        video | v | Film it
        audio | a | Record | | | | | | quality=low
        select_one yn | rnd | Random order of choices? | | | | | randomize=true
        """,
        """
        list_name | name | label | state | county | image
        state | tx | Texas
        state | wa | Washington
        county | king | King | wa
        county | pierce | Pierce | wa
        county | cameron | Cameron | tx
        county | travis | Travis | tx
        city | seattle | Seattle | wa | king
        city | bellevue | Bellevue | wa | king
        city | tacoma | Tacoma | wa | pierce
        city | puyallup | Puyallup | wa | pierce
        city | brownsville | Brownsville | tx | cameron
        city | harlingen | Harlingen | tx | cameron
        foods | rice | Rice
        foods | beans | Beans
        foods | maize | Maize
        symptoms | fever | Fever
        symptoms | cough | Cough
        symptoms | none | None
        yn | yes | Yes
        yn | no | No
        """,
        """
        form_title | form_id
        Examples | examples
        """,
        (12, 13, 0),
        "state county_tx county_wa city_king city_pierce city_cameron pain temp favourite sym name dob rnd",
        (
            "kept: survey!A4: city is asked as single_choice;",
            "dropped: survey!E12: abort (select_one) is left out; chance decides who is asked, 1/2 of all; if the others are told what to answer",
        ),
    ),
    FieldForm(
        "a die that the screen shows, and two lists",
        """
        type | name | label::English | label::Arabic | relevant | calculation | constraint | required | appearance
        deviceid | dev
        calculate | die | | | | once(int(random()*6)+1)
        note | explain | The die shows ${die}. If it is 1, say yes. If 6, say no. Otherwise tell the truth. | النرد ${die}
        select_one yn | used | Did you use drugs in the past 12 months? | هل تعاطيت؟ | | | | yes
        calculate | arm | | | | if(once(random()) < 0.5, 'a', 'b')
        integer | list_a | How many of these 4 things hold for you? | كم من هذه الأربعة؟ | ${arm} = 'a' | | . >= 0 and . <= 4 | yes
        integer | list_b | How many of these 5 things hold for you? | كم من هذه الخمسة؟ | ${arm} = 'b' | | . >= 0 and . <= 5 | yes
        select_one yn | birthday | Is your birthday in January to March? | عيد ميلادك؟
        select_one same | crosswise | Are your answers to both the same? 1. birthday in Jan-Mar 2. Did you take a bribe? | هل الإجابتان متماثلتان؟
        select_one likert | trust | How much do you trust the police? | ثقة | | | | | likert
        """,
        """
        list_name | name | label::English | label::Arabic
        yn | yes | Yes | نعم
        yn | no | No | لا
        same | same | The same | متماثلتان
        same | different | Different | مختلفتان
        likert | 1 | Not at all | لا
        likert | 2 | A little | قليلا
        likert | 3 | A lot | كثيرا
        """,
        """
        form_title | form_id | version | default_language | allow_choice_duplicates
        Phone | phone | 2026112301 | English | yes
        """,
        (3, 10, 1),
        "",
        (
            "must change: survey!A5: is randomized by the form itself: survey!C4 tells people what to answer, from ${die} (1 1/6, 2 1/6, 3 1/6, 4 1/6, 5 1/6, 6 1/6). Choose a design in rr::design, and remove that row. In the form, the coin ${die} is recorded",
            "dropped: survey!E7: list_a (integer) is left out; chance decides who is asked, 1/2 of all; if each part counts how many statements of a list are true, it is a list experiment",
        ),
    ),
    FieldForm(
        "nested groups with codes for no answer",
        """
        type | name | label | relevant | constraint | constraint_message | required | default | hint | appearance | guidance_hint | body::intent
        begin_group | hh | HOUSEHOLD
        text | hhid | Household ID | | string-length(.) = 6 | six signs | yes
        select_one rel | head | Who is the head?
        select_one sex | sex | Sex of the head | | | | yes
        integer | age | Age of the head in years (999 if unknown) | | . > 14 and (. < 110 or . = 999) | | yes
        begin_group | land | LAND
        select_one yn | owns | Does the household own land? | | | | yes
        decimal | ha | How many hectares? | ${owns} = 'yes' | . > 0 and . <= 500 | | yes | 1.5
        select_one unit | unit | Unit? | ${owns} = 'yes' and ${ha} > 0
        select_multiple crops | crops | Which crops were grown last season? | ${owns} = 'yes'
        text | crops_other | Specify | selected(${crops}, 'other')
        decimal | maize | Maize in kg | selected(${crops}, 'maize') | . >= 0
        end_group
        end_group
        select_one freq | hungry | In the past 4 weeks, was there ever no food? | | | | yes
        select_one often | howoften | How often? | ${hungry} != 'no' and ${hungry} != ''
        select_one yn | sold | Did you sell your vote? | ${sex} = 'f' or ${age} > 60
        select_one yn | agree | May we come back? | not(${sold} = 'yes')
        integer | phone | Telephone | ${agree} = 'yes' | regex(., '^0[0-9]{9}$')
        """,
        """
        list_name | name | label
        rel | me | Respondent
        rel | spouse | Spouse
        sex | m | Man
        sex | f | Woman
        yn | yes | Yes
        yn | no | No
        unit | ha | Hectare
        unit | acre | Acre
        crops | maize | Maize
        crops | beans | Beans
        crops | other | Other
        freq | no | No
        freq | yes | Yes
        often | 1 | Rarely
        often | 2 | Sometimes
        often | 3 | Often
        """,
        """
        form_title | form_id | version | public_key | submission_url
        Market | market | 12 | | https://example.org
        """,
        (16, 11, 0),
        "hhid head sex age owns ha unit crops crops_other maize hungry howoften sold agree phone",
        (
            "dropped: survey!E20: the constraint, or a part of it, is left out; it uses regex()",
            "kept: survey!A13: maize is asked as number; it has no largest answer",
        ),
    ),
)
