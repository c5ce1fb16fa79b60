internal import AppAdoption
internal import Foundation
internal import Onionskin

/// Builds an adopted package until what the app uses of missing libraries is declared.
struct InferenceRounds {
  private static let limit = 12

  private(set) var standIns: InferredStandIns
  /// The written package's folder.
  let package: URL
  /// The folder of Onionskin's package, or nil for its repository.
  let onionskin: String?

  /// Writes the package and builds it, in rounds.
  ///
  /// - Returns: the adoption with the inferred modules, if the package compiles with them; nil otherwise.
  func run() throws -> Adoption? {
    var rounds = self
    return try rounds.runAll()
  }

  private mutating func runAll() throws -> Adoption? {
    let missing = standIns.modules.isEmpty ? "Objective-C of its own" : standIns.modules.joined(separator: ", ")
    say(
      "\nBuilding the package, to infer what the app uses of \(missing). The first build takes minutes; "
        + "swift test goes on from it. With --no-infer the package is only written.")
    for round in 1...Self.limit {
      let outcomes = try standIns.files(output: package, onionskin: onionskin).write()
      if round == 1 { say(AdoptCommand.lines(of: outcomes, in: package).joined(separator: "\n")) }
      let (succeeded, output) = try build()
      if succeeded {
        say(
          "Build \(round): it compiles, with \(standIns.count) types inferred in Sources/InferredNames. None of them does anything."
        )
        return standIns.adoption
      }
      say("Build \(round): \(Self.errorCount(output)) errors, \(standIns.count) types inferred")
      let isEdited = outcomes.contains { path, outcome in
        if case .kept = outcome { path.hasSuffix("InferredNames.swift") } else { false }
      }
      guard !isEdited, standIns.learn(from: output) else {
        sayWhatIsLeft(output)
        return nil
      }
    }
    sayWhatIsLeft("")
    return nil
  }

  private func sayWhatIsLeft(_ output: String) {
    let errors = standIns.unsolved.isEmpty ? Self.errors(output) : standIns.unsolved
    say(
      "It still doesn't compile. Write what is missing in Sources/InferredNames/InferredNames.swift, or get the libraries; "
        + "once edited, the file is left as it is:")
    for error in errors.prefix(10) { say("  \(error)") }
    if errors.count > 10 { say("  and \(errors.count - 10) more") }
  }

  private static func errors(_ output: String) -> [String] {
    var known: Set<Substring> = []
    return output.split(whereSeparator: \.isNewline).filter { $0.contains("error: ") && known.insert($0).inserted }.map(
      String.init)
  }

  private static func errorCount(_ output: String) -> Int { errors(output).count }

  private func say(_ line: String) {
    guard !line.isEmpty else { return }
    print(Console.printable(line))
    fflush(nil)
  }

  /// Builds the package's targets other than tests.
  private func build() throws -> (succeeded: Bool, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let environment = ProcessInfo.processInfo.environment
    process.arguments =
      ["swift", "build", "--package-path", package.path]
      + Linker.arguments(beside: [], searchPath: environment["PATH"] ?? "")
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus == 0, text)
  }
}
