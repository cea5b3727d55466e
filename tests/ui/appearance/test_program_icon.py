"""The icons of the programs."""

import pytest

from surveyapp.ui.appearance.program_icon import DESK, KIOSK, program_icon


@pytest.mark.parametrize("name", [DESK, KIOSK])
def test_the_programs_have_icons(name, qapp):
    picture = program_icon(name).pixmap(64, 64).toImage()
    assert picture.width() == 64
    assert picture.pixelColor(32, 32).alpha() == 255
