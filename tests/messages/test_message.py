"""Messages and the errors that carry them."""

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg


def test_a_reason_inside_an_error_is_cut_nowhere():
    """Only what strangers may have written is cut: 200 characters of it."""
    reason = UserProblem(
        msg("it has {text}, and these are allowed: {known}", text="x" * 300, known="y" * 150)
    )
    said = str(
        UserProblem(msg("The file was refused: {reason} (line {line}).", reason=reason, line=7))
    )
    assert said.endswith(f"these are allowed: {'y' * 150} (line 7).")
    assert "x" * 200 + "…," in said
