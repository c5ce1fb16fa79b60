internal import Foundation

/// Runs Tuist's manifests: they are Swift programs, with the helpers in `Tuist/ProjectDescriptionHelpers` and those of local plugins.
final class TuistManifests {
  /// The folder that contains `Tuist`, or the manifest.
  let root: URL
  private let work: URL
  private var objects: [URL] = []

  /// - Parameter manifest: `Project.swift` or `Workspace.swift`.
  init(around manifest: URL) throws {
    root = Self.root(of: manifest)
    work = FileManager.default.temporaryDirectory.appending(path: "onionskin-tuist-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    let module = work.appending(path: "\(TuistModule.name).swift")
    try Data(TuistModule.text.utf8).write(to: module)
    try compile(TuistModule.name, [module])
    for plugin in try localPlugins() { try compile(plugin.name, plugin.files) }
    try compile(TuistModule.helpers, Self.swiftFiles(in: root.appending(path: "Tuist/\(TuistModule.helpers)")))
  }

  deinit { try? FileManager.default.removeItem(at: work) }

  private static func root(of manifest: URL) -> URL {
    let own = manifest.deletingLastPathComponent().standardizedFileURL
    var folder = own
    while folder.pathComponents.count > 1 {
      let marks = ["Tuist", "Tuist.swift"].map { folder.appending(path: $0) }
      if marks.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return own
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    FolderContents.files(in: folder).filter { $0.pathExtension == "swift" }
  }

  private func localPlugins() throws -> [(name: String, files: [URL])] {
    let places = ["Tuist.swift", "Tuist/Config.swift"].map { root.appending(path: $0) }
    guard let file = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return [] }
    let config = try run(file, as: "config")
    return try (config["plugins"] as? [[String: Any]] ?? []).compactMap { plugin in
      guard let path = (plugin["local"] as? [String: Any])?["path"],
        let folder = TuistPath(path)?.url(beside: file, root: root)
      else { return nil }
      let described = try run(folder.appending(path: "Plugin.swift"), as: "plugin")
      let name = described["name"] as? String ?? folder.lastPathComponent
      return (name, Self.swiftFiles(in: folder.appending(path: TuistModule.helpers)))
    }
  }

  /// What a manifest describes: its last line of a kind.
  func run(_ manifest: URL, as kind: String) throws -> [String: Any] {
    let program = work.appending(path: "manifest")
    try swiftc(["-swift-version", "5", manifest.path] + objects.map(\.path) + ["-o", program.path], for: manifest)
    let output = try Self.output(of: [program.path], in: manifest.deletingLastPathComponent()).text
    let head = TuistModule.mark + kind + " "
    let line = output.split(separator: "\n").last { $0.hasPrefix(head) }
    guard let line, let json = try? JSONSerialization.jsonObject(with: Data(line.dropFirst(head.count).utf8)),
      let entries = json as? [String: Any]
    else { throw XcodeProject.Failure(description: "\(manifest.path) describes no \(kind).") }
    return entries
  }

  // MARK: Compiling

  private func compile(_ module: String, _ files: [URL]) throws {
    guard let first = files.first else { return }
    let object = work.appending(path: "\(module).o")
    try swiftc(
      ["-emit-module", "-emit-object", "-wmo", "-parse-as-library", "-swift-version", "5", "-module-name", module]
        + ["-emit-module-path", work.appending(path: "\(module).swiftmodule").path]
        + files.map(\.path) + ["-o", object.path], for: first)
    objects.append(object)
  }

  private func swiftc(_ arguments: [String], for file: URL) throws {
    let result = try Self.output(
      of: ["/usr/bin/env", "swiftc", "-suppress-warnings", "-I", work.path] + arguments, in: root)
    guard result.status != 0 else { return }
    let error = result.text.split(separator: "\n").first { $0.contains("error: ") } ?? ""
    throw XcodeProject.Failure(
      description:
        "\(file.path) is Tuist's, and can't be read here: \(error). Generate the project with `tuist generate` first.")
  }

  private static func output(of words: [String], in folder: URL) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

/// A path as a manifest writes it.
struct TuistPath {
  private let type: String
  let text: String
  private let caller: String?

  init?(_ json: Any?) {
    guard let json = json as? [String: Any], let text = json["pathString"] as? String else { return nil }
    (type, self.text, caller) = (json["type"] as? String ?? "", text, json["callerPath"] as? String)
  }

  func url(beside manifest: URL, root: URL) -> URL {
    let folder =
      switch type {
      case "relativeToRoot": root
      case "relativeToCurrentFile": caller.map { URL(filePath: $0).deletingLastPathComponent() } ?? root
      default: manifest.deletingLastPathComponent()
      }
    return text.hasPrefix("/") ? URL(filePath: text) : folder.appending(path: text).standardizedFileURL
  }
}
