"""stub"""


def simulate() -> None:
    """x"""
