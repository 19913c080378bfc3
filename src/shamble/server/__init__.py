"""Tables for browsers and programs: one process, SQLite, WebSockets. Only what a seat may know leaves it."""
