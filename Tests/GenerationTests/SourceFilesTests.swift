import Foundation
import SourceGeneration
import Testing

/// What `make generate` writes is what the package holds.
@Suite struct SourceFilesTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func writtenSourcesAreCurrent() throws {
    let sources = SourceFiles(root: SourceFilesTests.root)
    let files = try sources.generated()
    #expect(files.count >= 38)
    for file in files {
      #expect(try file.isCurrent(in: sources.root), "\(file.path): run `make generate`")
    }
    #expect(try sources.leftOver(among: files).isEmpty, "run `make generate`")
  }

  /// What is written lies apart from what people write, in folders of this name, where files may have any length.
  @Test func writtenSourcesLieInFoldersOfTheirOwn() throws {
    let sources = SourceFilesTests.root.appending(path: "Sources")
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      #expect(GeneratedFile.isGenerated(text) == path.contains("/Generated/"), "\(path)")
    }
  }

  /// The first file of a class is in a folder that isn't there yet.
  @Test func aWrittenFilesFolderIsMade() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "generation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let file = GeneratedFile(path: "Sources/Menu/Generated/Menu+OptionalCalls.swift", text: "// a\n")
    #expect(try file.write(in: root))
    #expect(try file.isCurrent(in: root))
    #expect(try !file.write(in: root))
  }
}
