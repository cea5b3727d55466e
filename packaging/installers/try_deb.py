"""Installs the Debian package in a minimal Debian that has no Python, and uses it there. Needs root.

Everything is done with a Debian made by debootstrap below build/installers/: the package installed, files
opened as a double click opens them, and the kiosk started from a read-only mount without a home. Pictures
of the windows are written to build/installers/pictures.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from installers.facts import FACTS
from installers.run import BuildFailed, run

BASE = FACTS.work / "debian-base"
TRIED = FACTS.work / "debian"
PICTURES = FACTS.work / "pictures"
RELEASE = "bookworm"
DISPLAY = ":57"
SOCKETS = Path("/tmp/.X11-unix")  # noqa: S108 - where every X server has them
DESKTOP = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")
"""What a desktop has that knows file types; gio does what a double click does."""


def try_deb() -> tuple[Path, ...]:
    """Do all of it; return the pictures."""
    if os.geteuid() != 0:
        raise BuildFailed("try-deb makes a root file system: run it as root")
    _fresh_root()
    PICTURES.mkdir(exist_ok=True)
    with _mounted("--bind", "/proc", "proc"), _mounted("--bind", "/dev", "dev"):
        _install()
        _use()
        with _screen():
            _take_pictures()
    return tuple(sorted(PICTURES.glob("*.png")))


def _fresh_root() -> None:
    if not (BASE / "etc" / "debian_version").exists():
        run("debootstrap", "--variant=minbase", RELEASE, BASE)
    if TRIED.exists():
        for left in ("proc", "dev", "opt/surveyapp", str(SOCKETS).removeprefix("/")):
            run("umount", "-l", "-q", TRIED / left, ok=(0, 1, 32))  # of a trial that was broken off
        shutil.rmtree(TRIED)
    run("cp", "-a", BASE, TRIED)
    shutil.copy("/etc/resolv.conf", TRIED / "etc" / "resolv.conf")


@contextmanager
def _mounted(how: str, source: str | Path, target: str, *more: str) -> Iterator[None]:
    place = TRIED / target
    place.mkdir(parents=True, exist_ok=True)
    run("mount", how, source, place)
    if more:
        run("mount", "-o", *more, place)
    try:
        yield
    finally:
        run("umount", "-l", place)


def _inside(*words: str, **variables: str) -> str:
    """Run a command in the new Debian with no variables but ``variables``; print and return its output."""
    given = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "DEBIAN_FRONTEND": "noninteractive",
        **variables,
    }
    listed = [f"{name}={value}" for name, value in given.items()]
    begun = time.monotonic()
    said = run("chroot", TRIED, "env", "-i", *listed, *words, folder=Path("/"))
    sys.stdout.write(f"$ {' '.join(words)}   ({time.monotonic() - begun:.2f} s)\n")
    return said


def _say(text: str, lines: int = 8) -> None:
    sys.stdout.writelines(f"    {line}\n" for line in text.splitlines()[-lines:])


def _install() -> None:
    package = max(
        FACTS.dist.glob(f"{FACTS.name}_{FACTS.version}_*.deb"), key=lambda one: one.stat().st_mtime
    )
    shutil.copy(package, TRIED / "srv" / package.name)
    _inside("apt-get", "update", "-qq")
    _say(
        _inside(
            "apt-get", "install", "-y", "-qq", "--no-install-recommends", f"/srv/{package.name}"
        ),
        3,
    )
    _inside("apt-get", "install", "-y", "-qq", "--no-install-recommends", *DESKTOP)
    pythons = _inside("find", "/usr", "/opt", "-name", "python*", "-type", "f,l", "-perm", "/111")
    if pythons:
        raise BuildFailed(f"there is a Python where none should be:\n{pythons}")
    missing = [line for line in _linked().splitlines() if "not found" in line]
    if missing:
        raise BuildFailed("libraries are missing:\n" + "\n".join(sorted(set(missing))))


def _linked() -> str:
    """Return what the loader says of the program and of Qt's plugin for X."""
    plugins = "/opt/surveyapp/_internal/PySide6/Qt/plugins/platforms"
    programs = ("/opt/surveyapp/surveyapp", f"{plugins}/libqxcb.so", f"{plugins}/libqwayland.so")
    return _inside(
        "ldd", *programs, LD_LIBRARY_PATH="/opt/surveyapp/_internal"
    )  # as its starter does


def _use() -> None:
    for words in (
        ("surveyapp", "--version"),
        ("surveyapp", "--version"),
        ("surveyapp", "identity"),
        ("surveyapp", "demo", "--no-window", "/srv/demo"),
        ("surveyapp", "check", "/srv/demo/clinic.survey.json"),
        ("sh", "-c", "surveyapp estimate /srv/demo/*.collection"),
        ("sh", "-c", "surveyapp licences | wc"),
        *((("surveyapp", "doctor"),) if "doctor" in _inside("surveyapp", "--help") else ()),
    ):
        _say(_inside(*words, HOME="/root"), 6)
    _same_hash_by_hand()
    demo = "/srv/demo/clinic-2026-v2-kiosk0001.collection"
    for file in (demo, "/srv/demo/clinic.survey.json"):
        _say(
            _inside(
                "gio", "info", "-a", "standard::content-type,standard::icon", file, HOME="/root"
            ),
            3,
        )
    _say(_inside("gio", "mime", "application/vnd.surveyapp.collection", HOME="/root"), 2)


def _same_hash_by_hand() -> None:
    """Compare the program's word with the shell's."""
    by_hand = _inside(
        "sh",
        "-c",
        "cd /opt/surveyapp && find -L . -type f ! -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z"
        " | xargs -0 sha256sum | sha256sum",
    ).split()[0]
    if by_hand not in _inside("surveyapp", "identity", "--json", "-"):
        raise BuildFailed(f"the program does not say the hash that the shell computes: {by_hand}")
    sys.stdout.write(f"    the shell computes the same: {by_hand}\n")


@contextmanager
def _screen() -> Iterator[None]:
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24", "-ac"])
    try:
        time.sleep(2)
        with _mounted("--bind", SOCKETS, str(SOCKETS).removeprefix("/")):
            yield
    finally:
        server.terminate()
        server.wait()


def _take_pictures() -> None:
    demo = "/srv/demo"
    with _mounted("--bind", TRIED / "opt" / "surveyapp", "opt/surveyapp", "remount,bind,ro"):
        before = _inside("find", "/", "-xdev", "-newer", "/etc/resolv.conf", "-type", "f")
        kiosk = ("surveyapp", "kiosk", f"{demo}/clinic.survey.json", "--store", "/srv/store")
        _inside("install", "-d", "-o", "nobody", "/srv/store")
        _picture("kiosk", kiosk, user="nobody")  # without HOME, from a read-only mount
        after = _inside("find", "/", "-xdev", "-newer", "/etc/resolv.conf", "-type", "f")
        new = sorted(set(after.split()) - set(before.split()))
        sys.stdout.write(f"    files that the kiosk made: {new}\n")
        if any(not name.startswith("/srv/store/") for name in new):
            raise BuildFailed("the kiosk wrote outside of its store")
    _picture("start", ("gio", "launch", "/usr/share/applications/surveyapp.desktop"), HOME="/root")
    _picture(
        "ask-survey",
        ("gio", "launch", "/usr/share/applications/surveyapp-kiosk.desktop"),
        HOME="/root",
    )
    _picture("survey", ("gio", "open", f"{demo}/clinic.survey.json"), HOME="/root")
    collection = f"{demo}/clinic-2026-v2-kiosk0001.collection"
    _picture("open-collection", ("gio", "open", collection), HOME="/root")
    desk = ("surveyapp", "open", collection, "--project", "/srv/demo/new.surveydesk")
    _picture("desk", desk, HOME="/root")


def _picture(name: str, words: tuple[str, ...], *, user: str = "root", **variables: str) -> None:
    """Start a window in the new Debian, take a picture of the screen, end what was started."""
    given = {"PATH": "/usr/bin:/bin", "DISPLAY": DISPLAY, **variables}
    listed = [f"{key}={value}" for key, value in given.items()]
    command = ["chroot", f"--userspec={user}", str(TRIED), "env", "-i", *listed, *words]
    started = subprocess.Popen(command, cwd="/", start_new_session=True)
    try:
        time.sleep(8)
        run("import", "-display", DISPLAY, "-window", "root", PICTURES / f"{name}.png")
    finally:
        _end_all(started)
    sys.stdout.write(f"$ {' '.join(words)}   (picture {name}.png)\n")


def _end_all(started: subprocess.Popen[bytes]) -> None:
    """End the programs that run inside the new Debian: those whose root it is."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            is_inside = (process / "root").readlink() == TRIED
        except OSError:
            continue
        if is_inside:
            os.kill(int(process.name), 9)  # the kiosk does not end by anything less
    started.wait()
