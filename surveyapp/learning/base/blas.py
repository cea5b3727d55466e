"""One BLAS thread while a model is trained: on matrices as small as these, several wait for each other."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache
from typing import Any

from threadpoolctl import ThreadpoolController


@cache
def _controller() -> Any:
    import scipy.linalg  # noqa: F401, PLC0415 - brings a BLAS beside NumPy's, so that both are found

    # finding the libraries takes longer than many a training
    return ThreadpoolController()


def one_thread() -> AbstractContextManager[Any]:
    """Return a context in which BLAS uses one thread; before and after it as many as were set."""
    limit: AbstractContextManager[Any] = _controller().limit(limits=1, user_api="blas")
    return limit
