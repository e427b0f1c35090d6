PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test thorough check clauses bench bench-envs bench-tables bench-page versus levels golden graph fields fmt lock types examples screenshots casts film docs sbom setup packages

play: ## Set up, then open the lobby in a browser
	@$(PYTHON) -m tools.play

test: setup ## Set up, then run every check and test
	@$(BIN)/python tools/test.py

thorough: setup ## The same laws over large numbers of games
	@$(BIN)/python tools/test.py --thorough

check: setup ## Style, types and import contracts
	@$(BIN)/python tools/test.py --only check

clauses: setup ## Which tests prove which clause of the rules
	@$(BIN)/python tools/clauses.py

bench: ## Speed beside OpenSpiel, one JSON line each
	@$(PYTHON) -m tools.prepare bench
	@.venv-bench/bin/python bench/run.py

bench-envs: ## Our environments beside PettingZoo's own, one JSON line each
	@$(PYTHON) -m tools.prepare bench
	@.venv-bench/bin/python bench/environments.py

versus: ## Our sheriff against OpenSpiel's bot, one JSON line each
	@$(PYTHON) -m tools.prepare bench
	@.venv-bench/bin/python bench/versus_openspiel.py

levels: setup ## Every level against the one below it, in every game
	@$(BIN)/python bench/levels.py

bench-tables: setup ## The table server beside boardgame.io, one JSON line each
	@$(BIN)/python bench/tables.py

bench-page: setup ## The page in a browser: bytes, tasks, frames, memory, one JSON line each
	@$(BIN)/python bench/page.py

golden: setup ## Write the golden playthroughs again
	@PYTHONPATH=src $(BIN)/python -m tests.golden.playthrough

graph: packages ## Draw the import graph into docs/
	@PYTHONPATH=src $(BIN)/python tools/import_graph.py

fields: packages ## Write the tables of what learners see into docs/
	@PYTHONPATH=src $(BIN)/python tools/environment_fields.py

fmt: setup ## Format the code
	@$(BIN)/ruff check --fix --quiet . && $(BIN)/ruff format --quiet .
	@$(BIN)/python -m tools.page run fmt

types: setup ## Make the page's types of the protocol, and its fixtures, again
	@PYTHONPATH=src $(BIN)/python tools/page_types.py
	@PYTHONPATH=src $(BIN)/python tools/page_moments.py

examples: setup ## Record the examples of the API's descriptions again
	@PYTHONPATH=src $(BIN)/python tools/api_examples.py

screenshots: setup ## Take pictures of every screen into docs/screenshots
	@$(BIN)/python -m tests.web.screenshots

sbom: ## Write the bill of materials of a release into dist/
	@$(PYTHON) -m tools.sbom

casts: setup ## Film the games in the terminal into docs/screenshots
	@$(BIN)/python -m tools.casts

film: setup ## Film a game at the bots' pace for the README
	@$(BIN)/python -m tests.web.film

docs: ## Build the documents into site/, and into the package for /docs
	@$(PYTHON) -m tools.docs

lock: setup ## Pin the newest versions of all dependencies
	@$(PYTHON) tools/lock.py

setup:
	@$(PYTHON) -m tools.prepare test

packages: ## The packages alone, for running the source as it stands
	@$(PYTHON) -m tools.prepare packages
