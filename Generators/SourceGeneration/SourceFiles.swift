public import Foundation

/// The Swift files that follow from other Swift files of this package.
public struct SourceFiles {
  /// The package's folder.
  public let root: URL

  public init(root: URL) {
    self.root = root
  }

  /// Returns the generated files with their paths.
  ///
  /// - Throws: if a mark is above a declaration for which it isn't meant.
  public func generated() throws -> [GeneratedFile] {
    let paths = swiftFiles()
    let texts = try paths.map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
    let classes = ClassTable(texts)
    var files: [GeneratedFile] = []
    var repeated = RepeatedMembers.Sources()
    for (path, text) in zip(paths, texts) where !GeneratedFile.isGenerated(text) {
      let name = (path as NSString).lastPathComponent
      let folder = (path as NSString).deletingLastPathComponent + "/Generated"
      if RepeatedMembers.isMarked(text), let shared = RepeatedMembers.shared(in: text) {
        repeated.classes[(name as NSString).deletingPathExtension] = shared
      }
      for subject in try OptionalProtocol.all(in: text) {
        repeated.protocols[subject.name] = subject.body
        // Other modules than UIKit's own import what they name, and what calls are made by.
        let lines = text.split(separator: "\n").filter {
          $0.hasPrefix("public import ") && !$0.hasSuffix(" Foundation")
        }
        let imports = path.contains("Shim/") ? Set(lines + ["public import HeadlessUIKit"]).sorted() : []
        let text = OptionalCalls(subject: subject, imports: imports).text(source: name)
        files.append(GeneratedFile(path: "\(folder)/\(subject.name)+OptionalCalls.swift", text: text))
      }
      if let subject = try RuntimeInitializers(source: text, path: path, classes: classes) {
        let path = "\(folder)/\(subject.className)+RuntimeInitializers.swift"
        files.append(GeneratedFile(path: path, text: subject.text(source: name)))
      }
    }
    for (path, text) in zip(paths, texts) where RepeatedMembers.isMarked(text) {
      guard let text = try RepeatedMembers.updated(text, path: path, from: repeated) else { continue }
      files.append(GeneratedFile(path: path, text: text))
    }
    return files
  }

  /// The files under `Sources` that say that they were written from a file of this name's ending, but are no longer.
  public func leftOver(among files: [GeneratedFile]) throws -> [String] {
    let wanted = Set(files.map(\.path))
    return try swiftFiles().filter { path in
      guard path.contains(/\+(OptionalCalls|RuntimeInitializers)\.swift$/) else { return false }
      return try !wanted.contains(path)
        && GeneratedFile.isGenerated(String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  private func swiftFiles() -> [String] {
    guard let files = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "Sources/" + $0 }.sorted()
  }
}

/// The reason why nothing can be written: what the generator expected, and where.
public struct GenerationError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
