from surveyapp.services.charts.drawing import Drawing, as_bytes


def test_a_text_with_a_dollar_sign_is_no_formula():
    """A survey's title "$x^$" would else end the drawing in an error."""
    drawing = Drawing(lambda figure: figure.text(0.5, 0.5, "costs $x^$"), 1.0, "")
    assert as_bytes(drawing, "png", 4.0).startswith(b"\x89PNG")
