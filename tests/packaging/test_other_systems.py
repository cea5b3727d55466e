"""The recipes for Windows and macOS, which we cannot run, say the same as pyproject.toml."""

import plistlib
import re

import pytest
from installers.mac import info_plist


@pytest.fixture
def nsis(packaging_folder):
    return (packaging_folder / "windows" / "surveyapp.nsi").read_text(encoding="utf-8")


@pytest.fixture
def defined(nsis):
    return dict(re.findall(r'^\s*!define (\w+) "([^"]*)"', nsis, flags=re.MULTILINE))


def test_windows_has_the_version_and_the_names(defined, facts):
    assert defined["VERSION"] == facts.version
    assert defined["APP_ID"] == facts.app_id
    assert facts.maintainer.startswith(defined["PUBLISHER"])


def test_windows_opens_the_documents_that_it_can_tell_by_their_ending(nsis, facts):
    stated = re.findall(r'insertmacro ASSOCIATE "(.+)" "(.+)" "(.+)"', nsis)
    simple = [one for one in facts.file_types if one.ending.count(".") == 1]
    assert stated == [(one.ending, one.mime, one.title) for one in simple]
    removed = re.findall(r'insertmacro DISSOCIATE "(.+)"', nsis)
    assert removed == [one.ending for one in simple]


def test_windows_has_both_programs_in_its_menu(nsis):
    shortcuts = re.findall(r'Surveyapp (\w+)\.lnk" "[^"]*surveyapp-window\.exe" "(\w+)"', nsis)
    assert shortcuts == [("Desk", "open"), ("Kiosk", "kiosk")]


def test_the_installer_takes_the_bundle_that_the_build_makes(defined, facts):
    packaging = facts.bundle.parents[3] / "packaging" / "windows"
    stated = packaging.joinpath(*defined["BUNDLE"].split("\\"))
    assert stated.resolve() == facts.bundle
    assert defined["ICON"].endswith("installers\\icons\\surveyapp.ico")


def test_macos_knows_the_documents(facts):
    plist = plistlib.loads(plistlib.dumps(info_plist(facts)))
    assert plist["CFBundleShortVersionString"] == facts.version
    declared = {
        one["UTTypeIdentifier"]: one["UTTypeTagSpecification"]
        for one in plist["UTExportedTypeDeclarations"]
    }
    opened = [one["LSItemContentTypes"][0] for one in plist["CFBundleDocumentTypes"]]
    assert [declared[name]["public.filename-extension"] for name in opened] == [
        [one.ending[1:]] for one in facts.file_types
    ]
    assert [declared[name]["public.mime-type"] for name in opened] == [
        [one.mime] for one in facts.file_types
    ]


def test_the_bundles_recipe_takes_its_facts_from_pyproject(packaging_folder):
    recipe = (packaging_folder / "surveyapp.spec").read_text(encoding="utf-8")
    compile(recipe, "surveyapp.spec", "exec")
    for words in ("name=FACTS.name", "bundle_identifier=FACTS.app_id", "version=FACTS.version"):
        assert words in recipe
