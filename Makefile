# Two commands on a fresh machine: `make play` and `make test`. `make help` lists the rest.

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
INSTALLED_FROM := pyproject.toml constraints.txt scripts/setup \
	core/python/CMakeLists.txt core/CMakeLists.txt $(wildcard core/python/*.[ch]pp) \
	$(wildcard core/include/fairplay/* core/src/*/* core/src/*/*/*)

.PHONY: help setup play check test docs bench package clean

help:  ## Show this list
	@awk -F ':.*## *' '/^[a-z-]+:.*##/ { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: $(STAMP)  ## Install everything into .venv; quick when nothing has changed
	@scripts/web $(BIN)

$(STAMP): $(INSTALLED_FROM)
	@scripts/setup $(VENV)
	@touch $@

play: setup  ## Serve the app on http://127.0.0.1:8000
	@$(BIN)/fairplay serve

check: setup  ## Check format, lint and types, and run the fast tests: less than a minute
	@scripts/check $(BIN)

test: setup  ## Run every check and every test: before a pull request
	@scripts/test $(BIN)

docs: setup  ## Build the documentation, which the server shows at /docs
	@scripts/docs $(BIN)

bench: setup  ## Run the benchmarks
	@$(BIN)/python -m bench

package: docs  ## Make the sdist and the wheel in dist/, and try them in a clean environment
	@scripts/package $(BIN)

clean:  ## Remove everything that was built or installed
	@scripts/clean
