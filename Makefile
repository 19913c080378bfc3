# Two commands do everything: "make play" and "make test". Each sets up what it needs in .venv.

PYTHON ?= python3
BIN = .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc') \
	setup.py pyproject.toml README.md

WHEEL_BUILD = $(if $(shell command -v $${CC:-cc}),compiled,installed)

# make test BROWSER=no leaves out the tests that need a Chromium.
BROWSER ?= yes

.PHONY: play test test-long lint types imports pure compiled browser golden bench bench-table clean help

help:
	@echo "make play       set up and open the tables in the browser"
	@echo "make test       set up and run all tests, on the pure and on the compiled build"
	@echo "make test-long  thousands of examples and long matches"
	@echo "make bench      how fast the engine is, against its named peer"
	@echo "make bench-table  the same for the server; needs npm for the peer"
	@echo "make golden     write golden playthroughs, perft tables, pictures and reference pages anew"

play: .venv/.installed
	@$(BIN)/shamble serve --open

test: lint types imports pure compiled $(if $(filter no,$(BROWSER)),,browser)

# The package is built into .venv, compiled where there is a C compiler; the tree itself stays pure.
.venv/.python:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	@touch $@

.venv/.wheel: .venv/.python $(SOURCES)
	@echo "Building Shamble (some minutes where there is a C compiler)"
	@rm -rf .venv/wheel build
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir .venv/wheel .
	@touch $@

.venv/.installed: .venv/.wheel
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps .venv/wheel/*.whl
	$(BIN)/python -m pip install --quiet "$$(echo .venv/wheel/*.whl)[server]"
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
	SHAMBLE_BUILD=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "not long and not browser"
	SHAMBLE_BUILD=pure PYTHONPATH=src $(BIN)/python -m pytest --doctest-modules src/shamble

# The same on the wheel's build, which must be compiled where there is a C compiler; SHAMBLE_BUILD insists on it.
compiled: .venv/.dev
	cd tests && SHAMBLE_BUILD=$(WHEEL_BUILD) ../$(BIN)/python -m pytest -c ../pyproject.toml --rootdir .. -n 2 \
		-m "not long" laws golden zombiegeddon tsunami zombiaki zombies core bots cli

.venv/.chromium: .venv/.dev
	@$(BIN)/python tests/browser/chromium.py > $@.new && mv $@.new $@

browser: .venv/.chromium
	CHROMIUM="$$(cat .venv/.chromium)" PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "browser and not long" tests/browser

test-long: .venv/.dev
	SHAMBLE_BUILD=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m long

golden: .venv/.dev
	PYTHONPATH=src:tests $(BIN)/python -m golden.write

bench: .venv/.dev
	$(BIN)/python -m pip install --quiet 'open_spiel>=1.5'
	$(BIN)/python benchmarks/engine.py

bench-table: .venv/.dev
	$(BIN)/python -m benchmarks.table_load
	$(BIN)/python -m benchmarks.fanout
	$(BIN)/python -m benchmarks.click

clean:
	rm -rf .venv build dist
