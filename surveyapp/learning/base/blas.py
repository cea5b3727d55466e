"""One BLAS thread while a model is trained: on matrices as small as these, several wait for each other."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache
from typing import Any

import scipy.linalg  # noqa: F401 - loads the BLAS that it and NumPy bring, so that both are found
from threadpoolctl import ThreadpoolController


@cache
def _controller() -> Any:
    # finding the libraries takes longer than many a training
    return ThreadpoolController()


def one_thread() -> AbstractContextManager[Any]:
    """Return a context in which BLAS uses one thread; before and after it as many as were set."""
    limit: AbstractContextManager[Any] = _controller().limit(limits=1, user_api="blas")
    return limit
