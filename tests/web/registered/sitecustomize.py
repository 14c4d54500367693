"""Read by every Python process of the server that finds it on its path: it has one more game."""

import pytest

from smallest.seating import sit_down

sit_down(pytest.MonkeyPatch())
