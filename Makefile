# make run and make test do all their set-up: they need make and Python 3.11 or newer, and nothing else.
#   make run PORT=9000            another port
#   make test ARGS="-k scopone"   some of the tests

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PORT ?= $(or $(SETTEBELLO_PORT),8000)
WORKERS ?= 2
ARGS ?=
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input
LOCK := --quiet --generate-hashes --allow-unsafe --strip-extras --no-header --no-annotate \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

.DEFAULT_GOAL := help
.PHONY: help run venv test test-hosting image-test lint audit lock programs cards contact-sheet messages gallery \
	pictures bench clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##/\1/p' $(MAKEFILE_LIST) | awk '{printf "make %-14s", $$1; $$1 = ""; print}'

run: .venv/run.stamp  ## serve on http://127.0.0.1:8000/
	@SETTEBELLO_PORT=$(PORT) exec $(BIN)/python -m app

venv: .venv/run.stamp  ## what make run needs, without starting it

test: .venv/dev.stamp programs  ## every test but those of make test-hosting and make image-test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --ignore=tests/hosting --ignore=tests/image $(ARGS)

test-hosting: .venv/dev.stamp programs  ## slow tests: kill -9, lost Redis, hostile clients, nginx, Compose
	$(BIN)/python -m pytest tests/hosting $(ARGS)

image-test: .venv/dev.stamp  ## build the image and play against a container (BASE=image PLATFORM=linux/arm64)
	BASE=$(BASE) PLATFORM=$(PLATFORM) $(BIN)/python -m pytest tests/image $(ARGS)

lint: .venv/dev.stamp  ## style, types, and which package may import which
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

audit: .venv/dev.stamp  ## known weaknesses of what is installed with the server
	@$(BIN)/python .ci/audit

lock: .venv/dev.stamp  ## write the lock files anew (UPGRADE=--upgrade takes the newest releases)
	$(BIN)/pip-compile $(LOCK) $(UPGRADE) --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) $(UPGRADE) --extra dev --constraint requirements.lock \
		--output-file requirements-dev.lock pyproject.toml

cards: .venv/run.stamp  ## draw both decks into static/cards
	$(BIN)/python -m art

contact-sheet: .venv/dev.stamp programs  ## every card of both decks on pictures in gallery/cards/
	$(BIN)/python -m art.contact_sheet neapolitan gallery/cards $(ARGS)
	$(BIN)/python -m art.contact_sheet piacentine gallery/cards $(ARGS)

messages: .venv/dev.stamp  ## collect new texts of templates and code into locales/*/LC_MESSAGES/messages.po
	mkdir -p build
	$(BIN)/pybabel extract --mapping babel.cfg --keywords N_ --no-location --sort-output --omit-header \
		--output build/messages.pot .
	$(BIN)/pybabel update --input-file build/messages.pot --output-dir locales --no-fuzzy-matching --width 110
	sed -i -E -e '1{/^$$/d}' -e '/^"(Report-Msgid|POT-Creation|PO-Revision|Last-Tr|Language-Team|Generated-By)/d' \
		locales/*/LC_MESSAGES/messages.po

gallery: .venv/dev.stamp programs  ## a picture of every screen at every size in gallery/
	$(BIN)/python -m tests.browser.gallery $(ARGS)

pictures: .venv/dev.stamp programs  ## the pictures of the README and of shared links
	$(BIN)/python -m tests.browser.pictures

bench: .venv/dev.stamp programs  ## strength, search, web load and what a visit transfers; takes long
	$(BIN)/python -m benchmarks.strength rubamazzo hard normal
	$(BIN)/python -m benchmarks.strength scopone hard normal --deals 100
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.web
	$(BIN)/python -m benchmarks.transfer

clean:  ## remove the virtual environment and what was built
	rm -rf .venv build gallery .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .schemathesis

# A changed lock file is installed over the old one: pip fetches everything first, so a failing network changes nothing.
.venv/run.stamp: requirements.lock
	@.ci/venv "$(PYTHON)"
	$(PIP) --require-hashes --requirement requirements.lock
	@touch $@

.venv/dev.stamp: requirements-dev.lock .venv/run.stamp
	$(PIP) --require-hashes --requirement requirements-dev.lock
	@touch $@

# What some tests drive; tests that miss their program say so, and fail where CI=true.
programs:
	@.ci/programs
