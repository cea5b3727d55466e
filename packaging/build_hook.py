"""What the build does besides copying: translations are compiled for the package that is made."""

from __future__ import annotations

import importlib.util
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
