"""Groups and questions against each other."""
