"""Tools for testing a game, public: the laws that every game keeps, and helpers that set up positions.

from shamble.testing import LAWS

@pytest.mark.parametrize("law", LAWS)
def test_my_variant_keeps(law):
    law(MyGame(), seats=3, seed=1)
"""

from shamble.testing.laws import LAWS, Broken

__all__ = ["LAWS", "Broken"]
