import Foundation
import PackagePlugin

/// Makes the previews of an app's sources tests of a target: `#Preview` and `PreviewProvider`s in the modules that it depends on, which
/// the plugin `UIKitSources` translates.
///
/// `Previews.json` in the target's folder, or else beside Package.swift, says which screens they are shown on.
@main struct PreviewTests: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard target.sourceModule?.kind == .test else {
      Diagnostics.error("\(target.name) is no target of tests: the plugin PreviewTests writes a test.")
      return []
    }
    let root = context.package.directoryURL
    let own = target.directoryURL.appending(path: "Previews.json")
    let isOwn = FileManager.default.fileExists(atPath: own.path)
    let output = context.pluginWorkDirectoryURL.appending(path: "PreviewSnapshots.swift")
    var arguments = [
      "--preview-tests", output.path, "--package", root.path,
      "--settings", isOwn ? own.path : root.appending(path: "Previews.json").path,
    ]
    for name in ModuleNames.all(of: target).sorted() { arguments += ["--module", name] }
    return [
      .buildCommand(
        displayName: "Writing the test of the previews for \(target.name)",
        executable: try context.tool(named: "SourceTranslator").url, arguments: arguments, outputFiles: [output])
    ]
  }
}
