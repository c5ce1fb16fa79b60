#!/usr/bin/env python3
"""How far Xcode projects come, a line each: adopted, translated, compiled.

    Scripts/adoption-funnel.py [--libraries FOLDER] PROJECT.xcodeproj...

In a checkout that was built (`swift build --build-tests`). Each project is adopted beside itself, its sources are translated as the
plugin does it, and its modules are type-checked against this checkout's, in the order of their dependencies. Nothing is linked; the
first screen is `swift test` in the package that `onionskin adopt` wrote.
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
HIDDEN = {"os", "Combine", "SwiftUI", "CryptoKit", "CommonCrypto", "Network", "Security", "SystemConfiguration", "Accelerate"}
HIDDEN_NAMES = {"os": "HeadlessOS"}
WITH = {"MapKit": ["MapKit", "CoreLocation"], "AVKit": ["AVKit", "AVFoundation"], "PhotosUI": ["PhotosUI", "Photos"],
        "UniformTypeIdentifiers": ["UniformTypeIdentifiers", "MobileCoreServices"], "ContactsUI": ["ContactsUI", "Contacts"],
        "EventKitUI": ["EventKitUI", "EventKit"], "SwiftUI": ["HeadlessSwiftUI", "HeadlessCombine"]}
ALWAYS = ["UIKit", "HeadlessUIKit", "HeadlessQuartzCore", "HeadlessCoreGraphics", "HeadlessObjectiveC", "CoreGraphics", "QuartzCore"]


def modules_of(product):
    hidden = HIDDEN_NAMES.get(product, f"Headless{product}") if product in HIDDEN else product
    return WITH.get(product, [hidden])


def flags():
    """The compiler's flags for a target that depends on UIKit, from this checkout's build."""
    for line in open(os.path.join(ROOT, ".build/debug.yaml")):
        if "args: [" in line and '"-module-name","WebKit"' in line and '"-emit-module"' in line:
            words = json.loads(line[line.index("["):])
            kept, place = [], 0
            while place < len(words):
                if words[place] in ("-Xcc", "-module-cache-path"):
                    kept += words[place:place + 2]
                    place += 1
                elif words[place].startswith("-I") and len(words[place]) > 2:
                    kept.append(words[place])
                place += 1
            return [word for word in kept] + ["-I", os.path.join(BUILD, "Modules")]
    sys.exit("build the package first")


class Target:
    def __init__(self, text):
        self.name = re.search(r'name: "([^"]+)"', text).group(1)
        body = re.search(r"dependencies: \[(.*?)\],\s*(?:swiftSettings|plugins|\)|$)", text, re.S)
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


def sources_of(package, name):
    places, excluded, imports = [], [], []
    for line in open(os.path.join(package, "UIKitSources.txt")):
        words = line.split("#")[0].strip().split(" ", 2)
        if len(words) == 3 and words[0] == name + ":":
            if words[1] == "import":
                imports.append(words[2])
            else:
                path = os.path.realpath(os.path.join(package, words[2]))
                (places if words[1] == "sources" else excluded).append(path)
    files, catalogs = [], []
    out = set(excluded)

    def add(path):
        if path in out:
            return
        if os.path.isdir(path):
            if path.endswith(".xcassets"):
                catalogs.append(path)
            else:
                for entry in sorted(os.listdir(path)):
                    if not entry.startswith("."):
                        add(os.path.join(path, entry))
        elif path.endswith(".swift") and os.path.basename(path) != "main.swift":
            files.append(path)

    for place in places:
        add(place)
    return files, catalogs, [place for place in places if os.path.isdir(place)], imports


def run(words, **more):
    return subprocess.run(words, capture_output=True, text=True, **more)


def attempt(project, libraries, base):
    """What became of one project: a dictionary of the stages, with the first reasons."""
    package = os.path.join(os.path.dirname(project), "Linux")
    work = tempfile.mkdtemp()
    words = [os.path.join(BUILD, "onionskin"), "adopt", project, "--onionskin", ROOT]
    for folder in libraries:
        words += ["--libraries", folder]
    result = run(words)
    if result.returncode != 0:
        return {"adopted": False, "why": (result.stdout + result.stderr).strip().splitlines()[:1]}
    opened = re.findall(r"^  (\S+) +\d+ files?  OPEN", result.stdout, re.M)
    stages = {"adopted": True, "open": opened, "translated": False, "compiled": False, "why": []}
    targets = [t for t in targets_of(open(os.path.join(package, "Package.swift")).read()) if not t.is_test]
    stages["files"] = 0
    done, all_compiled, waiting = {}, True, list(targets)
    stages["translated"] = True
    stages["modules"] = {}
    while waiting:
        ready = [t for t in waiting if all(n in done or n not in [w.name for w in waiting] for n in t.targets)] or waiting
        target = ready[0]
        waiting.remove(target)
        products = [m for p in ["UIKit"] + target.products for m in modules_of(p)]
        files, catalogs, folders, imports = sources_of(package, target.name)
        stages["files"] += len(files)
        names, outputs = set(), []
        for file in files:
            name = os.path.basename(file)[:-6]
            while name.lower() in names:
                name += "_"
            names.add(name.lower())
            outputs.append(os.path.join(work, target.name, name + ".uikit.swift"))
        os.makedirs(os.path.join(work, target.name), exist_ok=True)
        words = [os.path.join(BUILD, "SourceTranslator"), "--product", "library"]
        for module in sorted(set(ALWAYS + products + target.targets)):
            words += ["--module", module]
        for name in imports:
            words += ["--import", name]
        for folder in folders:
            words += ["--folder", folder]
        extra = []
        if catalogs:
            extra = [os.path.join(work, target.name, "GeneratedAssetSymbols.swift")]
            for catalog in catalogs:
                words += ["--catalog", catalog]
            words += ["--asset-names", extra[0]]
        words.append("--files")
        for pair in zip(files, outputs):
            words += pair
        result = run(words)
        errors = [line for line in (result.stdout + result.stderr).splitlines() if "error:" in line]
        if result.returncode != 0 or errors:
            stages["translated"] = all_compiled = False
            stages["why"] += errors[:3]
            stages["modules"][target.name] = errors[:3] or ["the translator ended"]
            done[target.name] = False
            continue
        mode = ["-swift-version", target.mode]
        settings = [w for d in target.defines for w in ("-D", d)] + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE"]
        settings += [w for f in target.features for w in ("-enable-upcoming-feature", f)]
        if target.isolated:
            settings += ["-default-isolation", "MainActor"]
        check = run(
            ["swiftc", "-emit-module", "-wmo", "-parse-as-library", "-enable-testing", "-suppress-warnings", "-module-name",
             target.name, "-emit-module-path", os.path.join(work, target.name + ".swiftmodule"), "-I", work]
            + mode + settings + base + outputs + extra)
        errors = [line for line in (check.stdout + check.stderr).splitlines() if "error:" in line]
        done[target.name] = check.returncode == 0
        stages["modules"][target.name] = errors[:6] if check.returncode else []
        if check.returncode:
            all_compiled = False
            stages["why"] += errors[:3]
    stages["compiled"] = all_compiled and stages["files"] > 0
    return stages


def main():
    libraries, projects = [], []
    words = sys.argv[1:]
    while words:
        word = words.pop(0)
        if word == "--libraries":
            libraries.append(words.pop(0))
        else:
            projects.append(os.path.abspath(word))
    base = flags()
    counts = {"projects": 0, "adopted": 0, "nothing open": 0, "translated": 0, "compiled": 0}
    for project in projects:
        stages = attempt(project, libraries, base)
        counts["projects"] += 1
        counts["adopted"] += stages["adopted"]
        counts["nothing open"] += stages["adopted"] and not stages["open"]
        counts["translated"] += stages.get("translated", False)
        counts["compiled"] += stages.get("compiled", False)
        print(json.dumps({"project": os.path.basename(project), **stages}), flush=True)
    print(", ".join(f"{name} {count}" for name, count in counts.items()))


main()
