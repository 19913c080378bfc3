# Two commands do everything: "make play" and "make test". Each sets up what it needs in .venv.

PYTHON ?= python3
BIN = .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.svg' -o -name '*.css') \
	setup.py pyproject.toml README.md

WHEEL_BUILD = $(if $(shell command -v $${CC:-cc}),compiled,installed)

.PHONY: play test test-long lint types imports pure compiled golden bench clean help

help:
	@echo "make play       set up and play at the terminal"
	@echo "make test       set up and run all tests, on the pure and on the compiled build"
	@echo "make test-long  thousands of examples and long matches"
	@echo "make bench      the benchmarks, against their named peers"
	@echo "make golden     write the golden playthroughs and perft tables anew"

play: .venv/.installed
	@$(BIN)/shamble play zombiegeddon

test: lint types imports pure compiled

# The package is built into .venv, compiled where there is a C compiler; the tree itself stays pure.
.venv/.python:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	@touch $@

.venv/.wheel: .venv/.python $(SOURCES)
	@echo "Building Shamble (a minute where there is a C compiler)"
	@rm -rf .venv/wheel build
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir .venv/wheel .
	@touch $@

.venv/.installed: .venv/.wheel
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps .venv/wheel/*.whl
	$(BIN)/python -m pip install --quiet .venv/wheel/*.whl
	@$(BIN)/shamble version
	@touch $@

.venv/.dev: .venv/.installed
	$(BIN)/python -m pip install --quiet "$$(echo .venv/wheel/*.whl)[dev]"
	@touch $@

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/python -m shamble.words.lint

types: .venv/.dev
	$(BIN)/mypy

imports: .venv/.dev
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

pure: .venv/.dev
	SHAMBLE_BUILD=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "not long"
	SHAMBLE_BUILD=pure PYTHONPATH=src $(BIN)/python -m pytest --doctest-modules src/shamble

# The same on the wheel's build, which must be compiled where there is a C compiler; SHAMBLE_BUILD insists on it.
compiled: .venv/.dev
	cd tests && SHAMBLE_BUILD=$(WHEEL_BUILD) ../$(BIN)/python -m pytest -c ../pyproject.toml --rootdir .. -n 2 \
		-m "not long" laws golden zombiegeddon core bots games picture words cli

test-long: .venv/.dev
	SHAMBLE_BUILD=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m long

golden: .venv/.dev
	PYTHONPATH=src:tests $(BIN)/python -m golden.write

bench: .venv/.dev
	$(BIN)/python -m pip install --quiet 'open_spiel>=1.5'
	$(BIN)/python benchmarks/engine.py

clean:
	rm -rf .venv build dist
