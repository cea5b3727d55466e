"""Use cases, told in steps; no Qt. Long ones take ``progress`` as their last argument."""
