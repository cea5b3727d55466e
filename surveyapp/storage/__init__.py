"""Everything that touches a disk. ``OSError`` and ``duckdb.Error`` are turned into sentences here.

Files from strangers are looked at before they are opened, then checked from the outside in: kind
and size, first line, hash, signature, and only then content. Files of ours are written beside their
place, flushed, renamed, and the folder flushed, so that a crash leaves the old or the new one.
"""
