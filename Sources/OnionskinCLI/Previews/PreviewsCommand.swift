internal import ArgumentParser
internal import Foundation
internal import Onionskin
internal import SnapshotReport

/// The commands for an app's previews.
struct PreviewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "List, check or paint the previews of an app: #Preview and PreviewProvider.",
    discussion: """
      A test target has to use the plugin PreviewTests; Previews.json sets the screens of the previews.
      """,
    subcommands: [CheckPreviewsCommand.self, ListPreviewsCommand.self, RenderPreviewsCommand.self],
    defaultSubcommand: CheckPreviewsCommand.self)

  /// The suite that the plugin writes into each target.
  static let suite = "PreviewSnapshots"

  /// Runs the tests that the plugin wrote.
  ///
  /// - Parameter mode: the tests' action instead of a comparison.
  static func run(
    _ place: PackagePlace, _ mode: PreviewMode?, arguments: [String]
  ) async throws -> PackageTestRun.Result {
    var run = PackageTestRun(place: place, filters: [suite], arguments: arguments)
    run.environment["ONIONSKIN_PREVIEWS"] = mode?.text ?? ""
    switch mode {
    case .list?:
      run.takesSnapshots = false
      // The tool's standard output contains only the list.
      run.output = STDERR_FILENO
    case .layout?: run.takesSnapshots = false
    case .pictures?, nil: break
    }
    return try await run.run()
  }

  /// The error if there are no previews.
  static let nothing = ValidationError(
    "There are no previews: no target of tests uses the plugin PreviewTests, or no module that it depends on has any. "
      + "Add plugins: [.plugin(name: \"PreviewTests\", package: \"onionskin\")] to a target of tests.")
}

/// Compares previews with their references.
struct CheckPreviewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Compare previews with their references, and write a page that shows them.",
    discussion: "Arguments that aren't listed here are passed to `swift test`.")

  @Flag(help: "Lay out previews without painting or comparing them, to find crashes and layout mistakes.")
  var layoutOnly = false

  @Option(help: "The file to write the page to.")
  var page: String?

  @Option(help: "The package's folder.")
  var packagePath = "."

  @Argument(parsing: .allUnrecognized, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  mutating func run() async throws {
    let place = try PackagePlace(packagePath)
    let result = try await PreviewsCommand.run(place, layoutOnly ? .layout : nil, arguments: arguments)
    if !layoutOnly {
      if result.failure == nil, result.record.entries.isEmpty { throw PreviewsCommand.nothing }
      let path = page.map(PackagePlace.absolute) ?? "\(place.artifacts)/previews.html"
      let thumbnails = ThumbnailCache(root: place.root)
      try HTMLReport(record: result.record, title: "Previews of \(place.name)", thumbnails: thumbnails).write(to: path)
      print(path)
    }
    if let code = result.failure { throw code }
  }
}

/// Lists previews.
struct ListPreviewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List previews with their source locations and the names of their pictures.",
    discussion: "Arguments that aren't listed here are passed to `swift test`.")

  @Option(help: "The package's folder.")
  var packagePath = "."

  @Argument(parsing: .allUnrecognized, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  mutating func run() async throws {
    let place = try PackagePlace(packagePath)
    let path = "\(NSTemporaryDirectory())onionskin-previews-\(UUID().uuidString)"
    defer { FileSystem.remove(path) }
    let result = try await PreviewsCommand.run(place, .list(path: path), arguments: arguments)
    let lines = (try? FileSystem.read(path)) ?? Data()
    let found = lines.split(separator: 0x0A).compactMap { try? JSONDecoder().decode(ListedPreview.self, from: $0) }
    for preview in found.sorted(by: { ($0.path, $0.line) < ($1.path, $1.line) }) {
      print(Console.line("\(preview.name)  \(preview.path):\(preview.line)  \(preview.cells.joined(separator: " "))"))
    }
    if let code = result.failure { throw code }
    if found.isEmpty { throw PreviewsCommand.nothing }
  }
}

/// Renders previews to a folder.
struct RenderPreviewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Write a picture of every preview and a page that shows them, without comparing.",
    discussion: "Arguments that aren't listed here are passed to `swift test`.")

  @Option(name: .shortAndLong, help: "The folder to write pictures and the page index.html to.")
  var output = "Previews"

  @Option(help: "The package's folder.")
  var packagePath = "."

  @Argument(parsing: .allUnrecognized, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  mutating func run() async throws {
    let place = try PackagePlace(packagePath)
    let folder = PackagePlace.absolute(output)
    let result = try await PreviewsCommand.run(place, .pictures(folder: folder), arguments: arguments)
    if result.failure == nil, result.record.entries.isEmpty { throw PreviewsCommand.nothing }
    let title = "Previews of \(place.name)"
    try HTMLReport(record: result.record, title: title, thumbnails: ThumbnailCache(root: place.root))
      .write(to: "\(folder)/index.html")
    print("\(folder)/index.html")
    if let code = result.failure { throw code }
  }
}
