internal import AppAdoption
internal import Foundation
internal import Onionskin

/// Builds an adopted package until what the app uses of missing libraries is declared.
struct InferenceRounds {
  private static let limit = 12
  /// The most builds that only correct the inferred file itself: the app's own targets aren't compiled in these.
  private static let correctionLimit = 24

  private(set) var standIns: InferredStandIns
  /// What of the app's sources isn't compiled; nil if all has to be.
  private(set) var leftOut: LeftOutSources?
  /// The written package's folder.
  let package: URL
  /// The folder of Onionskin's package, or nil for its repository.
  let onionskin: String?
  /// Adopts the project without the sources of libraries that don't compile.
  let adopt: (Set<String>) throws -> Adoption
  private var failing: Set<String> = []
  /// How often parts of a library were left out. What still fails then is replaced.
  private var libraryRounds: [String: Int] = [:]
  private static let libraryLimit = 4
  private var build = 0
  /// Whether the tests are built, which are once the app compiles.
  private var buildsTests = false

  init(
    standIns: InferredStandIns, leftOut: LeftOutSources?, package: URL, onionskin: String?,
    adopt: @escaping (Set<String>) throws -> Adoption
  ) {
    (self.standIns, self.leftOut, self.package) = (standIns, leftOut, package)
    (self.onionskin, self.adopt) = (onionskin, adopt)
  }

  /// Writes the package and builds it, in rounds.
  ///
  /// - Returns: the adoption with the inferred modules, if the package compiles with them; nil otherwise.
  func run() throws -> Adoption? {
    var rounds = self
    return try rounds.runAll()
  }

  private mutating func runAll() throws -> Adoption? {
    sayWhatIsBuilt()
    var (rounds, corrections, leavingRounds) = (0, 0, 0)
    while true {
      let outcomes = try write()
      build += 1
      if build == 1 { say(AdoptCommand.lines(of: outcomes, in: package).joined(separator: "\n")) }
      let (succeeded, output) = try buildPackage()
      if succeeded, !buildsTests, standIns.hasTests {
        // `swift test` builds the project's own tests, too.
        buildsTests = true
        continue
      }
      if succeeded {
        sayThatItCompiles()
        return standIns.adoption
      }
      say("Build \(build): \(BuildFailure.errors(output).count) errors, \(standIns.count) types inferred")
      if try replaceLibraries(failingIn: output) || leaveOutTests(failingIn: output) { continue }
      let isCorrection = standIns.concernsInferredNamesAlone(output)
      if isCorrection ? corrections < Self.correctionLimit : rounds < Self.limit,
        !isEdited("InferredNames.swift", outcomes), standIns.learn(from: output)
      {
        if isCorrection { corrections += 1 } else { rounds += 1 }
        continue
      }
      if leavingRounds < Self.limit, !isEdited("LeftOut.txt", outcomes), try leaveOut(failingIn: output) {
        leavingRounds += 1
        continue
      }
      sayWhatIsLeft(output)
      return nil
    }
  }

  private func write() throws -> [(path: String, outcome: AdoptedFiles.Outcome)] {
    try standIns.files(output: package, onionskin: onionskin, leftOut: leftOut?.text ?? "").write()
  }

  private func isEdited(_ name: String, _ outcomes: [(path: String, outcome: AdoptedFiles.Outcome)]) -> Bool {
    outcomes.contains { path, outcome in
      if case .kept = outcome { (path as NSString).lastPathComponent == name } else { false }
    }
  }

  /// Takes tests of the project that don't compile out of the package.
  private mutating func leaveOutTests(failingIn output: String) -> Bool {
    guard buildsTests else { return false }
    let names = standIns.leaveOutTests(failingIn: output)
    guard !names.isEmpty else { return false }
    let error = BuildFailure.errors(output).first.map { ": \($0)" } ?? ""
    say("\(names.joined(separator: ", ")) isn't in the package, because it doesn't compile\(error)")
    return true
  }

  /// Leaves out what of the app doesn't compile, if it isn't too much.
  private mutating func leaveOut(failingIn output: String) throws -> Bool {
    guard var more = leftOut, more.leaveOut(failingIn: output) else { return false }
    guard !more.isTooMuch else {
      say("\(more.report[0]): that is too much of the app, so nothing is.")
      leftOut = nil
      _ = try write()
      return false
    }
    leftOut = more
    say("  \(more.report[0])")
    return true
  }

  /// Adopts the project anew where libraries' own sources don't compile: what the app uses of them is written or inferred.
  private mutating func replaceLibraries(failingIn output: String) throws -> Bool {
    var new = standIns.failingLibraries(in: output).subtracting(failing)
    let inPart = leaveOutOfLibraries(failingIn: output)
    new.subtract(inPart)
    guard !new.isEmpty else { return !inPart.isEmpty }
    leftOut?.forget(new)
    say(
      "The sources of \(new.sorted().joined(separator: ", ")) don't compile; what the app uses of them is written or inferred instead."
    )
    failing.formUnion(new)
    standIns = InferredStandIns(try adopt(failing))
    return true
  }

  /// Leaves out the few parts of libraries' own sources that don't compile.
  ///
  /// - Returns: the libraries.
  private mutating func leaveOutOfLibraries(failingIn output: String) -> Set<String> {
    guard var more = leftOut else { return [] }
    let names = standIns.librariesInPart(in: output).filter {
      !failing.contains($0) && libraryRounds[$0, default: 0] < Self.libraryLimit
    }
    guard !names.isEmpty, more.leaveOut(of: names, failingIn: output) else { return [] }
    leftOut = more
    for name in names { libraryRounds[name, default: 0] += 1 }
    say("  parts of \(names.sorted().joined(separator: ", ")) are left out, because they don't compile")
    return names
  }

  private func sayWhatIsBuilt() {
    let missing = standIns.modules.isEmpty ? "Objective-C of its own" : standIns.modules.joined(separator: ", ")
    let reason = standIns.isNeeded ? ", to infer what the app uses of \(missing)" : ""
    say(
      "\nBuilding the package\(reason). The first build takes minutes; swift test goes on from it. "
        + "With --no-infer the package is only written.")
  }

  private func sayThatItCompiles() {
    say(
      "Build \(build): it compiles"
        + (standIns.isNeeded
          ? ", with \(standIns.count) types inferred in Sources/InferredNames. None of them does anything." : "."))
    let added = standIns.addedMembers
    if standIns.isNeeded, !added.isEmpty {
      say(
        "Members that other modules lack, declared there too: " + added.prefix(20).joined(separator: ", ")
          + (added.count > 20 ? " and \(added.count - 20) more" : ""))
    }
    guard let leftOut, !leftOut.isEmpty else { return }
    say("The app isn't complete. What doesn't compile is in \(package.lastPathComponent)/LeftOut.txt:")
    for line in leftOut.report { say(line) }
  }

  private func sayWhatIsLeft(_ output: String) {
    let errors = standIns.unsolved.isEmpty ? BuildFailure.errors(output) : standIns.unsolved
    say(BuildFailure(output).sentence)
    for error in errors.prefix(10) { say("  \(error)") }
    if errors.count > 10 { say("  and \(errors.count - 10) more") }
  }

  private func say(_ line: String) {
    guard !line.isEmpty else { return }
    print(Console.printable(line))
    fflush(nil)
  }

  /// Builds the package's targets, tests last.
  private func buildPackage() throws -> (succeeded: Bool, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let environment = ProcessInfo.processInfo.environment
    process.arguments =
      ["swift", "build", "--package-path", package.path] + (buildsTests ? ["--build-tests"] : [])
      + Linker.arguments(beside: [], searchPath: environment["PATH"] ?? "")
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = read(output.fileHandleForReading)
    process.waitUntilExit()
    return (process.terminationStatus == 0, text)
  }

  /// Reads what a build says to its end, and says how far it is.
  private func read(_ handle: FileHandle) -> String {
    var (all, rest, progress) = (Data(), Data(), BuildProgress())
    while true {
      let more = handle.availableData
      if more.isEmpty { break }
      all.append(more)
      rest.append(more)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        if let words = progress.line(after: line) { say(words) }
        rest = Data(rest[(end + 1)...])
      }
    }
    return String(decoding: all, as: UTF8.self)
  }
}
