"""The same commit gives the same bytes, wherever and whenever it is built."""

import hashlib
import shutil
import subprocess
import sys

import pytest


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.slow
def test_two_builds_of_one_commit_have_the_same_bytes(packaging_folder, tmp_path, facts):
    root = packaging_folder.parent
    if shutil.which("git") is None or not (root / ".git").exists():
        pytest.skip("this is no checkout")
    made = []
    for name, umask in (("one", 0o022), ("another", 0o077)):
        copy = tmp_path / name
        subprocess.run(["git", "clone", "--quiet", root, copy], check=True)
        if (facts.work / "venv" / "installed").exists():  # else each makes its own
            (copy / "build" / "installers").mkdir(parents=True)
            (copy / "build" / "installers" / "venv").symlink_to(facts.work / "venv")
        words = [sys.executable, copy / "packaging" / "build.py", "wheel"]
        subprocess.run(words, check=True, umask=umask)
        made.append(sorted(sha256(path) for path in (copy / "dist").iterdir()))
    assert len(made[0]) == 2
    assert made[0] == made[1]
