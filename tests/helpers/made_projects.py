"""Projects with interviews that a test states."""

from datetime import date

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.services.project.import_collections import import_files
from surveyapp.storage.collection.format import compose
from surveyapp.storage.kiosk.store import KioskStore


def made_project(folder, survey, rows):
    """Return a project in ``folder`` with ``rows`` of cells, a row an interview, of one kiosk."""
    lines = sorted(f"{number:032x},{','.join(row)}" for number, row in enumerate(rows, start=1))
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    file = folder / "made.collection"
    file.write_bytes(compose(survey, lines, key, batch=1, export=1, days=None))
    project = folder / "made.surveydesk"
    assert [one.outcome.value for one in import_files([file], project)] == ["imported"]
    return project


def exports_of_two(folder, survey):
    """Return the exports of two kiosks, twelve interviews each."""
    (folder / "stick").mkdir()
    written = []
    for number in range(2):
        store = KioskStore(folder / f"kiosk{number}", survey)
        for _ in range(12):
            store.add(["yes"], date(2026, 3, 1))
        written += store.export(folder / "stick").files
        store.close()
    return written
