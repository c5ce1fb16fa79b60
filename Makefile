# Two commands for a new user: `make gallery` and `make test`. Both install what is missing first, `make test` also what
# only tests need.

SWIFT ?= swift
PAGE ?= .artifacts/gallery.html

.PHONY: help setup setup-tests build build-gallery test gallery record-gallery pictures generate coverage benchmarks
.PHONY: format lint clean sanitize sanitize-threads test-custom-dump test-stand-ins test-optimized fuzz soak faults determinism mutation
.PHONY: proofs

help:
	@echo "make gallery         render every gallery screen, compare, leave a page to look at"
	@echo "make test            run all tests"
	@echo "make sanitize        run all tests under the thread and the address sanitizer (two builds, half an hour)"
	@echo "make sanitize-threads  the same for what threads share alone, under the thread sanitizer (three minutes)"
	@echo "make test-custom-dump  run the tests of a package with .customDump and SwiftUI, without the plugin (a build of its own)"
	@echo "make test-stand-ins  compile each library that adoption writes itself (a minute after a build)"
	@echo "make test-optimized  run all tests in an optimized build, in a folder of its own (half an hour for the first build)"
	@echo "make fuzz            give each reader of files and values damaged ones, for a minute each (SECONDS= ONLY= SEED=)"
	@echo "make fuzz OPTIMIZED=1 COUNT=1000000  the same in an optimized build, so many inputs each (hours)"
	@echo "make soak            show random screens, touch and turn them, for an hour (SECONDS= SEED=)"
	@echo "make faults          kill and hinder processes that record; is a reference lost? (COUNT=1000 kills, ten minutes)"
	@echo "make determinism     paint the gallery in 100 surroundings: each screen has one digest (COUNT= SEED=; two minutes)"
	@echo "make mutation        change one thing at a time in a copy: do tests notice? (ONLY= SAMPLE=50 SEED=; an hour)"
	@echo "make record-gallery  record the gallery's references anew; look at what changed before you commit"
	@echo "make pictures        copy the gallery's references into the articles that show them"
	@echo "make generate        write what follows from other files: devices' names and tables, optional calls, initialisers"
	@echo "make coverage        write Docs/Coverage.md: what works, what has no effect, what is missing"
	@echo "make benchmarks      print what a screen costs, stage by stage"
	@echo "make format, lint    swift format with the project's rules; lint also checks the subjects of new commits"

setup:
	@Scripts/setup.sh

setup-tests:
	@Scripts/setup.sh --tests

build: setup
	$(SWIFT) build --build-tests

test: setup-tests
	$(SWIFT) test $(ARGUMENTS)

sanitize: setup
	@Scripts/sanitize.sh thread
	@Scripts/sanitize.sh address

# What is used on one thread at a time by rule, and not by a lock: these tests alone.
sanitize-threads: export ONIONSKIN_TESTS = HeadlessObjectiveCTests,HeadlessQuartzCoreTests

sanitize-threads: setup
	@Scripts/sanitize.sh thread

# `.customDump` and a module SwiftUI in a package of its own, which builds everything a second time under other module names.
test-custom-dump: setup
	cd Examples/CustomDump && $(SWIFT) test

# What `onionskin adopt` writes in place of a library is text here, and a module of an app's package only.
test-stand-ins: build
	Scripts/adoption-funnel.py --stand-ins

# What the optimizer takes away or puts together: tests reach into modules, which optimized ones allow on demand alone.
test-optimized: setup-tests
	$(SWIFT) test --configuration release -Xswiftc -enable-testing --scratch-path .build-release $(ARGUMENTS)

# A program for what tests can't wait for; its seeds are printed.
PROOF_OPTIONS = $(if $(SECONDS),--seconds $(SECONDS)) $(if $(COUNT),--count $(COUNT)) $(if $(SAMPLE),--sample $(SAMPLE)) \
	$(if $(ONLY),--only $(ONLY)) $(if $(SEED),--seed $(SEED)) $(if $(AGAIN),--again $(AGAIN))

proofs: setup
	$(SWIFT) build --product Proofs

soak faults mutation: proofs
	@"$$($(SWIFT) build --show-bin-path)/Proofs" $@ $(PROOF_OPTIONS)

determinism: proofs
	$(SWIFT) build --product GalleryDigests
	@"$$($(SWIFT) build --show-bin-path)/Proofs" $@ $(PROOF_OPTIONS)

fuzz: setup
	@SWIFT=$(SWIFT) OPTIMIZED=$(OPTIMIZED) Scripts/fuzz.sh $(PROOF_OPTIONS)

# The gallery's tests alone: Package.swift leaves the others out, which are most of a first build.
gallery record-gallery: export ONIONSKIN_TESTS = GalleryTests,SwiftUIGalleryTests

# The bundle of tests and the tool alone: `--build-tests` would also build each framework's module that neither of them uses.
build-gallery: setup
	@Scripts/progress.sh "Building the gallery" $(SWIFT) build --product OnionskinPackageTests
	@Scripts/progress.sh "Building the tool" $(SWIFT) build --product onionskin

gallery: build-gallery
	@"$$($(SWIFT) build --show-bin-path)/onionskin" test --skip-build --filter GalleryTests --page $(PAGE)

record-gallery: build-gallery
	@SNAPSHOT_TESTING_RECORD=failed "$$($(SWIFT) build --show-bin-path)/onionskin" test --skip-build \
		--filter GalleryTests --page $(PAGE); status=$$?; Scripts/onion-pictures.sh; exit $$status

pictures:
	@Scripts/onion-pictures.sh

# The second command is compiled with sources that the first one writes.
generate: setup
	@$(SWIFT) run GenerateSources
	@$(SWIFT) run GenerateDevices

coverage: setup
	$(SWIFT) run APICoverage

benchmarks: setup
	@Benchmarks/run.sh

format:
	$(SWIFT) format format --in-place --recursive --parallel Sources Tests Examples Generators Proofs Benchmarks Plugins Package.swift

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Examples Generators Proofs Benchmarks Plugins Package.swift
	@Scripts/commit-subjects.sh

clean:
	$(SWIFT) package clean
	rm -rf .artifacts .build-*
