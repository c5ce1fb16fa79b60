internal import ArgumentParser
internal import Foundation
internal import Onionskin
internal import SnapshotReport

/// Makes a page of runs that are over.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write a page of one run, or of several processes' or machines' runs merged.")

  @Argument(help: "Folders or files of run records; without any, the newest run of the package.")
  var runs: [String] = []

  @Option(help: "Where the page goes.")
  var page: String?

  @Option(help: "Where a summary in Markdown goes.")
  var markdown: String?

  @Option(name: .customLong("junit"), help: "Where JUnit XML goes.")
  var junit: String?

  @Flag(help: "Print annotations for GitHub Actions.")
  var annotations = false

  @Option(help: "End with 1 where a run has warnings.")
  var failOn: RunSummary.FailOn?

  @Option(help: "The folder of artifacts, for instance of CI jobs; the package's without it.")
  var artifacts: String?

  @Option(help: "The package's folder.")
  var packagePath = "."

  func run() throws {
    let place = try PackagePlace(packagePath, artifacts: artifacts)
    let record = try place.record(of: runs)
    let path = page.map(PackagePlace.absolute) ?? "\(place.artifacts)/report.html"
    let title = "Snapshots of \(place.name)"
    // The record may come from another machine, and the page may be given away.
    let files = ReviewFiles(
      root: place.root, artifacts: place.artifacts, readFolders: [place.root] + place.artifactFolders(of: runs))
    if let problem = files.problem { throw problem }
    let thumbnails = ThumbnailCache(root: place.root)
    try HTMLReport(record: record, title: title, thumbnails: thumbnails, read: files.read).write(to: path)
    if let markdown {
      try FileSystem.write(
        Data(MarkdownSummary.text(of: record, title: title).utf8), to: PackagePlace.absolute(markdown))
    }
    if let junit {
      try FileSystem.write(Data(JUnitReport.text(of: record, title: title).utf8), to: PackagePlace.absolute(junit))
    }
    if annotations { print(GitHubAnnotations.text(of: record), terminator: "") }
    print(path)
    if failOn == .warnings, !record.warnings.isEmpty {
      for line in RunSummary.warningLines(of: record) { print(Console.line(line)) }
      throw ExitCode.failure
    }
  }
}
