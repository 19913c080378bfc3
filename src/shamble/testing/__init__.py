"""Tools for testing a game, public: the laws that every game keeps, and helpers that set up positions.

In a test of your own:

    @pytest.mark.parametrize("law", LAWS)
    def test_my_variant_keeps(law):
        law(MyGame(), seats=3, seed=1)
"""

from shamble.testing.laws import LAWS, Broken
from shamble.testing.scenario import clause, clauses_of

__all__ = ["LAWS", "Broken", "clause", "clauses_of"]
