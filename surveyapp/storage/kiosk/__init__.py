"""What a kiosk keeps."""
