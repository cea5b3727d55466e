import matplotlib as mpl

from surveyapp.services.charts.drawing import Drawing, as_bytes, as_figure


def test_a_text_with_a_dollar_sign_is_no_formula():
    """A survey's title "$x^$" would else end the drawing in an error."""
    drawing = Drawing(lambda figure: figure.text(0.5, 0.5, "costs $x^$"), 1.0, "")
    assert as_bytes(drawing, "png", 4.0).startswith(b"\x89PNG")


def a_line(figure):
    figure.add_subplot().plot([1, 2])


def test_a_file_is_the_same_whatever_was_drawn_before():
    """A figure of the library, drawn first, would else leave files with names drawn at random in them."""
    drawing = Drawing(a_line, 2.0, "")
    with mpl.rc_context({"svg.hashsalt": None}):
        before = dict(mpl.rcParams)
        as_figure(drawing, 4.0)
        assert as_bytes(drawing, "svg", 4.0) == as_bytes(drawing, "svg", 4.0)
        assert dict(mpl.rcParams) == before
