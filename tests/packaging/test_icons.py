"""The pictures are painted in every size, sharp and not empty."""

import struct

import pytest
from installers.icons import DRAWINGS, ICO_SIZES, ico, paint
from PySide6.QtGui import QImage


@pytest.mark.parametrize("drawing", sorted(DRAWINGS.glob("*.svg")), ids=lambda path: path.stem)
@pytest.mark.parametrize("size", [16, 48, 512])
def test_a_drawing_fills_its_picture_and_leaves_the_corners_clear(drawing, size, qapp):
    picture = QImage.fromData(paint(drawing, size))
    assert (picture.width(), picture.height()) == (size, size)
    assert picture.pixelColor(0, 0).alpha() == 0
    middle = picture.pixelColor(size // 2, size // 2)
    assert middle.alpha() == 255


@pytest.mark.parametrize("name", ["surveyapp", "surveyapp-kiosk"])
def test_an_icon_can_be_told_from_light_and_from_dark_ground_at_16_pixels(name, qapp):
    picture = QImage.fromData(paint(DRAWINGS / f"{name}.svg", 16))
    seen = [picture.pixelColor(x, y) for x in range(16) for y in range(16)]
    solid = [colour.lightness() for colour in seen if colour.alpha() == 255]
    assert min(solid) < 90
    assert max(solid) > 220


def test_a_windows_icon_lists_its_pictures_where_they_are(qapp):
    pictures = {size: paint(DRAWINGS / "surveyapp.svg", size) for size in ICO_SIZES}
    data = ico(pictures)
    assert struct.unpack_from("<HHH", data) == (0, 1, len(ICO_SIZES))
    for number, (size, png) in enumerate(pictures.items()):
        width, *_, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert width == size % 256
        assert data[at : at + length] == png
