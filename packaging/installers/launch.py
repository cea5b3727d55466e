"""What the bundle runs: the command line, as the script of an installed package does."""

import sys

from surveyapp.cli import main

if __name__ == "__main__":
    sys.exit(main())
