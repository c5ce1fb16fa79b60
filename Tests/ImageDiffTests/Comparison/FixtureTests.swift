import Foundation
import Graphics
import ImageDiff
import ImageFormats
import Testing

/// A folder in `Fixtures`: two pictures and, optionally, a tolerance.
struct Fixture: CustomTestStringConvertible, Sendable {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  static func all(in kind: String) -> [Fixture] {
    let root = Bundle.module.bundleURL.appending(path: "Fixtures/\(kind)")
    let folders = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    return folders.filter { $0.hasDirectoryPath }.sorted { $0.path < $1.path }.map(Fixture.init)
  }

  func verdict() throws -> PictureVerdict {
    let expected = try PNG.decode(Data(contentsOf: folder.appending(path: "expected.png")))
    let actual = try PNG.decode(Data(contentsOf: folder.appending(path: "actual.png")))
    return ImageComparator(tolerance: try tolerance()).compare(expected, actual)
  }

  private struct Rect: Decodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  private struct Settings: Decodable {
    var precision: Double?
    var perceptualPrecision: Double?
    var maximumDifferingPixels: Int?
    var ignoresAntialiasing: Bool?
    var ignoredRects: [Rect]?
  }

  private func tolerance() throws -> PictureTolerance {
    let file = folder.appending(path: "tolerance.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return .exact }
    let settings = try JSONDecoder().decode(Settings.self, from: Data(contentsOf: file))
    return PictureTolerance(
      precision: settings.precision ?? 1, perceptualPrecision: settings.perceptualPrecision ?? 1,
      maximumDifferingPixels: settings.maximumDifferingPixels,
      ignoresAntialiasing: settings.ignoresAntialiasing ?? false,
      ignoring: (settings.ignoredRects ?? []).map {
        .rect(CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height))
      })
  }
}

@Suite("Pairs of pictures")
struct FixtureTests {
  @Test("should match", arguments: Fixture.all(in: "should-match"))
  func match(fixture: Fixture) throws {
    let verdict = try fixture.verdict()
    #expect(verdict.isMatch, "\(verdict)")
  }

  @Test("should fail", arguments: Fixture.all(in: "should-fail"))
  func fail(fixture: Fixture) throws {
    #expect(try !fixture.verdict().isMatch)
  }

  @Test func thereAreFixtures() {
    #expect(Fixture.all(in: "should-match").count >= 6)
    #expect(Fixture.all(in: "should-fail").count >= 10)
  }
}
