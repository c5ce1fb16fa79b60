import Foundation
import Testing

/// The pictures in the articles are equal to the gallery's references.
@Suite struct ArticlePictureTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func pictures(in folder: String) throws -> [Data: String] {
    let url = ArticlePictureTests.root.appending(path: folder)
    let files = try #require(FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil))
    let pngs = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "png" }
    return Dictionary(try pngs.map { (try Data(contentsOf: $0), $0.lastPathComponent) }) { first, _ in first }
  }

  @Test func everyPictureIsAReference() throws {
    let references = try pictures(in: "Snapshots/GalleryTests")
    let shown = try pictures(in: "Sources/Onion/Onion.docc/Resources")
    #expect(!shown.isEmpty)
    for (data, name) in shown {
      #expect(references[data] != nil, "\(name) isn't what the gallery shows any more: run `make pictures`.")
    }
  }

  @Test func everyPictureOfTheArticlesIsThere() throws {
    let catalogue = ArticlePictureTests.root.appending(path: "Sources/Onion/Onion.docc")
    let files = try #require(FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil))
    let articles = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
    #expect(articles.count > 10)
    for article in articles {
      for picture in try String(contentsOf: article, encoding: .utf8).matches(of: /!\[[^\]]+\]\(([^)]+)\)/) {
        let file = catalogue.appending(path: "Resources/\(picture.output.1)@2x.png")
        #expect(FileManager.default.fileExists(atPath: file.path), "\(article.lastPathComponent): \(picture.output.1)")
      }
    }
  }

  @Test func everyPictureOfTheOverviewIsThere() throws {
    let docs = ArticlePictureTests.root.appending(path: "Docs")
    let text = try String(contentsOf: docs.appending(path: "Onion.md"), encoding: .utf8)
    let pictures = text.matches(of: /<img src="([^"]+)"/)
    #expect(pictures.count > 20)
    for picture in pictures {
      let file = docs.appending(path: String(picture.output.1))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(picture.output.1)")
    }
  }
}
