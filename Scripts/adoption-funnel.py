#!/usr/bin/env python3
"""How far Xcode projects come, a line each: adopted, translated, compiled, first screen.

    Scripts/adoption-funnel.py [--libraries FOLDER] [--modules FOLDER] [--log FOLDER] [--first-screen SCRATCH] PROJECT.xcodeproj...
    Scripts/adoption-funnel.py --stand-ins

In a checkout that was built (`swift build --build-tests`). Each project is adopted beside itself, its sources are translated as the
plugin does it, and its modules are type-checked against this checkout's, in the order of their dependencies. `--modules` names a folder
of modules that count before the checkout's, as those that were built with a trait. `--log` writes all errors of each project. With
`--first-screen`, `swift test` runs the written first test twice in each package that compiled (the first run records the pictures),
with one build folder for all. `--stand-ins` compiles each library that `adopt` writes itself, and fails where one doesn't compile.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, ".build/debug")
# What products of this package hold, where the module has another name than the product.
HIDDEN = {"os", "Combine", "SwiftUI", "CryptoKit", "CommonCrypto", "Compression", "SQLite3", "Zlib", "Network", "Security", "SystemConfiguration", "Accelerate", "Charts"}
HIDDEN_NAMES = {"os": "HeadlessOS"}
WITH = {"MapKit": ["MapKit", "CoreLocation"], "AVKit": ["AVKit", "AVFoundation"], "PhotosUI": ["PhotosUI", "Photos"],
        "UniformTypeIdentifiers": ["UniformTypeIdentifiers", "MobileCoreServices"], "ContactsUI": ["ContactsUI", "Contacts"],
        "EventKitUI": ["EventKitUI", "EventKit"], "WidgetKit": ["WidgetKit"],
        "SwiftUI": ["HeadlessSwiftUI", "HeadlessCombine", "_AVKit_SwiftUI", "_AppIntents_SwiftUI", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI", "_SwiftData_SwiftUI",
                    "_AuthenticationServices_SwiftUI", "_QuickLook_SwiftUI", "_SpriteKit_SwiftUI",
                    "_WidgetKit_SwiftUI"]}
ALWAYS = ["UIKit", "HeadlessUIKit", "HeadlessQuartzCore", "HeadlessCoreGraphics", "HeadlessObjectiveC", "CoreGraphics", "QuartzCore"]


def modules_of(product):
    hidden = HIDDEN_NAMES.get(product, f"Headless{product}") if product in HIDDEN else product
    return WITH.get(product, [hidden])


def flags():
    """The compiler's flags for a target that depends on UIKit and Core Data, from this checkout's build."""
    kept = []
    # Products are built on C libraries, whose modules a client finds by their maps.
    for name in sorted(os.listdir(os.path.join(ROOT, "Sources/System"))):
        kept += ["-Xcc", "-fmodule-map-file=" + os.path.join(ROOT, "Sources/System", name, "module.modulemap")]
    found = len(kept)
    for line in open(os.path.join(ROOT, ".build/debug.yaml")):
        wanted = '"-module-name","WebKit"' in line or '"-module-name","CoreDataSwiftUI"' in line
        if "args: [" in line and wanted and '"-emit-module"' in line:
            words = json.loads(line[line.index("["):])
            for place, word in enumerate(words):
                if word in ("-Xcc", "-module-cache-path"):
                    kept += words[place:place + 2]
                elif word.startswith("-I") and len(word) > 2:
                    kept.append(word)
    if len(kept) == found:
        sys.exit("build the package first")
    return kept + ["-I", os.path.join(BUILD, "Modules")]


class Target:
    def __init__(self, text):
        self.name = re.search(r'name: "([^"]+)"', text).group(1)
        body = re.search(r"dependencies: \[(.*?)\],\s*(?:packageAccess|swiftSettings|plugins|\)|$)", text, re.S)
        listed = body.group(1) if body else ""
        self.products = re.findall(r'onionskin\("([^"]+)"\)', listed)
        self.targets = re.findall(r'"([^"]+)"', re.sub(r'onionskin\("[^"]+"\)', "", listed))
        self.mode = (re.search(r"swiftLanguageMode\(\.v([0-9_]+)\)", text) or [None, "5"])[1].replace("_", ".")
        self.defines = re.findall(r'\.define\("([^"]+)"\)', text)
        self.isolated = "defaultIsolation" in text
        self.features = re.findall(r'enableUpcomingFeature\("([^"]+)"\)', text)
        self.is_test = "testTarget" in text


def targets_of(manifest):
    return [Target(part) for part in re.split(r"\n    (?=\.(?:test)?[tT]arget\()", manifest)[1:]]


class Sources:
    """What `UIKitSources.txt` says of a target: Swift files, asset catalogs, models of Core Data, folders, imports, substitutes."""

    def __init__(self, package, name):
        self.files, self.catalogs, self.models, self.imports, self.substitutes = [], [], [], [], []
        places, self.out = [], set()
        for line in open(os.path.join(package, "UIKitSources.txt")):
            words = line.split("#")[0].strip().split(" ", 2)
            if len(words) == 3 and words[0] == name + ":":
                path = os.path.realpath(os.path.join(package, words[2]))
                if words[1] == "import":
                    self.imports.append(words[2])
                elif words[1] == "sources":
                    places.append(path)
                else:
                    self.out.add(path)
        for place in places:
            self.add(place)
        self.folders = [place for place in places if os.path.isdir(place)]
        text = "".join(open(file, errors="replace").read() for file in self.files)
        folder = os.path.join(package, "Substitutes")
        for module in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
            if re.search(r"^\s*(?:@\w+ )?import (?:\w+ )?" + re.escape(module) + r"\b", text, re.M) or module in self.imports:
                self.substitutes.append(module)
                self.files += [os.path.join(folder, module, n) for n in sorted(os.listdir(os.path.join(folder, module)))]

    def add(self, path):
        if path in self.out or not os.path.exists(path):
            return
        if path.endswith(".xcassets"):
            self.catalogs.append(path)
        elif path.endswith((".xcdatamodeld", ".xcdatamodel")):
            self.models.append(path)
        elif path.endswith(".docc"):
            return
        elif os.path.isdir(path):
            for entry in sorted(os.listdir(path)):
                if not entry.startswith("."):
                    self.add(os.path.realpath(os.path.join(path, entry)))
        elif path.endswith(".swift") and os.path.basename(path) != "main.swift" and path not in self.files:
            self.files.append(path)


def run(words, **more):
    return subprocess.run(words, capture_output=True, text=True, errors="replace", **more)


def errors_of(result):
    return [line for line in (result.stdout + result.stderr).splitlines() if "error:" in line]


class Attempt:
    """One project's way through the stages."""

    built = {}

    def __init__(self, project, options):
        self.project, self.options = project, options
        self.package = os.path.join(os.path.dirname(project), "Linux")
        self.stages = {"adopted": False, "open": [], "translated": False, "compiled": False, "first screen": False, "why": []}
        self.search = []

    def go(self):
        words = [os.path.join(BUILD, "onionskin"), "adopt", self.project, "--onionskin", ROOT]
        for folder in self.options.libraries:
            words += ["--libraries", folder]
        if self.options.stand_ins:
            # Nothing is missing, and the modules of this checkout are built: a package of its own takes half an hour.
            words.append("--no-infer")
        result = run(words)
        if result.returncode != 0:
            self.stages["why"] = (result.stdout + result.stderr).strip().splitlines()[:1]
            return self.stages
        opened = re.findall(r"^  (\S+) +\d+ files?  OPEN", result.stdout, re.M)
        self.stages.update(adopted=True, open=opened, translated=True, modules={}, files=0)
        targets = targets_of(open(os.path.join(self.package, "Package.swift")).read())
        waiting, compiled = [t for t in targets if not t.is_test], True
        self.targets = {target.name: target for target in waiting}
        while waiting:
            names = [target.name for target in waiting]
            target = next((t for t in waiting if not any(n in names for n in t.targets)), waiting[0])
            waiting.remove(target)
            errors = self.check(target)
            self.stages["modules"][target.name] = errors[:6]
            self.stages["why"] += errors[:3]
            compiled = compiled and not errors
            if self.options.log and errors:
                with open(os.path.join(self.options.log, f"{self.title}.{target.name}.log"), "w") as file:
                    file.write("\n".join(errors) + "\n")
        self.stages["compiled"] = compiled and self.stages["files"] > 0
        if self.stages["compiled"] and self.options.scratch:
            self.stages["first screen"] = self.shows_first_screen()
        return self.stages

    @property
    def title(self):
        return "-".join(self.project.split("/")[-3:]).replace(".xcodeproj", "").replace(" ", "")

    def all_targets(self, target, seen):
        """The targets that one depends on, through others too."""
        for name in target.targets:
            if name in self.targets and name not in seen:
                seen.append(name)
                self.all_targets(self.targets[name], seen)
        return seen

    def check(self, target):
        """Translates and type-checks a target; the errors."""
        sources = Sources(self.package, target.name)
        self.stages["files"] += len(sources.files)
        known = (target.name, tuple(sources.files), target.mode, tuple(target.defines))
        if known in self.built:
            folder, errors, translated = self.built[known]
            self.stages["translated"] = self.stages["translated"] and translated
            self.search.append(folder)
            return errors
        work = tempfile.mkdtemp()
        self.search.append(work)
        # What `adopt` wrote of a service is a target without the plugin.
        written = os.path.join(self.package, "Sources", target.name, target.name + ".swift")
        if not sources.files and os.path.exists(written):
            outputs, extra, errors = [written], [], []
        else:
            outputs, extra, errors = self.translate(target, sources, work)
        translated = not errors
        if errors:
            self.stages["translated"] = False
        else:
            errors = self.compile(target, outputs + extra, work)
        # What libraries are made of is the same for every project.
        if len(self.targets) > 1:
            self.built[known] = (work, errors, translated)
        return errors

    def translate(self, target, sources, work):
        needed = [target] + [self.targets[name] for name in self.all_targets(target, [])]
        products = [m for t in needed for p in ["UIKit"] + t.products for m in modules_of(p)]
        names, outputs = set(), []
        for file in sources.files:
            name = os.path.basename(file)[:-6]
            while name.lower() in names:
                name += "_"
            names.add(name.lower())
            outputs.append(os.path.join(work, name + ".uikit.swift"))
        words = [os.path.join(BUILD, "SourceTranslator"), "--product", "library"]
        for module in sorted(set(ALWAYS + products + [t.name for t in needed[1:]])):
            words += ["--module", module]
        for option, values in (("--import", sources.imports), ("--substitute", sources.substitutes), ("--folder", sources.folders)):
            for value in values:
                words += [option, value]
        extra = []
        for option, values, written in (("--catalog", sources.catalogs, "--asset-names"),
                                        ("--data-model", sources.models if "CoreData" in products else [], "--data-classes")):
            if values:
                extra.append(os.path.join(work, f"Generated{written.replace('-', '')}.swift"))
                for value in values:
                    words += [option, value]
                words += [written, extra[-1]]
        words.append("--files")
        for pair in zip(sources.files, outputs):
            words += pair
        result = run(words)
        errors = errors_of(result)
        return outputs, extra, errors or (["the translator ended: " + result.stderr[-300:]] if result.returncode else [])

    def compile(self, target, files, work):
        settings = [w for d in target.defines for w in ("-D", d)] + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE"]
        settings += [w for f in target.features for w in ("-enable-upcoming-feature", f)]
        if target.isolated:
            settings += ["-default-isolation", "MainActor"]
        folders = [w for f in self.options.modules + self.search for w in ("-I", f)]
        check = run(
            ["swiftc", "-emit-module", "-wmo", "-parse-as-library", "-enable-testing", "-suppress-warnings", "-module-name", target.name,
             "-emit-module-path", os.path.join(work, target.name + ".swiftmodule"), "-swift-version", target.mode]
            + folders + settings + self.options.base + files)
        if check.returncode == 0:
            return []
        return errors_of(check) or [check.stderr[-300:]]

    def shows_first_screen(self):
        """Whether the written test passes against the pictures that it recorded."""
        words = ["swift", "test", "--package-path", self.package, "--scratch-path", self.options.scratch, "--filter", "FirstScreenTests"]
        run(words)
        again = run(words)
        passed = again.returncode == 0 and re.search(r"Test run with [1-9]\d* tests? .*passed", again.stdout + again.stderr)
        if not passed:
            self.stages["why"] += (errors_of(again) or (again.stdout + again.stderr).splitlines()[-3:])[:3]
        return bool(passed)


def stand_in_project(folder):
    """A project whose app imports every library that `adopt` writes."""
    text = open(os.path.join(ROOT, "Sources/AppAdoption/KnownLibraries/KnownStandIn.swift")).read()
    entry = text[text.index("func entry("):]
    modules = re.findall(r'case "(\w+)": \(', entry)
    with open(os.path.join(folder, "App.swift"), "w") as file:
        file.write("".join(f"import {module}\n" for module in modules))
    # A pod overrides Apple's framework of its name.
    with open(os.path.join(folder, "Podfile.lock"), "w") as file:
        file.write("PODS:\n  - Charts (4.1.0)\n")
    project = os.path.join(folder, "Importing.xcodeproj")
    os.makedirs(project)
    with open(os.path.join(project, "project.pbxproj"), "w") as file:
        file.write("""{ objects = {
          ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
          MAIN = { isa = PBXGroup; children = (FILE, ); sourceTree = "<group>"; };
          FILE = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          BUILD = { isa = PBXBuildFile; fileRef = FILE; };
          PHASE = { isa = PBXSourcesBuildPhase; files = (BUILD, ); };
          APP = { isa = PBXNativeTarget; name = Importing; productType = "com.apple.product-type.application";
            buildPhases = (PHASE, ); };
        }; rootObject = ROOT; }""")
    return project, modules


def check_stand_ins(options):
    with tempfile.TemporaryDirectory() as folder:
        project, modules = stand_in_project(folder)
        stages = Attempt(project, options).go()
        for module in modules:
            errors = stages["modules"].get(module, ["it wasn't written"])
            print(f"{module}: {'compiles' if not errors else errors[0]}", flush=True)
        sys.exit(0 if stages["compiled"] and all(m in stages["modules"] for m in modules) else 1)


class Options:
    def __init__(self, words):
        self.libraries, self.modules, self.projects, self.log, self.scratch = [], [], [], None, None
        self.stand_ins = False
        while words:
            word = words.pop(0)
            if word == "--libraries":
                self.libraries.append(words.pop(0))
            elif word == "--modules":
                self.modules.append(words.pop(0))
            elif word == "--log":
                self.log = words.pop(0)
                os.makedirs(self.log, exist_ok=True)
            elif word == "--stand-ins":
                self.stand_ins = True
            elif word == "--first-screen":
                self.scratch = words.pop(0)
            else:
                self.projects.append(os.path.abspath(word))
        self.base = flags()


def main():
    options = Options(sys.argv[1:])
    if options.stand_ins:
        check_stand_ins(options)
    counts = {"projects": 0, "adopted": 0, "nothing open": 0, "translated": 0, "compiled": 0, "first screen": 0}
    for project in options.projects:
        stages = Attempt(project, options).go()
        counts["projects"] += 1
        counts["nothing open"] += stages["adopted"] and not stages["open"]
        for name in ("adopted", "translated", "compiled", "first screen"):
            counts[name] += stages[name]
        print(json.dumps({"project": os.path.basename(project), **stages}), flush=True)
    if not options.scratch:
        del counts["first screen"]
    print(", ".join(f"{name} {count}" for name, count in counts.items()))


main()
