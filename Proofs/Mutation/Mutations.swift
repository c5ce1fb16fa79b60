import Foundation

/// Changes one thing at a time in a copy of the sources, builds, and runs the tests of that part: how many changes they notice.
/// A change that doesn't compile counts for nothing; one with which tests trap or don't end is noticed.
struct Mutations {
  private let arguments: Arguments
  private let copy: String

  /// A part of the project and what tests it. Its sources are of one module.
  private struct Part {
    let name: String
    let module: String
    let sources: [String]
    let tests: String
    var filter: String?
  }

  private static let parts = [
    Part(
      name: "solver", module: "ConstraintSolver", sources: ["Sources/ConstraintSolver"], tests: "ConstraintSolverTests"),
    Part(name: "diff", module: "ImageDiff", sources: ["Sources/ImageDiff"], tests: "ImageDiffTests"),
    Part(name: "formats", module: "ImageFormats", sources: ["Sources/ImageFormats"], tests: "ImageFormatsTests"),
    Part(
      name: "verdicts", module: "Onionskin",
      sources: ["ComparedSnapshot", "PaintedPicture", "ReferenceCheck", "ValueContents", "Verdict", "FailureMessage"]
        .map { "Sources/Onionskin/Path/\($0).swift" },
      tests: "OnionskinTests",
      filter:
        #"OnionskinTests\.(Picture|BadReference|FailureMessage|RecordMode|SnapshotPath|SharedReference|Layout|Warning|"#
        + "SnapshotMatrix|Naming|ViewSnapshot|TextStrategy|Audit)"),
  ]

  private enum Outcome { case noticed, survived, refused }

  init(_ arguments: Arguments) {
    self.arguments = arguments
    copy = arguments["folder"] ?? NSTemporaryDirectory() + "onionskin-mutation"
  }

  func run() throws -> Int32 {
    let wanted = Mutations.parts.filter { part in arguments["only"].map { $0 == part.name } ?? true }
    guard !wanted.isEmpty else {
      print("no part is called so; there are \(Mutations.parts.map(\.name).joined(separator: ", "))")
      return 2
    }
    let seed = arguments.seed
    try makeCopy()
    var survivors = 0
    for part in wanted { survivors += try run(part, seed: seed) }
    return survivors == 0 ? 0 : 1
  }

  private func run(_ part: Part, seed: UInt64) throws -> Int {
    let started = ContinuousClock.now
    guard try build(part) else {
      print("\(part.name): the sources don't build as they are; see \(copy)/build.log")
      return 1
    }
    let changed = try ModuleBuild(module: part.module, in: copy)
    let before = Mutations.secondsOfChildren
    guard try test(part, seconds: 600) else {
      print("\(part.name): the tests fail without a change; see \(copy)/test.log")
      return 1
    }
    let limit = 10 + 3 * (Mutations.secondsOfChildren - before)
    let all = try mutants(of: part)
    var chance = Chance(seed: seed)
    let sample = try survivors(among: all) ?? all.shuffled(using: &chance)
    let wanted = arguments.number("sample", else: 50)
    var counts: [Outcome: Int] = [:]
    for mutant in sample where counts[.noticed, default: 0] + counts[.survived, default: 0] < wanted {
      let outcome = try outcome(of: mutant, part, changed, limit)
      counts[outcome, default: 0] += 1
      if outcome == .survived, arguments["verbose"] == nil { print("\(part.name): survived  \(mutant.description)") }
      if arguments["verbose"] != nil { print("\(part.name): \(outcome)  \(mutant.description)") }
      fflush(nil)
    }
    let (noticed, survived) = (counts[.noticed, default: 0], counts[.survived, default: 0])
    let share = noticed * 1000 / max(noticed + survived, 1)
    print(
      "\(part.name): \(noticed) of \(noticed + survived) changes noticed (\(share / 10).\(share % 10) %), "
        + "\(counts[.refused, default: 0]) more don't compile, of \(all.count) that there are, in "
        + "\(started.duration(to: .now).components.seconds) s")
    fflush(nil)
    return survived
  }

  private func mutants(of part: Part) throws -> [Mutant] {
    try part.sources.flatMap { source -> [Mutant] in
      let files =
        source.hasSuffix(".swift")
        ? [source]
        : (FileManager.default.enumerator(atPath: "\(copy)/\(source)")?.compactMap { $0 as? String } ?? [])
          .filter { $0.hasSuffix(".swift") }.map { "\(source)/\($0)" }.sorted()
      return try files.flatMap { MutantFinder.mutants(of: try contents($0), file: $0) }
    }
  }

  /// Those that an earlier call printed, to run again after new tests were written; nil where none was named.
  private func survivors(among mutants: [Mutant]) throws -> [Mutant]? {
    guard let file = arguments["again"] else { return nil }
    let printed = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    return mutants.filter { mutant in printed.contains { $0.hasSuffix("survived  \(mutant.description)") } }
  }

  private func outcome(of mutant: Mutant, _ part: Part, _ changed: ModuleBuild, _ limit: Int) throws -> Outcome {
    let original = try contents(mutant.file)
    let url = URL(fileURLWithPath: "\(copy)/\(mutant.file)")
    try Data(mutant.applied(to: original)).write(to: url)
    defer { try? Data(original).write(to: url) }
    guard try shell(changed.script, in: copy, log: "\(copy)/build.log") else { return .refused }
    return try test(part, seconds: limit) ? .survived : .noticed
  }

  private func contents(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(copy)/\(file)")))
  }

  // MARK: The copy

  /// The files that Git knows, as they are now, in a folder that keeps its build from one call to the next.
  private func makeCopy() throws {
    let script =
      #"mkdir -p "$1" && git ls-files -z --cached --others --exclude-standard | xargs -0 cp -pd --parents -t "$1""#
    let log = copy + ".copy.log"
    guard try shell(script, in: FileManager.default.currentDirectoryPath, log: log) else {
      throw MutationFailure.notCopied(log: log)
    }
    // Files that are no more would be built.
    _ = try shell(
      #"cd "$1" && find Sources Tests -name '*.swift' | while read -r file; do test -e "$2/$file" || rm "$file"; done"#,
      in: FileManager.default.currentDirectoryPath, log: "/dev/null")
  }

  private func build(_ part: Part) throws -> Bool {
    try shell(
      "ONIONSKIN_TESTS=\(part.tests) swift build --product OnionskinPackageTests", in: copy,
      log: "\(copy)/build.log")
  }

  /// By the processor's time, which other programs don't take from; what waits for ever ends by the clock, far later. The
  /// first test that fails ends the process, whose output isn't read any more.
  private func test(_ part: Part, seconds: Int) throws -> Bool {
    let filter = part.filter ?? part.tests
    let bundle = ".build/debug/OnionskinPackageTests.xctest"
    // Swift's own report of a crash waits for ever where a thread can't be stopped.
    return try shell(
      "export SWIFT_BACKTRACE=enable=no; ulimit -c 0; ulimit -t \(seconds); "
        + "set -o pipefail; timeout 1200 \(bundle) --testing-library swift-testing --filter '\(filter)' 2>&1 "
        + "| { sed -u '/recorded an issue/q'; }",
      in: copy, log: "\(copy)/test.log")
  }

  /// The processor's time that commands took so far.
  private static var secondsOfChildren: Int {
    var usage = rusage()
    getrusage(Int32(RUSAGE_CHILDREN.rawValue), &usage)
    return Int(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
  }

  private func shell(_ script: String, in folder: String, log: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "{ \(script); } >'\(log)' 2>&1", "bash", copy, FileManager.default.currentDirectoryPath,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
