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

  @Option(help: "The package's folder.")
  var packagePath = "."

  func run() throws {
    let root = URL(fileURLWithPath: packagePath).standardizedFileURL.path
    let environment = SnapshotEnvironment(ProcessInfo.processInfo.environment)
    let artifacts = environment.artifactsFolder ?? root + "/.artifacts"
    var folders = runs
    if folders.isEmpty {
      guard let newest = RunRecord.newestRun(inArtifacts: artifacts) else {
        throw ValidationError("There is no run below \(artifacts)/runs. Run the tests, or name a run's folder.")
      }
      folders = [newest]
    }
    for folder in folders where FileSystem.entry(at: folder) == .nothing {
      throw ValidationError("There is nothing at \(folder). Name the folder of a run, or a .jsonl file in it.")
    }
    let record = try RunRecord(folders: folders)
    let path = page.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? "\(artifacts)/report.html"
    let name = (root as NSString).lastPathComponent
    try HTMLReport(record: record, title: "Snapshots of \(name)").write(to: path)
    print(path)
  }
}
