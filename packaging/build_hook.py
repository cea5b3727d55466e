"""What the build does besides copying: translations are compiled, and the build is stamped.

The stamp is the environment's ``SURVEYAPP_BUILD``, which packaging/build.py sets; who builds without it
gets a package that calls itself "source".
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles resources/translations/*.ts; the .qm files are no part of the repository."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile before the files are gathered."""
        path = Path(self.root) / "packaging" / "translations.py"
        spec = importlib.util.spec_from_file_location("translations", path)
        if spec is None or spec.loader is None:
            raise RuntimeError(f"{path} is missing")
        translations = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(translations)
        translations.compile_all()
        self._stamp(build_data)

    def _stamp(self, build_data: dict[str, Any]) -> None:
        build = os.environ.get("SURVEYAPP_BUILD", "")
        if build:
            stamp = Path(self.root) / "build" / "stamp.txt"
            stamp.parent.mkdir(exist_ok=True)
            stamp.write_text(build + "\n", encoding="utf-8")
            build_data["force_include"][str(stamp)] = "surveyapp/_resources/build.txt"
