"""Makes what a surveyor installs. Standard library only: what a build needs is put into its own folder."""
