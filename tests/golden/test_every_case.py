"""Every visible golden case is tested by name, or stands here with the reason why not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GOLDEN = Path(__file__).parents[3] / "shared" / "golden" / "golden_visible.json"

UNTESTED = {
    "cwise.cmreg": "attention is modelled as a predictor of the anchor by no command or page",
    "cwise.cmreg_p": "linear regression on an anchored crosswise item is not offered by a command or page",
    "rr.rrreg.nigeria.aux": "rr's answer is a local optimum (a coefficient of -7.37): nothing to agree with",
    "list.ceiling.affirm": "ceiling effects are not offered, and the fit has a prior (bayesglm)",
}


@pytest.mark.skipif(not GOLDEN.exists(), reason="the golden numbers lie beside the checkout")
def test_every_visible_case_is_tested_by_name_or_has_a_reason():
    known = {case["id"] for case in json.loads(GOLDEN.read_text())["cases"]}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", str(HERE)]
    listed = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE).stdout
    sources = "".join(path.read_text() for path in HERE.glob("test_*.py") if path != Path(__file__))
    named = {one for one in known if re.search(rf"(?<![\w.]){re.escape(one)}(?![\w.])", listed)}
    named |= {one for one in known if f'"{one}"' in sources}
    assert UNTESTED.keys() <= known
    assert known - named - UNTESTED.keys() == set()
    print(f"{len(known)} cases, {len(known) - len(UNTESTED)} tested, {len(UNTESTED)} not:")
    for name, reason in UNTESTED.items():
        print(f"  {name}: {reason}")
