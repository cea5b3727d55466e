"""What every screen is made of: style, buttons, labels, the frame of a screen."""
