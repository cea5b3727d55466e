"""The windows: the only folder that imports Qt. ``kiosk`` and ``desk`` do not know each other."""
