import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

@Suite struct ThumbnailCacheTests {
  private let folder = TestFolder()
  private var cache: ThumbnailCache { ThumbnailCache(folder: folder.path) }

  @Test func aPictureIsMadeSmallOnce() throws {
    let large = try PNG.encode(Bitmap(width: 720, height: 360, color: .black))
    let small = try #require(cache.png(of: large))
    #expect(try PNG.header(of: small).width == 360)
    let name = try #require(folder.files.first)
    #expect(folder.files.count == 1)
    // A stored thumbnail is used, not created again.
    try folder.write(Data("kept".utf8), name)
    #expect(cache.png(of: large) == Data("kept".utf8))
    #expect(cache.png(of: try PNG.encode(Bitmap(width: 720, height: 360, color: .white))) != Data("kept".utf8))
  }

  @Test func thatThereIsNoneIsKeptToo() throws {
    #expect(cache.png(of: try PNG.encode(Bitmap(width: 20, height: 10, color: .black))) == nil)
    #expect(cache.png(of: Data("no picture".utf8)) == nil)
    #expect(try folder.files.map { try folder.read($0).count } == [0, 0])
    #expect(cache.png(of: Data("no picture".utf8)) == nil)
  }

  @Test func aFolderThatCannotBeWrittenToCostsTimeAlone() throws {
    try folder.write(Data(), "file")
    let cache = ThumbnailCache(folder: folder.path + "/file/below")
    #expect(cache.png(of: try PNG.encode(Bitmap(width: 720, height: 360, color: .black))) != nil)
  }

  @Test func theOnesUsedLastStay() throws {
    let pictures = try (1...4).map { try PNG.encode(Bitmap(width: 400, height: 100 * $0, color: .black)) }
    for picture in pictures { _ = cache.png(of: picture) }
    for (age, picture) in [(400, pictures[0]), (300, pictures[1]), (200, pictures[2]), (100, pictures[3])] {
      let path = folder.path + "/" + (folder.files.first { $0.contains(FileDigest.text(of: picture)) } ?? "")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -Double(age))], ofItemAtPath: path)
    }
    // Reading makes it the most recently used one.
    _ = cache.png(of: pictures[0])
    cache.prune(to: 2)
    let kept = pictures.map { picture in folder.files.contains { $0.contains(FileDigest.text(of: picture)) } }
    #expect(kept == [true, false, false, true])
  }

  @Test func aPageTakesFromTheCache() throws {
    let large = try DigestedPNG.encode(Bitmap(width: 800, height: 400, color: .black))
    try folder.write(large, "reference.png")
    var passing = RunEntry.sample("good")
    passing.reference = folder.path + "/reference.png"
    let cache = ThumbnailCache(folder: folder.path + "/cache")
    let report = HTMLReport(record: RunRecord(entries: [passing]), title: "t", thumbnails: cache)
    let first = report.html
    let name = try #require(folder.files.first { $0.hasPrefix("cache") })
    #expect(first.contains(try folder.read(name).base64EncodedString()))
    let other = try PNG.encode(Bitmap(width: 7, height: 7, color: .white))
    try folder.write(other, name)
    #expect(report.html.contains(other.base64EncodedString()))
  }

  @Test func aPictureWithMistakesInItsLayoutShowsItsReference() throws {
    try folder.write(try DigestedPNG.encode(Bitmap(width: 80, height: 40, color: .black)), "reference.png")
    var failing = RunEntry.sample("small")
    failing.verdict = .failed
    failing.artifacts = RunEntry.Artifacts()
    failing.reference = folder.path + "/reference.png"
    #expect(ReportedCell(failing, readsPictures: true, thumbnails: nil).pictures.isEmpty)
    failing.findings = ["UIButton: a tap target of 20 x 20 pt, at least 44 x 44 is needed"]
    #expect(ReportedCell(failing, readsPictures: true, thumbnails: nil).pictures.map(\.kind) == [.reference])
  }

  @Test func picturesWithoutRoomAreCounted() throws {
    let large = try DigestedPNG.encode(Bitmap(width: 800, height: 400, color: .black))
    try folder.write(large, "reference.png")
    var passing = RunEntry.sample("good")
    passing.reference = folder.path + "/reference.png"
    let cell = ReportedCell(passing, readsPictures: true, thumbnails: nil)
    let data = PageData(
      counts: RunCounts(of: RunRecord(entries: [])), troubles: [], title: "t", run: "r", date: "d", groups: [])
    var full = PageBuilder(data: data, failingBudget: 0, passingBudget: large.count)
    full.add(cell, id: 0, group: 0)
    #expect(full.data.reducedPictures == 0)
    var tight = PageBuilder(data: data, failingBudget: 0, passingBudget: large.count - 1)
    tight.add(cell, id: 0, group: 0)
    #expect(tight.data.reducedPictures == 1)
    #expect(tight.data.cells.first?.pictures.first?.full == nil)
    #expect(tight.data.cells.first?.pictures.first?.thumbnail != nil)
  }
}
