"""SciPy's special functions come without what is loaded beside them."""

from __future__ import annotations

import subprocess
import sys

import pytest
import scipy.special

from surveyapp.estimation import special_functions


@pytest.mark.parametrize("name", special_functions.__all__)
def test_they_are_scipys_own(name: str) -> None:
    assert getattr(special_functions, name) is getattr(scipy.special, name)


def test_what_scipy_does_not_have_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no_such_function"):
        _ = special_functions.no_such_function  # type: ignore[attr-defined]


ALONE = """
import sys
from surveyapp.estimation import special_functions
assert abs(special_functions.ndtri(0.975) - 1.959963984540054) < 1e-15
assert abs(special_functions.betaincinv(3, 8, 0.025) - 0.0667395) < 1e-7  # Clopper and Pearson, 3 of 10
assert not {"scipy.special", "numpy.testing", "numpy.f2py"} & set(sys.modules)
import scipy.special, scipy.optimize  # the whole package is whole afterwards
assert scipy.special.ndtri is special_functions.ndtri
assert scipy.special.roots_legendre(1)[1] == 2
assert abs(scipy.optimize.brentq(lambda x: scipy.special.ndtr(x) - 0.975, 0, 9) - 1.96) < 1e-4
"""
THREADS = """
import sys, threading
go = threading.Event()
other = threading.Thread(target=go.wait)
other.start()
from surveyapp.estimation import special_functions
special_functions.expit
go.set()
assert hasattr(sys.modules["scipy.special"], "roots_legendre")
"""


@pytest.mark.parametrize("program", [ALONE, THREADS], ids=["alone", "with other threads"])
def test_the_package_is_left_out_where_nobody_can_meet_half_of_it(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
