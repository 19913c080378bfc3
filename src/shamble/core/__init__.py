"""Machinery that knows no game: frames, asks, facts, chance, records, pictures, errors."""
