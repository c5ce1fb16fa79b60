import Foundation
import Testing

/// A program of `Scripts/test-packages.txt` that some tests need. Where it is missing they are skipped and say so; on
/// continuous integration, where `CI` is set, they fail: it would go unnoticed that they didn't run.
struct OutsideProgram {
  /// That a program is missing.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  static let chromium = OutsideProgram(package: "chromium", names: ["chromium", "chromium-browser", "google-chrome"])
  static let node = OutsideProgram(package: "nodejs", names: ["node", "nodejs"])
  static let typeScript = OutsideProgram(package: "node-typescript", names: ["tsc"])

  let package: String
  private let found: String?

  /// - Parameter names: what the program may be called, in the folders of `PATH` and the usual ones.
  init(package: String, names: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.package = package
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin", "/usr/local/bin"]
    found = names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var sentence: Comment {
    OutsideProgram.sanitizer.map { "not run under the \($0) sanitizer, which sees nothing of another program" }
      ?? "the program of Debian's package \(package) is missing: run Scripts/setup.sh --tests"
  }

  /// Whether tests that need the program run: to fail, on continuous integration without it.
  var isExpected: Bool {
    guard OutsideProgram.sanitizer == nil else { return false }
    return found != nil || OutsideProgram.isContinuousIntegration(ProcessInfo.processInfo.environment)
  }

  /// What the tests are built with, where `Scripts/sanitize.sh` runs them.
  private static let sanitizer = ProcessInfo.processInfo.environment["ONIONSKIN_SANITIZER"]

  static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
  }

  /// The program's path.
  func path() throws -> String {
    guard let found else { throw Missing(description: sentence.rawValue) }
    return found
  }
}
