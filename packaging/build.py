"""Build what a surveyor installs: python3 packaging/build.py wheel|bundle|…; see packaging/README.md."""

import sys
from installers import bundle, wheel

what = {"wheel": wheel.make_wheel, "bundle": bundle.make_bundle}
print(what[sys.argv[1]]())
