"""What is drawn for a respondent: odds, coins, dice, hands, shields, QR codes."""
