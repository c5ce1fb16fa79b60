internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// Keeps what audits found, so that only new mistakes fail.
struct AuditsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audits", abstract: "Keep what a run's audits found, so that from then on only new mistakes fail.",
    discussion: """
      Writes Audits.json beside Package.swift. Of each test that the run audited the file has what it found then, and nothing else; \
      other tests and exceptions stay as they are. `--list` changes nothing.
      """)

  @Argument(help: "Folders or files of run records; without any, the newest run of the package.")
  var runs: [String] = []

  @Flag(help: "Print what was found, each mistake once with the number of snapshots that have it, and write nothing.")
  var list = false

  @Option(help: "The package's folder.")
  var packagePath = "."

  func run() throws {
    let place = try PackagePlace(packagePath)
    let record = try place.record(of: runs)
    let path = "\(place.root)/\(AuditBaseline.fileName)"
    var baseline = try AuditBaseline(contentsOf: path)
    let audited = AuditedTests(record.entries)
    for line in audited.lines(besides: baseline) { print(Console.line(line)) }
    if list { return }
    audited.add(to: &baseline)
    // Written anew: a link that lies there is replaced, and nothing is written where it leads.
    try FileSystem.write(try baseline.encoded(), to: path)
    print(path)
  }
}
