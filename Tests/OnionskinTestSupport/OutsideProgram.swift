import Foundation
import Testing

/// A program in `Scripts/test-packages.txt` that some tests need. If it is missing, they are skipped with a message; in continuous
/// integration, where `CI` is set, they fail, because skipped tests would not be noticed.
package struct OutsideProgram {
  /// The error for a missing program.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  package static let chromium = OutsideProgram(
    package: "chromium", names: ["chromium", "chromium-browser", "google-chrome"])
  package static let node = OutsideProgram(package: "nodejs", names: ["node", "nodejs"])
  package static let typeScript = OutsideProgram(package: "node-typescript", names: ["tsc"])

  package let package: String
  private let found: String?

  /// - Parameter names: the possible names of the program, in the folders of `PATH` and the usual ones.
  package init(package: String, names: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.package = package
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin", "/usr/local/bin"]
    found = names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  package var sentence: Comment {
    OutsideProgram.sanitizer.map { "not run under the \($0) sanitizer, which sees nothing of another program" }
      ?? "the program of Debian's package \(package) is missing: run Scripts/setup.sh --tests"
  }

  /// Whether tests that need the program run: in continuous integration they run and fail without it.
  package var isExpected: Bool {
    guard OutsideProgram.sanitizer == nil else { return false }
    return found != nil || OutsideProgram.isContinuousIntegration(ProcessInfo.processInfo.environment)
  }

  /// The sanitizer of the tests, if `Scripts/sanitize.sh` runs them.
  private static let sanitizer = ProcessInfo.processInfo.environment["ONIONSKIN_SANITIZER"]

  package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
  }

  /// The program's path.
  package func path() throws -> String {
    guard let found else { throw Missing(description: sentence.rawValue) }
    return found
  }
}
