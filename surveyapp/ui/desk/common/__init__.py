"""What several pages of the desk share."""
