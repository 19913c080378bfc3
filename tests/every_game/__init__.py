"""What the tests of every game ask alike; each game's own files bring its data."""

import pytest

pytest.register_assert_rewrite(*(f"every_game.{name}" for name in ("laws", "notation", "restoring", "words")))
