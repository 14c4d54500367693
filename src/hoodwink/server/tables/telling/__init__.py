"""What connections are told: announcements, the frames of them, and who gets which."""
