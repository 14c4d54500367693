# Everything happens in .venv; nothing global is touched. `make` alone prints the menu.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
ARGS ?=
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check
INSTALL := $(PIP) install -qq
# A lock names everything, so nothing is looked for: what is released later cannot come between.
INSTALL_LOCKED := $(INSTALL) --no-deps --require-hashes
FOLDERS := $(wildcard src tests tools bench)
PLAIN := PYTHONPATH=src
# These alone reach every branch of kernel, games and match; counting lines would only slow the others.
COVERING := tests/kernel tests/games tests/match
# What touches compiled code is tested on it once more; of the rest, only what has not run yet.
AGAIN := $(COVERING) tests/conformance tests/smallest tests/server/hosting/test_hosting.py tests/server/tables tests/test_golden.py tests/test_compiled.py
# The compiled package is the installed one, so src must stay off the path.
COMPILED := env -u PYTHONPATH HOODWINK_EXPECT=compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') $(wildcard docs/rules/*.md)
HEADER = $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h
PAGES := src/hoodwink/server/web/pages/index.html
WEB_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.json web/*.html src/hoodwink/locales/*/*.ftl)
# node_modules/.bin looks for `node` on the path.
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm --silent
CAN_COMPILE = command -v cc >/dev/null && test -e "$(HEADER)"

.PHONY: help
help: ## Show this menu
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-9s %s\n", $$1, $$2 }'

.PHONY: play
play: $(VENV)/.server $(PAGES) ## Play in the browser, with friends and bots; PORT=9000 takes another port
	@$(PLAIN) $(BIN)/hoodwink serve --open $(if $(PORT),--port $(PORT)) $(ARGS)

.PHONY: terminal
terminal: $(VENV)/.terminal ## Play in the terminal; ARGS="..." goes to `hoodwink play`
	@$(PLAIN) $(BIN)/hoodwink play $(ARGS)

.PHONY: web
web: $(PAGES) ## Build the pages of the browser table into src/hoodwink/server/web/pages
	@echo "The pages are built."

.PHONY: serve
serve: $(VENV)/.server $(PAGES) ## Serve tables, with compiled rules where it can; ARGS="--host 0.0.0.0"
	@if $(CAN_COMPILE); then $(MAKE) freshpages compiled ARGS= && env -u PYTHONPATH $(BIN)/hoodwink serve $(ARGS); \
	else echo "Plain rules: there is no C compiler 'cc', or no Python.h." && $(PLAIN) $(BIN)/hoodwink serve $(ARGS); fi

.PHONY: setup
setup: $(VENV)/.dev ## Install everything a developer needs into .venv
	@echo "Ready: .venv has everything."

.PHONY: check
check: lint ## The fast loop: linters, types, layers and the quick tests
	@$(PLAIN) $(BIN)/pytest -m "not slow and not thorough" -q -x -n $(JOBS)

.PHONY: test
test: lint ## Everything: linters, quick tests with coverage, rule matrix, then the compiled package
	@if $(CAN_COMPILE); then $(MAKE) -j2 testplain $(VENV)/.quick && $(MAKE) testcompiled; \
	else echo "LEFT OUT: the compiled package (no C compiler 'cc', or no Python.h)." && $(MAKE) testplain testslow; fi

# Many of the others start a server, a database or a browser for a file: each goes to one worker as a whole.
.PHONY: testplain
testplain: $(VENV)/.dev ## The quick tests with coverage, and the rule matrix
	@$(PLAIN) $(BIN)/pytest -m "not slow" -q -n $(JOBS) $(COVERING) --cov
	@$(PLAIN) $(BIN)/pytest -m "not slow" -q -n $(JOBS) --dist loadfile $(COVERING:%=--ignore=%)
	@$(MAKE) rules

.PHONY: testslow
testslow: $(VENV)/.dev ## The slow tests in plain Python; `make test` runs them compiled where it can
	@$(PLAIN) $(BIN)/pytest -m slow -q -n $(JOBS)

.PHONY: lint
lint: $(VENV)/.dev web/node_modules/.dev $(PAGES)
	@$(MAKE) -j2 lintpython lintweb

.PHONY: lintpython
lintpython: $(VENV)/.dev
	@$(BIN)/ruff check -q $(FOLDERS) setup.py
	@$(BIN)/ruff format -q --check $(FOLDERS) setup.py
	@$(PLAIN) $(BIN)/mypy --no-error-summary $(FOLDERS)
	@$(PLAIN) $(BIN)/lint-imports --no-logo

.PHONY: lintweb
lintweb: web/node_modules/.dev $(PAGES)
	@$(NPM) run check
	@$(NPM) test

.PHONY: testcompiled
testcompiled: $(VENV)/.quick
	@$(INSTALL) --no-deps --force-reinstall $(VENV)/quick/*.whl && rm -f $(VENV)/.compiled
	@echo "Testing the compiled package ..."
	@$(COMPILED) $(BIN)/pytest -q -n $(JOBS) -o "pythonpath=tests ." $(AGAIN)
	@$(COMPILED) $(BIN)/pytest -m slow -q -n $(JOBS) -o "pythonpath=tests ." $(AGAIN:%=--ignore=%)

.PHONY: compiled
compiled: $(VENV)/.compiled ## Compile the rules with mypyc and install the result into .venv
	@echo "The compiled package is in .venv."

.PHONY: wheel
wheel: $(VENV)/.compiler $(PAGES) ## Make a wheel with everything in it in dist/, compiled where it can
	@rm -rf build dist && mkdir dist
	@if $(CAN_COMPILE); then $(MAKE) freshpages $(VENV)/.wheel && cp $(VENV)/wheel/*.whl dist; \
	else echo "LEFT OUT: the compiled rules (no C compiler 'cc', or no Python.h)." && \
		$(PIP) wheel -qq --no-build-isolation --no-deps -w dist .; fi
	@cp requirements/server.txt requirements/cluster.txt dist
	@ls dist/*.whl

# A wheel holds the pages; that they have changed is no reason to compile for `make test`.
.PHONY: freshpages
freshpages:
	@if [ -e $(VENV)/.wheel ] && [ $(PAGES) -nt $(VENV)/.wheel ]; then rm -f $(VENV)/.wheel; fi

.PHONY: rules
rules: $(VENV)/.dev ## The rule matrix: every rule has a test; ARGS=--verbose prints it whole
	@$(PLAIN) $(BIN)/python -m tools.rule_trace $(ARGS)

.PHONY: goldens
goldens: $(VENV)/.dev ## Write the golden playthroughs again; read the diff before you keep it
	@$(PLAIN) $(BIN)/python -m tools.golden --write $(ARGS)

.PHONY: reference
reference: $(VENV)/.dev ## Write docs/reference (pages, schemas, OpenAPI, AsyncAPI), and what web/src has from Python, again
	@$(PLAIN) $(BIN)/python -m tools.reference --write
	@$(PLAIN) $(BIN)/python -m tools.wire --write
	@$(PLAIN) $(BIN)/python -m tools.cases --write
	@$(PLAIN) $(BIN)/python -m tools.faces --write

.PHONY: pictures
pictures: $(VENV)/.dev web/node_modules/.dev $(PAGES) ## Take the pictures of the pages again, wide and narrow, day and night
	@$(PLAIN) $(BIN)/python -m tools.pictures $(ARGS)

.PHONY: balance
balance: $(VENV)/.dev ## Measure how a game is balanced: make balance ARGS="sherwood --games 2000"
	@if $(CAN_COMPILE); then $(MAKE) compiled ARGS= && $(COMPILED) $(BIN)/python -m tools.balance $(ARGS); \
	else $(PLAIN) $(BIN)/python -m tools.balance $(ARGS); fi

.PHONY: soak
soak: $(VENV)/.dev web/node_modules/.dev $(PAGES) ## Tamper with 20,000 positions a game, hold exploiters to their bar, kill a server 100 times, play long games in a browser; ARGS="nottingham --seed 3" chooses
	@if $(CAN_COMPILE); then $(MAKE) compiled && $(COMPILED) $(BIN)/python -m tools.soak $(ARGS); \
	else $(PLAIN) $(BIN)/python -m tools.soak $(ARGS); fi
	@HOODWINK_SOAK=1 $(PLAIN) $(BIN)/pytest -q tests/tooling/test_exploiters.py -k bad_habit
	@HOODWINK_SOAK=1 $(PLAIN) $(BIN)/pytest -q tests/bots/shahdozd/test_strength.py -k every_option
	@HOODWINK_SOAK=1 $(PLAIN) $(BIN)/pytest -q -n $(JOBS) tests/conformance/truth -k goes_untested
	@HOODWINK_CRASHES=100 $(PLAIN) $(BIN)/pytest -q tests/server/adversary/test_crash.py
	@HOODWINK_SOAK=1 $(PLAIN) $(BIN)/pytest -q -n $(JOBS) tests/web/test_pages.py -k played_now
	@HOODWINK_SOAK=1 $(PLAIN) $(BIN)/pytest -q -n $(JOBS) tests/web/late/test_late_games.py
	@$(MAKE) widths ARGS=

.PHONY: widths
widths: $(VENV)/.dev web/node_modules/.dev $(PAGES) ## Look at every page and phase in windows of every size; ARGS="cornish-3 --scene ships --at 1280x800" chooses
	@$(PLAIN) $(BIN)/python -m tools.widths $(ARGS)

.PHONY: bench
bench: $(VENV)/.dev ## Measure the engine beside its peers, plain and compiled
	@if $(CAN_COMPILE); then $(MAKE) compiled; \
	else echo "LEFT OUT: the compiled package (no C compiler 'cc', or no Python.h)."; fi
	@$(BIN)/python -m bench.run $(ARGS)

.PHONY: load
load: $(VENV)/.dev ## Measure the table server beside boardgame.io's, under load (a quarter of an hour)
	@if $(CAN_COMPILE); then $(MAKE) compiled ARGS=; \
	else echo "LEFT OUT: everything (the load client needs a C compiler 'cc')." && exit 1; fi
	@$(BIN)/python -m bench.load $(ARGS)

.PHONY: screens
screens: $(VENV)/.dev web/node_modules/.dev $(PAGES) ## Measure how soon people see a move in real browsers, and long tasks (five minutes)
	@if ! command -v cc >/dev/null; then echo "LEFT OUT: everything (the load client needs a C compiler 'cc')." && exit 1; fi
	@$(PLAIN) $(BIN)/python -m bench.screens $(ARGS)

.PHONY: before
before: $(VENV)/.dev ## Measure the engine beside an older revision of itself: make before REV=...
	@$(BIN)/python -m bench.before $(REV) $(ARGS)

COMPILE_LOCK := UV_CACHE_DIR=$(VENV)/uv-cache UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile -q --upgrade \
	--universal --python-version 3.11 --python $(BIN)/python --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock"

.PHONY: lock
lock: $(VENV)/.uv ## Choose the newest versions again and write requirements/*.txt
	@$(COMPILE_LOCK) requirements/build.in pyproject.toml --extra terminal -o requirements/terminal.txt
	@$(COMPILE_LOCK) requirements/build.in pyproject.toml --extra server -c requirements/terminal.txt -o requirements/server.txt
	@$(COMPILE_LOCK) pyproject.toml --extra server --extra cluster -c requirements/server.txt -o requirements/cluster.txt
	@$(COMPILE_LOCK) requirements/web.in -o requirements/web.txt
	@$(COMPILE_LOCK) requirements/build.in requirements/dev.in requirements/web.in pyproject.toml --extra server --extra cluster \
		-c requirements/cluster.txt -c requirements/web.txt -o requirements/dev.txt
	@$(COMPILE_LOCK) requirements/build.in requirements/compile.in -c requirements/dev.txt -o requirements/compile.txt
	@$(COMPILE_LOCK) pyproject.toml --extra peers -c requirements/dev.txt -o requirements/peers.txt
	@! grep -nE '://|^--' requirements/*.txt
	@$(MAKE) $(VENV)/.node && $(NPM) install --package-lock-only && PATH="$(abspath $(BIN)):$$PATH" node unfunded.mjs
	@! grep -n '://' web/package-lock.json

.PHONY: audit
audit: $(VENV)/.audit $(VENV)/.node ## Look for known weaknesses in everything that is installed for a host
	@$(BIN)/python -m tools.audit $(VENV)/audit/bin/pip-audit

.PHONY: clean
clean: ## Remove .venv and everything that was built
	@rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache src/*.egg-info web/node_modules $(dir $(PAGES))
	@find $(FOLDERS) -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Hoodwink needs Python 3.11 or newer; '$(PYTHON)' is: $$($(PYTHON) --version 2>&1 || true)"; \
		echo "Name another one: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Preparing .venv (first run only) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# The editable install takes the compiled package's place.
INSTALL_PACKAGE := $(INSTALL) --no-deps --no-build-isolation -e . && rm -f $(VENV)/.compiled

$(VENV)/.terminal: requirements/terminal.txt pyproject.toml setup.py | $(VENV)/.created
	@echo "Installing what the terminal needs ..."
	@$(INSTALL_LOCKED) -r requirements/terminal.txt
	@$(INSTALL_PACKAGE)
	@touch $@

$(VENV)/.server: requirements/server.txt pyproject.toml setup.py | $(VENV)/.created
	@echo "Installing what the server needs ..."
	@$(INSTALL_LOCKED) -r requirements/server.txt
	@$(INSTALL_PACKAGE)
	@touch $@

$(VENV)/.node: requirements/web.txt | $(VENV)/.created
	@echo "Installing Node.js, which builds the pages ..."
	@$(INSTALL_LOCKED) -r requirements/web.txt
	@touch $@

web/node_modules/.build: web/package-lock.json web/.npmrc | $(VENV)/.node
	@$(NPM) ci --omit=dev
	@touch $@

# `npm ci` begins anew, so both stamps are set again.
web/node_modules/.dev: web/package-lock.json web/.npmrc | $(VENV)/.node
	@echo "Installing what checks and tests the pages ..."
	@$(NPM) ci
	@touch $(@D)/.build $@

$(PAGES): $(WEB_SOURCES) web/node_modules/.build
	@echo "Building the pages ..."
	@$(NPM) run build -- --logLevel warn
	@touch $@

$(VENV)/.compiler: requirements/compile.txt | $(VENV)/.created
	@$(INSTALL_LOCKED) -r requirements/compile.txt
	@touch $@

# rlcard comes as source only, and is built with the setuptools of the lock.
$(VENV)/.dev: requirements/dev.txt requirements/peers.txt pyproject.toml setup.py | $(VENV)/.created
	@echo "Installing the developer's tools and the peers (a minute or so) ..."
	@$(INSTALL_LOCKED) -r requirements/dev.txt
	@$(INSTALL_LOCKED) --no-build-isolation --use-pep517 -r requirements/peers.txt
	@$(INSTALL_PACKAGE)
	@touch $@

# build/ goes first: a module deleted from src would live on in it.
$(VENV)/.wheel: $(SOURCES) pyproject.toml setup.py $(VENV)/.compiler
	@echo "Compiling with mypyc (some minutes) ..."
	@rm -rf build $(VENV)/wheel
	@HOODWINK_COMPILE=1 $(PIP) wheel -qq --no-build-isolation --no-deps -w $(VENV)/wheel .
	@touch $@

# The same for tests, in a fifth of the time: the C compiler does not try so hard.
$(VENV)/.quick: $(SOURCES) pyproject.toml setup.py $(VENV)/.compiler
	@echo "Compiling with mypyc for tests (some minutes) ..."
	@rm -rf build $(VENV)/quick
	@HOODWINK_COMPILE=1 HOODWINK_OPTIMISE=1 $(PIP) wheel -qq --no-build-isolation --no-deps -w $(VENV)/quick .
	@touch $@

$(VENV)/.compiled: $(VENV)/.wheel
	@$(INSTALL) --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@touch $@

# In a place of its own: what audits must not come between what is audited.
$(VENV)/.audit: | $(VENV)/.created
	@$(PYTHON) -m venv $(VENV)/audit && $(VENV)/audit/bin/pip --disable-pip-version-check install -qq pip-audit
	@touch $@

$(VENV)/.uv: | $(VENV)/.created
	@$(INSTALL) uv
	@touch $@
