"""The program on this machine: health, identity, crash report, opened documents."""
