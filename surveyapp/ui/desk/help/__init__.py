"""Help, tour, keys, licences."""
