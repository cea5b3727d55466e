"""One text with the licences of all parts."""

from importlib import metadata

from surveyapp.services.documentation import licences
from surveyapp.services.documentation.licences import (
    compose_licences,
    licence_of,
    needed_distributions,
)


def test_all_that_the_program_needs_is_found_itself_first():
    names = [one.metadata["Name"].lower() for one in needed_distributions()]
    assert names[0] == "surveyapp"
    assert {"numpy", "scipy", "shiboken6", "pillow", "cffi"} <= set(names)
    assert "pytest" not in names  # an extra for development
    assert len(names) == len(set(names))


def test_every_part_has_a_heading_with_its_version_and_a_licence():
    text = compose_licences()
    for one in needed_distributions():
        heading = f"{'=' * 78}\n{one.metadata['Name']} {one.version}\n{'=' * 78}\n\nLicence: "
        assert heading in text
        assert licence_of(one) in text
    assert "Permission is hereby granted, free of charge" in text  # ours: MIT


def test_the_duties_of_qts_licence_are_met():
    text = compose_licences()
    assert "You may replace them" in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "GNU GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007" in text
    assert "https://code.qt.io/" in text


def test_parts_that_are_no_distribution_can_be_added():
    assert "libz 1.0\n" in compose_licences([("libz 1.0", "as you like")])
    assert "as you like\n" in compose_licences([("libz 1.0", "as you like")])


def test_a_bundle_shows_the_text_that_was_made_with_it(monkeypatch, tmp_path):
    bundled = tmp_path / "LICENSES.txt"
    bundled.write_text("made at build", encoding="utf-8")
    monkeypatch.setattr(licences, "resource", lambda *_: bundled)
    assert licences.licences_text() == "made at build"


def test_a_licence_is_told_by_expression_else_by_name_else_by_class(tmp_path):
    def made(*lines):
        folder = tmp_path / f"a-{len(list(tmp_path.iterdir()))}.dist-info"
        folder.mkdir()
        written = "\n".join(["Metadata-Version: 2.4", "Name: a", "Version: 1", *lines])
        (folder / "METADATA").write_text(written + "\n", encoding="utf-8")
        return licence_of(metadata.Distribution.at(folder))

    assert made("License-Expression: MIT OR Apache-2.0", "License: no") == "MIT OR Apache-2.0"
    assert made("License: BSD") == "BSD"
    assert made("Classifier: License :: OSI Approved :: MIT License") == "MIT License"
    assert made() == "see the text"
