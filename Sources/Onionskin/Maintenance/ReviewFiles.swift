package import Foundation

/// The files that a review may touch: the package's references, and what failures left. A record may come from another
/// machine or another person; nothing that stands in it leads elsewhere, by links neither.
package struct ReviewFiles: Sendable {
  /// Why a file is left alone.
  package struct Refusal: Error, Hashable, CustomStringConvertible {
    package let description: String

    /// A path that leads elsewhere.
    init(outside path: String) {
      description =
        "\(path) lies outside of the references and the artifacts. For references elsewhere pass `--references FOLDER`."
    }

    /// A path of a folder, a pipe or another thing that isn't read.
    init(notAFile path: String) {
      description = "\(path) is no file."
    }
  }

  private let referenceFolders: [String]
  private let artifactFolder: String

  /// - Parameters:
  ///   - root: the package's folder, whose references lie in `Snapshots`.
  ///   - artifacts: the folder of all artifacts.
  ///   - references: further folders of references.
  package init(root: String, artifacts: String, references: [String] = []) {
    referenceFolders = (["\(root)/Snapshots"] + references).compactMap(ReviewFiles.resolved)
    artifactFolder = ReviewFiles.resolved(artifacts) ?? artifacts
  }

  /// The bytes of a reference or an artifact.
  ///
  /// - Throws: `Refusal`, `FileSystem.Failure`.
  package func read(_ path: String) throws -> Data {
    guard let resolved = ReviewFiles.resolved(path), isInside(resolved, referenceFolders + [artifactFolder]) else {
      throw Refusal(outside: path)
    }
    // A pipe would be waited for.
    guard case .file = FileSystem.entry(at: resolved) else { throw Refusal(notAFile: path) }
    return try FileSystem.read(resolved)
  }

  /// The bytes of a reference; nil where there is none.
  ///
  /// - Throws: `Refusal`, `FileSystem.Failure`.
  package func reference(_ path: String) throws -> Data? {
    let resolved = try reference(at: path)
    return FileSystem.entry(at: resolved) == .nothing ? nil : try read(resolved)
  }

  /// Writes a reference, or removes it for nil.
  ///
  /// - Throws: `Refusal`, `FileSystem.Failure`.
  package func setReference(_ path: String, to data: Data?) throws {
    let resolved = try reference(at: path)
    if let data { try FileSystem.write(data, to: resolved) } else { FileSystem.remove(resolved) }
  }

  /// Removes a failure's folder of artifacts, if it is one.
  package func removeArtifacts(besides path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    guard let resolved = ReviewFiles.resolved(folder), isInside(resolved, [artifactFolder]) else { return }
    FileSystem.remove(resolved)
  }

  private func reference(at path: String) throws(Refusal) -> String {
    guard let resolved = ReviewFiles.resolved(path), isInside(resolved, referenceFolders) else {
      throw Refusal(outside: path)
    }
    return resolved
  }

  private func isInside(_ path: String, _ folders: [String]) -> Bool {
    folders.contains { path.hasPrefix($0 + "/") }
  }

  /// The absolute path without links; what isn't there yet stays as it is. Nil for paths that climb.
  private static func resolved(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard path.hasPrefix("/"), !parts.contains("."), !parts.contains(".."), !path.contains("\0") else { return nil }
    var rest: [String] = []
    var there = parts
    while true {
      if let real = realpath("/" + there.joined(separator: "/"), nil) {
        defer { free(real) }
        return ([String(cString: real)] + rest.reversed()).joined(separator: "/").replacing("//", with: "/")
      }
      guard let last = there.popLast() else { return nil }
      rest.append(last)
    }
  }
}
