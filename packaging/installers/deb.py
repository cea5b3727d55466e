"""The Debian package: the bundle in /opt/surveyapp, the command, the desktop's files."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from installers.bundle import elf_files
from installers.facts import FACTS, PACKAGING, ROOT
from installers.linux_tree import write_share
from installers.run import run

DEPENDS = (
    "fontconfig-config, fonts-dejavu-core, libgl1, libegl1, libxcb1, "
    "libwayland-client0, libwayland-cursor0, libwayland-egl1"
)
"""Without letters nothing can be read; libraries of the machine talk to its graphics card and screen."""

RECOMMENDS = (
    "fonts-noto-core, hicolor-icon-theme, shared-mime-info, desktop-file-utils, "
    "libcups2t64 | libcups2"
)

CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), {depends}
Recommends: {recommends}
Section: science
Priority: optional
Description: ask sensitive questions by randomized response
 A kiosk that flips private coins and records only the randomized report, a desk
 that imports the files of many kiosks and estimates the true shares, and a command
 line for both. Brings its own Python and libraries.
"""


def make_deb(bundle: Path, *, is_packed: bool = True) -> Path:
    """Return the package made of ``bundle``; what is not packed is made at once, and four times as large."""
    tree = FACTS.work / ("deb" if is_packed else "quick-deb")
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "opt" / FACTS.name, symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / FACTS.name).symlink_to(f"/opt/{FACTS.name}/{FACTS.name}")
    write_share(tree / "usr" / "share")
    _write_documents(tree)
    architecture = run("dpkg", "--print-architecture").strip()
    (tree / "DEBIAN").mkdir()
    control = _control(tree, bundle, architecture)
    (tree / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    out = FACTS.dist / f"{FACTS.name}_{FACTS.version}_{architecture}.deb"
    part = FACTS.work / f"{'' if is_packed else 'quick-'}{out.name}"
    packing = ("-Zxz", "-z9", "--threads-max=1") if is_packed else ("-Znone",)
    run("dpkg-deb", "--root-owner-group", *packing, "--build", tree, part)
    return part.replace(out)


def _write_documents(tree: Path) -> None:
    documents = tree / "usr" / "share" / "doc" / FACTS.name
    documents.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", documents / "copyright")
    shutil.copyfile(FACTS.dist / FACTS.bill_name, documents / FACTS.bill_name)
    shutil.copytree(PACKAGING / "kiosk-session", documents / "kiosk-session")
    session = tree / "usr" / "lib" / FACTS.name / "surveyapp-kiosk-session"
    session.parent.mkdir(parents=True)
    shutil.copy(documents / "kiosk-session" / session.name, session)
    session.chmod(0o755)


def _control(tree: Path, bundle: Path, architecture: str) -> str:
    sizes = (path.stat().st_size for path in tree.rglob("*") if not path.is_symlink())
    return CONTROL.format(
        name=FACTS.name,
        version=FACTS.version,
        architecture=architecture,
        maintainer=FACTS.maintainer,
        kilobytes=sum(sizes) // 1024,
        glibc=newest_glibc(bundle),
        depends=DEPENDS,
        recommends=RECOMMENDS,
    )


def newest_glibc(bundle: Path) -> str:
    """Return the newest version of the C library that a file of the bundle asks for."""
    asked = (re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes()) for path in elf_files(bundle))
    return f"2.{max(int(minor) for found in asked for minor in found)}"
