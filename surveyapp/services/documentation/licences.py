"""The licences of everything that the program brings or uses, as one text.

A bundle has the text inside, made when it was built (with the licences of the libraries that lie in no
Python distribution); elsewhere it is made here from what the installed distributions say of themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from surveyapp.storage.program.resources import resource

BUNDLED = "LICENSES.txt"
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright|authors)", re.IGNORECASE)
_NOT_A_TEXT = re.compile(r"\.(py|pyc|pyi|so|h|json|csv)$", re.IGNORECASE)
_QT_TEXTS = ("LGPL-3.0.txt", "GPL-3.0.txt")
_LINE = "=" * 78

QT_NOTICE = """\
Qt (its libraries, and PySide6 and shiboken6 that make them usable from Python) is under the GNU Lesser
General Public License, version 3. The texts of that licence and of the GNU General Public License that it
adds to follow. Surveyapp uses Qt as shared libraries and changes nothing in them. You may replace them:
in a bundle they are the files below _internal/PySide6/Qt and _internal/shiboken6 (libQt6Core.so.6 and so
on); put your own build of the same major version there under the same names and start the program again.
Elsewhere pip installs another PySide6. You may take the program apart to debug such changes. The source
of Qt and PySide6 is published by The Qt Company at https://download.qt.io/official_releases/ and
https://code.qt.io/; the version is named above."""


def licences_text() -> str:
    """Return the licences of the program and of all that it uses; several hundred pages in a bundle."""
    try:
        return resource("licences", BUNDLED).read_text(encoding="utf-8")
    except FileNotFoundError:
        return compose_licences()


def compose_licences(more: Iterable[tuple[str, str]] = ()) -> str:
    """Return the texts of the installed distributions that the program needs, then ``more`` parts.

    A part is a title and a text.
    """
    parts = [_part(one) for one in needed_distributions()]
    parts.append(("Qt", _qt_text()))
    parts.extend(more)
    contents = "\n".join(f"  {title}" for title, _ in parts)
    body = "\n".join(f"{_LINE}\n{title}\n{_LINE}\n\n{text.strip()}\n" for title, text in parts)
    return (
        f"Surveyapp and the parts that it is made of, with their licences:\n\n{contents}\n\n{body}"
    )


def needed_distributions() -> tuple[metadata.Distribution, ...]:
    """Return our distribution and those that it needs here, ours first, then by name."""
    found: dict[str, metadata.Distribution] = {}
    open_names = ["surveyapp"]
    while open_names:
        key = _normal(open_names.pop())
        if key in found:
            continue
        try:
            found[key] = metadata.distribution(key)
        except (
            metadata.PackageNotFoundError
        ):  # another system's, or an extra that was not asked for
            continue
        open_names.extend(_required(found[key]))
    first = found.pop("surveyapp", None)
    rest = [found[key] for key in sorted(found)]
    return tuple(rest if first is None else [first, *rest])


def _required(distribution: metadata.Distribution) -> list[str]:
    """Return the names of what a distribution requires, extras apart."""
    required = [line for line in distribution.requires or () if "extra ==" not in line]
    return [match[0] for line in required if (match := re.match(r"[\w.-]+", line))]


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def licence_of(distribution: metadata.Distribution) -> str:
    """Return what a distribution calls its licence, as an SPDX expression where it gives one."""
    about = distribution.metadata
    stated = _metadata_field(distribution, "License-Expression") or _metadata_field(
        distribution, "License"
    )
    if stated and "\n" not in stated.strip():
        return stated.strip()
    classes = [line for line in about.get_all("Classifier", []) if line.startswith("License ::")]
    return "; ".join(line.rsplit(" :: ", 1)[-1] for line in classes) or "see the text"


def _metadata_field(distribution: metadata.Distribution, field: str) -> str:
    about = distribution.metadata
    return about[field] if field in about else ""  # noqa: SIM401 - it promises no get()


def _part(distribution: metadata.Distribution) -> tuple[str, str]:
    title = f"{distribution.metadata['Name']} {distribution.version}"
    texts = _licence_files(distribution) or [_metadata_field(distribution, "License")]
    return title, "\n\n".join([f"Licence: {licence_of(distribution)}", *texts])


def _licence_files(distribution: metadata.Distribution) -> list[str]:
    found = [
        path
        for path in distribution.files or ()
        if _LICENCE_FILE.search(path.name) and not _NOT_A_TEXT.search(path.name)
    ]
    places = [Path(str(distribution.locate_file(path))) for path in sorted(found)]
    return [
        f"[{place.name}]\n" + place.read_text(encoding="utf-8", errors="replace").strip()
        for place in places
        if place.is_file()
    ]


def _qt_text() -> str:
    texts = [resource("licences", name).read_text(encoding="utf-8") for name in _QT_TEXTS]
    return "\n\n".join([QT_NOTICE, *texts])
