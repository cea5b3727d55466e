"""Commands about kiosks, keys and the files on their way home."""
