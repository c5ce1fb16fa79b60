internal import ArgumentParser
internal import Foundation
internal import Onionskin
internal import SnapshotReport

/// Paints the screens of matrices on chosen devices.
struct ScreensCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract:
      "Paint the screens of assertSnapshots(on:) on other devices and write a page that shows them, without comparing.",
    discussion: """
      Each matrix is replaced by the devices in portrait with standard settings. Other assertions of the tests compare as usual. \
      Arguments that aren't listed here are passed to `swift test`.
      """)

  @Option(help: "Run the tests that match a regular expression; may be repeated.")
  var filter: [String] = []

  @Option(help: "A device, as \"iPhone 15 Pro\"; may be repeated (default: eleven, from iPhone SE to iPad Pro).")
  var device: [String] = []

  @Flag(help: "Use the devices and settings of each matrix.")
  var ownDevices = false

  @Option(name: .shortAndLong, help: "The folder to write pictures and the page index.html to.")
  var output = "Screens"

  @Option(help: "The package's folder.")
  var packagePath = "."

  @Argument(parsing: .allUnrecognized, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func validate() throws {
    _ = try devices
    if ownDevices, !device.isEmpty { throw ValidationError("--own-devices and --device exclude each other.") }
  }

  private var devices: [SnapshotDevice] {
    get throws {
      if ownDevices { return [] }
      if device.isEmpty { return ShownScreens.commonDevices }
      return try device.map { name in
        guard let found = SnapshotDevice.named(name) else {
          throw ValidationError("There is no device \"\(name)\": `onionskin devices` lists them.")
        }
        return found
      }
    }
  }

  mutating func run() async throws {
    let folder = PackagePlace.absolute(output)
    let shown = ShownScreens(folder: folder, devices: try devices)
    let place = try PackagePlace(packagePath)
    try await ScreensCommand.paint(
      shown, of: place.name, in: place, filters: filter, arguments: arguments)
  }

  /// Runs tests that paint, writes the page of their pictures into the folder, and prints its path.
  ///
  /// - Parameter name: the page's title names it: the package or the app.
  /// - Throws: `ExitCode` where tests failed; `ValidationError` where no test has a matrix.
  static func paint(
    _ shown: ShownScreens, of name: String, in place: PackagePlace, filters: [String], arguments: [String] = []
  ) async throws {
    let run = PackageTestRun(place: place, environment: shown.environment, filters: filters, arguments: arguments)
    let result = try await run.run()
    if result.failure == nil, !result.record.entries.contains(where: { $0.verdict == .painted }) {
      throw ValidationError("No test that ran calls assertSnapshots(on:), so that there is nothing to show.")
    }
    let page = "\(shown.folder)/index.html"
    try HTMLReport(
      record: result.record, title: "Screens of \(name)", thumbnails: ThumbnailCache(root: place.root)
    ).write(to: page)
    print(page)
    if let code = result.failure { throw code }
  }
}
