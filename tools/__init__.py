"""What developers run beside the package: `python -m tools.golden`, or `make goldens`."""
