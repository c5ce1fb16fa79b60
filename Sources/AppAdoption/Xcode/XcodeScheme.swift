internal import Foundation

/// The launch action of a shared scheme: the target, and its build configuration.
struct XcodeScheme {
  let name: String
  let target: String
  let configuration: String

  /// Returns nil for a scheme that launches nothing, such as that of a library.
  init?(name: String, text: String) {
    guard let start = text.firstRange(of: "<LaunchAction"), let end = text.firstRange(of: "</LaunchAction>") else {
      return nil
    }
    let action = text[start.upperBound..<max(start.upperBound, end.lowerBound)]
    guard let configuration = action.firstMatch(of: /buildConfiguration\s*=\s*"([^"]*)"/),
      let target = action.firstMatch(of: /BlueprintName\s*=\s*"([^"]*)"/)
    else { return nil }
    (self.name, self.target, self.configuration) = (name, String(target.1), String(configuration.1))
  }

  /// The schemes of a project, sorted by name.
  static func all(of project: URL) -> [XcodeScheme] {
    let folder = project.appending(path: "xcshareddata/xcschemes")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".xcscheme") }.compactMap { file in
      guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else { return nil }
      return XcodeScheme(name: String(file.dropLast(".xcscheme".count)), text: text)
    }
  }

  /// The configuration in which a project's app runs: that of the scheme with the project's name, otherwise of the first scheme.
  static func configuration(of project: URL) -> String? {
    let schemes = all(of: project)
    let name = project.deletingPathExtension().lastPathComponent
    return (schemes.first { $0.name == name } ?? schemes.first)?.configuration
  }
}
