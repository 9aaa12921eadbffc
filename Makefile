# The commands of the project. Each installs what it needs by itself.

SWIFT ?= swift
JOBS ?= 2
ENDONYM = .build/release/endonym
FUZZ_SECONDS ?= 120

.PHONY: help demo test lint bench fuzz sanitize generate release tools

help:
	@echo "make demo      build, check both example apps and a copy of one with faults"
	@echo "make test      run all tests, with the line coverage that they must reach"
	@echo "make lint      check the format of all sources"
	@echo "make bench     measure speed and memory against peers and limits"
	@echo "make fuzz      feed mutated input to the readers for FUZZ_SECONDS ($(FUZZ_SECONDS))"
	@echo "make sanitize  run the concurrent tests under ThreadSanitizer"
	@echo "make generate  write the generated data anew from the toolchain's ICU"

tools:
	@Scripts/install-tools.sh swift python3 harfbuzz libyaml inter noto noto-cjk noto-emoji

release: tools
	$(SWIFT) build -c release -j $(JOBS) --product endonym

demo: release
	@Scripts/demo.sh $(ENDONYM)

test: release
	@Scripts/install-tools.sh cldr chromium pip
	Scripts/test.sh

lint: tools
	Scripts/lint.sh

bench: release
	@Scripts/install-tools.sh simdjson pango pip
	Scripts/bench.sh

fuzz: tools
	Scripts/fuzz.sh $(FUZZ_SECONDS)

sanitize: tools
	Scripts/sanitize.sh

generate: tools
	Scripts/generate.sh
