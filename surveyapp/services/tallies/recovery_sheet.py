"""The sheet of paper from which a trustee's key can be made again: letters to type, and a QR code."""

from __future__ import annotations

import io
from html import escape
from pathlib import Path

from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.safe_files import make_file
from surveyapp.storage.tallies.recovery_lines import recovery_lines
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret

SHEET_ENDING = ".html"
_STYLE = """
@page { size: A4; margin: 18mm; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #17212B; background: #fff;
  font: 1.05rem/1.5 "Inter", "Noto Sans", "Segoe UI", "DejaVu Sans", sans-serif; }
h1 { color: #084C55; line-height: 1.2; }
ol { font: 600 1.9rem/1.7 "DejaVu Sans Mono", "Noto Sans Mono", monospace; direction: ltr;
  white-space: nowrap; padding-left: 4rem; }
svg { display: block; margin: 1.5rem auto; }
.words { font-weight: 600; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 11pt; } ol { font-size: 20pt; } }
"""
_TITLE = msg("Recovery sheet of a trustee")
_BEFORE = (
    msg(
        "Whoever holds this sheet can do what this trustee can: open totals together with other "
        "trustees. Print it on a printer that keeps no copies, delete the file, and lock the paper away."
    ),
    msg(
        "It is needed if the key file or its passphrase is lost. Then run “surveyapp key recover” and "
        "type the five lines. A typing error is named by its line."
    ),
)
_WORDS = msg("The public key in words:")
_QR = msg("The QR code holds the same five lines. Scan it with nothing that is on a network.")


def write_recovery_sheet(path: Path, secret: TrusteeSecret) -> None:
    """Write one HTML page, which loads nothing and prints on one side of A4, and only its owner can read.

    Parameters
    ----------
    path
        the file; it must not be there.
    secret
        the trustee's private key.

    Raises
    ------
    DiskProblem
        if it cannot be written, or there is one.
    """

    def said(sentence: Message) -> str:
        return escape(str(sentence))

    lines = recovery_lines(secret)
    parts = (
        f"<h1>{said(_TITLE)}</h1>",
        *(f"<p>{said(sentence)}</p>" for sentence in _BEFORE),
        "<ol>" + "".join(f"<li>{line}</li>" for line in lines) + "</ol>",
        f'<p>{said(_WORDS)} <span class="words">{secret.key.fingerprint}</span></p>',
        _qr_code("\n".join(lines)),
        f"<p>{said(_QR)}</p>",
    )
    page = (
        '<!DOCTYPE html>\n<html lang="en" dir="ltr">\n'
        f'<head><meta charset="utf-8"><title>{said(_TITLE)}</title><style>{_STYLE}</style></head>\n'
        f"<body>\n{chr(10).join(parts)}\n</body>\n</html>\n"
    )
    make_file(path, page.encode(), mode=0o600)


def _qr_code(text: str) -> str:
    import segno  # noqa: PLC0415 - it brings the standard library's readers of web pages along

    out = io.BytesIO()
    segno.make_qr(text, error="m").save(
        out, kind="svg", scale=5, border=4, xmldecl=False, svgns=False, nl=False
    )
    return out.getvalue().decode()
