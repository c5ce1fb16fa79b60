import Foundation
import PackagePlugin

/// `swift package onionskin ...`: the tool `onionskin` for the package that the command is given in.
///
/// The tool is no dependency of the plugin, but built as any product when the command is used: SwiftPM builds what plugins
/// depend on for the host a second time, with every module below it, in each build of each package that could use them.
@main struct OnionskinPlugin: CommandPlugin {
  /// Why the tool can't be run.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(.product("onionskin"), parameters: .init(configuration: .inherit))
    guard build.succeeded else { throw Failure(description: "Building onionskin failed:\n\(build.logText)") }
    let product = build.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == "onionskin" }
    guard let tool = product else { throw Failure(description: "Building onionskin gave no executable.") }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    var environment = ProcessInfo.processInfo.environment
    // `swift test` inside of `swift package` would wait for ever for the lock that this command holds.
    environment["ONIONSKIN_IN_PLUGIN"] = "1"
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    // The tool said why. SwiftPM makes a 1 of every code.
    if process.terminationReason != .exit || process.terminationStatus != 0 { exit(1) }
  }
}
