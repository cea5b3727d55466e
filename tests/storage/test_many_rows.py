"""The collector rests while rows are built, and only then."""

import gc

import pytest

from surveyapp.storage.many_rows import many_rows


def test_the_collector_rests_and_goes_on():
    with many_rows():
        assert not gc.isenabled()
        with many_rows():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_goes_on_after_a_mistake_too():
    with pytest.raises(ValueError, match="row"), many_rows():
        raise ValueError("row")
    assert gc.isenabled()
