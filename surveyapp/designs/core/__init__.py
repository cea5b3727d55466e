"""What every design is made of: channel, exact numbers, coins, parameters."""
