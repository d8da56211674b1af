"""The scenes of the window, a file each."""
