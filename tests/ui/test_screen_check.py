"""What the doctor says of sound: what is missing, and how to get it."""

from __future__ import annotations

import importlib
import sys
from types import SimpleNamespace

from surveyapp.services.program.doctor import HealthState
from surveyapp.ui.screen_check import screen_findings


def of_sound():
    (found,) = (each for each in screen_findings() if each.check == "sound")
    return found


def outputs(monkeypatch, *names):
    there = [SimpleNamespace(description=lambda name=name: name) for name in names]
    devices = SimpleNamespace(audioOutputs=lambda: there)
    fake = SimpleNamespace(QMediaDevices=devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", fake)


def test_without_qt_multimedia_the_doctor_says_how_to_install_it(monkeypatch, qapp):
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    found = of_sound()
    assert found.state is HealthState.LOOK
    assert "surveyapp[sound]" in found.advice


def test_where_a_library_of_the_system_is_missing_it_is_named(monkeypatch, qapp):
    load = importlib.import_module

    def broken(name):
        if name == "PySide6.QtMultimedia":
            raise ImportError("libpulse.so.0: cannot open shared object file")
        return load(name)

    monkeypatch.setattr(importlib, "import_module", broken)
    found = of_sound()
    assert found.seen.startswith("libpulse.so.0")
    assert "libpulse0" in found.advice


def test_the_outputs_are_named_and_none_is_said(monkeypatch, qapp):
    outputs(monkeypatch, "A headset", "Built-in")
    assert (of_sound().state, of_sound().seen) == (HealthState.GOOD, "A headset, Built-in")
    outputs(monkeypatch)
    assert of_sound().state is HealthState.LOOK
    assert "PulseAudio or PipeWire" in of_sound().advice
