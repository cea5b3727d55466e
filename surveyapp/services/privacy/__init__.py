"""The privacy account, disclosure risk, and the black-box audit."""
