"""How macOS shows the program and its documents: the Info.plist of the application bundle."""

from __future__ import annotations

from typing import Any

from installers.facts import Facts, FileType


def info_plist(facts: Facts) -> dict[str, Any]:
    """Return the keys that PyInstaller adds to the Info.plist."""
    return {
        "CFBundleDisplayName": "Surveyapp",
        "CFBundleShortVersionString": facts.version,
        "LSApplicationCategoryType": "public.app-category.productivity",
        "LSMinimumSystemVersion": "12.0",
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [_document(facts, one) for one in facts.file_types],
        "UTExportedTypeDeclarations": [_declared(facts, one) for one in facts.file_types],
    }


def type_identifier(facts: Facts, file_type: FileType) -> str:
    """Return the uniform type identifier of a kind of document."""
    return f"{facts.app_id}.{file_type.icon.removeprefix('surveyapp-')}".lower()


def _document(facts: Facts, file_type: FileType) -> dict[str, Any]:
    return {
        "CFBundleTypeName": file_type.title,
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [type_identifier(facts, file_type)],
    }


def _declared(facts: Facts, file_type: FileType) -> dict[str, Any]:
    """Declare a type; an ending has no dot at its begin there, but may have one inside."""
    return {
        "UTTypeIdentifier": type_identifier(facts, file_type),
        "UTTypeDescription": file_type.title,
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [file_type.ending.removeprefix(".")],
            "public.mime-type": [file_type.mime],
        },
    }
