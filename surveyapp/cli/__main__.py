"""``python -m surveyapp.cli``."""

import sys

from surveyapp.cli import main

if __name__ == "__main__":
    sys.exit(main())
