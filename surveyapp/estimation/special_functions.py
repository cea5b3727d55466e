"""SciPy's special functions, without the layer for other array libraries that is loaded with them.

They are SciPy's own objects: ``special_functions.ndtri is scipy.special.ndtri``. What ``import
scipy.special`` adds are NumPy's test helpers, its Fortran reader and wrappers for arrays on graphics cards:
a sixth of a second of each command that states an interval. So the compiled module is asked first, and the
whole package where that is not possible.
"""

from __future__ import annotations

import sys
import threading
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

PACKAGE = "scipy.special"
__all__ = [
    "bdtr",
    "bdtrc",
    "betaincc",
    "betaincinv",
    "chdtrc",
    "erfcx",
    "expit",
    "fdtrc",
    "gammaincc",
    "gammaln",
    "ndtr",
    "ndtri",
    "stdtr",
    "stdtrit",
    "xlogy",
]

if TYPE_CHECKING:
    from scipy.special import (
        bdtr,
        bdtrc,
        betaincc,
        betaincinv,
        chdtrc,
        erfcx,
        expit,
        fdtrc,
        gammaincc,
        gammaln,
        ndtr,
        ndtri,
        stdtr,
        stdtrit,
        xlogy,
    )
else:

    def __getattr__(name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        found = getattr(_compiled(), name, None) or getattr(import_module(PACKAGE), name)
        globals()[name] = found  # the next one is no question
        return found


def _compiled() -> ModuleType:
    """Return the module with SciPy's compiled functions."""
    # another thread must not meet the package while it is only a name for where its modules are
    if PACKAGE in sys.modules or threading.active_count() > 1:
        return import_module(PACKAGE)
    import scipy  # noqa: PLC0415 - takes a while, and is not always needed

    empty = ModuleType(PACKAGE)
    empty.__path__ = [f"{folder}/special" for folder in scipy.__path__]
    sys.modules[PACKAGE] = empty
    try:
        return import_module(f"{PACKAGE}._ufuncs")
    except (ImportError, AttributeError):  # another version of SciPy has it elsewhere
        del sys.modules[PACKAGE]
        return import_module(PACKAGE)
    finally:
        if sys.modules.get(PACKAGE) is empty:
            del sys.modules[PACKAGE]
