"""One file that holds the bundle: a shell script with a packed archive behind it.

An AppImage would need appimagetool's runtime, a binary that Debian does not package. This needs sh, tar, xz
and sha256sum, and no FUSE.
"""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from installers.facts import FACTS, PACKAGING, commit_time
from installers.linux_tree import write_share
from installers.run import run

HEADER = PACKAGING / "linux" / "single-file.sh"


def make_single_file(bundle: Path) -> Path:
    """Return the executable file made of ``bundle``."""
    tree = FACTS.work / "single"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / FACTS.name, symlinks=True)
    write_share(tree / "share")
    packed = FACTS.work / "single.tar"
    run(
        *("tar", "--create", "--file", packed, "--sort=name", "--owner=0", "--group=0"),
        *("--numeric-owner", "--format=gnu", f"--mtime=@{commit_time()}", "--mode=u+w,go=rX"),
        *("--directory", tree, FACTS.name, "share"),
    )
    run("xz", "--force", "--x86", "--lzma2=preset=9", "--threads=1", packed)
    return _joined(packed.with_name(packed.name + ".xz"))


def _joined(archive: Path) -> Path:
    """Write the script and the archive behind each other."""
    data = archive.read_bytes()
    script = HEADER.read_text(encoding="utf-8")
    for place, value in {
        "@VERSION@": FACTS.version,
        "@SHA256@": hashlib.sha256(data).hexdigest(),
        "@LINES@": str(script.count("\n") + 1),
    }.items():
        script = script.replace(place, value)
    FACTS.dist.mkdir(parents=True, exist_ok=True)
    out = FACTS.dist / f"{FACTS.name}-{FACTS.version}-{run('uname', '-m').strip()}.run"
    out.write_bytes(script.encode("utf-8") + data)
    out.chmod(0o755)
    return out
