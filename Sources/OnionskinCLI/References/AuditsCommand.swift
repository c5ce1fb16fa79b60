internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// Accepts the mistakes that audits found, so that only new ones fail.
struct AuditsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audits",
    abstract: "Accept the layout mistakes that a run's audits found, so that only new ones fail.",
    discussion: """
      Writes Audits.json beside Package.swift. For each test that the run audited, its entries are replaced by the run's; \
      other tests and exceptions don't change. `--list` changes nothing.
      """)

  @Argument(help: "Folders or files of run records (default: the package's newest run).")
  var runs: [String] = []

  @Flag(help: "Print each mistake once, with the number of snapshots that have it, without writing.")
  var list = false

  @Option(help: "The package's folder.")
  var packagePath = "."

  func run() throws {
    let place = try PackagePlace(packagePath)
    let record = try place.record(of: runs)
    let path = "\(place.root)/\(AuditBaseline.fileName)"
    var baseline = try AuditBaseline(contentsOf: path)
    let audited = AuditedTests(record.entries)
    if audited.isEmpty {
      print("No test of the run looks for layout mistakes: pass auditing: to its assertions.")
      return
    }
    for line in audited.lines(besides: baseline) { print(Console.line(line)) }
    if list { return }
    audited.add(to: &baseline)
    // Written as a new file: a link at this path is replaced, and its destination isn't changed.
    try FileSystem.write(try baseline.encoded(), to: path)
    print(path)
  }
}
