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
}
