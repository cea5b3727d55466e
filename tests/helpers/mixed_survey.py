"""A survey with a question of each kind that analysts recode, band, compute with or merge."""

from surveyapp.survey.json_format.reading import read_survey

DIRECT = {"name": "direct"}
FOUR_REPORTS = [["1/2", "1/4", "1/8", "1/8"], ["1/8", "1/8", "1/4", "1/2"]]


def question(name, kind, **more):
    asked = {"id": name, "type": kind, "text": {"en": name.title(), "fr": f"{name} ?"}}
    return {**asked, "design": DIRECT, **more}


def choices(*names):
    return [{"id": one, "text": {"en": one.title(), "fr": one}} for one in names]


SURVEY = read_survey(
    {
        "format": "surveyapp-survey/2",
        "id": "study",
        "version": 1,
        "languages": ["en", "fr"],
        "title": {"en": "A study", "fr": "Une étude"},
        "questions": [
            question("region", "single_choice", choices=choices("north", "centre", "south")),
            question("age", "number", minimum=0, maximum=120),
            question("income", "number", minimum=0, maximum=9999, step="any"),
            question("stars", "rating", levels=5),
            question("goods", "multiple_choice", choices=choices("radio", "phone", "car")),
            question("smokes", "yes_no", prefer_not_to_say=True),
            question("used", "yes_no", design={"name": "matrix", "rows": FOUR_REPORTS}),
            question(
                "source",
                "single_choice",
                choices=choices("never", "shop", "market", "friend"),
                design={"name": "k_rr", "p_truth": "1/2"},
            ),
        ],
    },
    "study",
)
