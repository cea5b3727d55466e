"""What desktops read of the program agrees with pyproject.toml, and with each other."""

import configparser
import re
import shutil
import subprocess
from xml.etree import ElementTree

import pytest

import surveyapp
from surveyapp.cli import main
from surveyapp.storage.collection.format import MAGIC

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def root_of(path):
    return ElementTree.parse(path).getroot()  # noqa: S314 - our own file


ENTRIES = ("surveyapp.desktop", "surveyapp-kiosk.desktop")


@pytest.fixture
def entry(packaging_folder):
    def read(name):
        parser = configparser.ConfigParser(interpolation=None)
        parser.optionxform = str
        parser.read(packaging_folder / "linux" / name, encoding="utf-8")
        return parser["Desktop Entry"]

    return read


@pytest.fixture
def metainfo(packaging_folder, facts):
    return root_of(packaging_folder / "linux" / f"{facts.app_id}.metainfo.xml")


def test_the_version_is_the_same_everywhere(facts, metainfo):
    assert facts.version == surveyapp.__version__
    assert metainfo.find("releases/release").get("version") == facts.version


def test_the_desk_opens_every_kind_of_document(entry, facts):
    mimes = [one.mime for one in facts.file_types]
    assert [mime for mime in entry("surveyapp.desktop")["MimeType"].split(";") if mime] == mimes


def test_two_programs_are_in_the_menu(entry):
    assert [entry(name)["Name"] for name in ENTRIES] == ["Surveyapp Desk", "Surveyapp Kiosk"]


@pytest.mark.parametrize("name", ENTRIES)
def test_what_an_entry_starts_is_a_command_of_the_program(name, entry, capsys):
    program, *words = entry(name)["Exec"].split()
    assert program == "surveyapp"
    with pytest.raises(SystemExit) as ended:
        main([*(word for word in words if word != "%F"), "--help"])
    assert ended.value.code == 0
    assert f"surveyapp {words[0]}" in capsys.readouterr().out


@pytest.mark.parametrize("name", ENTRIES)
def test_the_icon_of_an_entry_is_drawn_and_is_the_windows_name(name, entry, packaging_folder):
    icon = entry(name)["Icon"]
    assert (packaging_folder.parent / "resources" / "icons" / f"{icon}.svg").exists()
    assert entry(name)["StartupWMClass"] == name.removesuffix(".desktop") == icon


@pytest.mark.parametrize("name", ENTRIES)
def test_an_entry_is_valid(name, packaging_folder):
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("desktop-file-utils is not installed")
    file = packaging_folder / "linux" / name
    done = subprocess.run(
        ["desktop-file-validate", file], capture_output=True, text=True, check=False
    )
    assert (done.returncode, "error" in done.stdout) == (0, False), done.stdout


def test_the_mime_types_are_those_of_the_documents(packaging_folder, facts):
    root = root_of(packaging_folder / "linux" / "surveyapp.xml")
    found = [
        (
            one.find(f"{MIME}glob").get("pattern").removeprefix("*"),
            one.get("type"),
            one.find(f"{MIME}comment").text,
            one.find(f"{MIME}icon").get("name"),
        )
        for one in root.iter(f"{MIME}mime-type")
    ]
    assert found == [(one.ending, one.mime, one.title, one.icon) for one in facts.file_types]


def test_a_survey_is_not_taken_for_any_json_file(packaging_folder):
    root = root_of(packaging_folder / "linux" / "surveyapp.xml")
    weights = {
        glob.get("pattern"): int(glob.get("weight", "50")) for glob in root.iter(f"{MIME}glob")
    }
    assert weights["*.survey.json"] > 50  # *.json has 50


def test_the_magic_of_a_collection_is_what_the_program_writes(packaging_folder):
    root = root_of(packaging_folder / "linux" / "surveyapp.xml")
    stated = [match.get("value").encode() for match in root.iter(f"{MIME}match")]
    assert len(stated) == 1
    magic = MAGIC if isinstance(MAGIC, bytes) else MAGIC.encode()
    assert magic.startswith(stated[0])


def test_every_document_has_a_picture(packaging_folder, facts):
    drawings = packaging_folder.parent / "resources" / "icons"
    for one in facts.file_types:
        assert root_of(drawings / f"{one.icon}.svg").get("viewBox") == "0 0 64 64"


def test_the_metainfo_says_what_a_software_centre_asks_for(metainfo, facts):
    said = {name: metainfo.findtext(name) for name in ("id", "project_license", "name")}
    assert said == {"id": facts.app_id, "project_license": "MIT", "name": "Surveyapp"}
    assert [one.text for one in metainfo.iter("launchable")] == list(ENTRIES)
    assert [one.text for one in metainfo.iter("mediatype")] == [
        one.mime for one in facts.file_types
    ]
    assert not re.search(r"\.\s*$", metainfo.findtext("summary"))


def test_the_metainfo_is_valid(packaging_folder, facts):
    if shutil.which("appstreamcli") is None:
        pytest.skip("appstream is not installed")
    file = packaging_folder / "linux" / f"{facts.app_id}.metainfo.xml"
    words = ["appstreamcli", "validate", "--no-net", file]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_single_file_is_a_script_that_a_shell_can_read(packaging_folder):
    script = packaging_folder / "linux" / "single-file.sh"
    assert subprocess.run(["sh", "-n", script], check=False).returncode == 0
    assert script.read_text(encoding="utf-8").endswith(
        '"$@"\n'
    )  # the archive begins on the next line
