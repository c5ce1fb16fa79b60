internal import ArgumentParser
internal import Foundation
internal import Onionskin
internal import SnapshotReport

/// Writes a page of completed runs.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write a page of one run, or of the merged runs of several processes or machines.")

  @Argument(help: "Folders or files of run records (default: the package's newest run).")
  var runs: [String] = []

  @Option(help: "The file to write the page to.")
  var page: String?

  @Option(help: "The file to write a Markdown summary to.")
  var markdown: String?

  @Option(name: .customLong("junit"), help: "The file to write JUnit XML to.")
  var junit: String?

  @Flag(help: "Print annotations for GitHub Actions.")
  var annotations = false

  @Option(help: "Exit with 1 if a run has warnings.")
  var failOn: RunSummary.FailOn?

  @Option(help: "The folder of artifacts, for example of CI jobs (default: the package's).")
  var artifacts: String?

  @Option(help: "The package's folder.")
  var packagePath = "."

  func run() throws {
    let place = try PackagePlace(packagePath, artifacts: artifacts)
    let record = try place.record(of: runs)
    let path = page.map(PackagePlace.absolute) ?? "\(place.artifacts)/report.html"
    let title = "Snapshots of \(place.name)"
    // The record may come from another machine, and the page may be passed on.
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
