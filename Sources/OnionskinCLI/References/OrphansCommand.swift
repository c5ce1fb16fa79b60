internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// Lists references that no test uses any more.
struct OrphansCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "orphans", abstract: "List references that no test of a complete run used.",
    discussion: "Uses the newest run of `onionskin test`, and fails if that run left out tests or failed.")

  @Flag(help: "Delete them.")
  var delete = false

  @Option(name: .customLong("run"), help: "The run's folder (default: the newest run).")
  var runFolder: String?

  @Option(help: "The package's folder.")
  var packagePath = "."

  func run() throws {
    let place = try PackagePlace(packagePath)
    let orphans = try Orphans.find(root: place.root, run: try runFolder ?? place.newestRun())
    for orphan in orphans { print(Console.line(orphan)) }
    func text(_ count: Int) -> String { count == 1 ? "1 orphan" : "\(count) orphans" }
    guard delete, !orphans.isEmpty else { return print(text(orphans.count)) }
    let removed = Orphans.delete(orphans, root: place.root)
    print("\(text(removed)) removed")
    if removed < orphans.count { throw ExitCode.failure }
  }
}
