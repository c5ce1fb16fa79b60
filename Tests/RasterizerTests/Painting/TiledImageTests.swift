import Foundation
import Graphics
import Testing

@testable import Rasterizer

/// Images that are repeated to fill an area.
@Suite struct TiledImageTests {
  private let tile = ImageContent.bitmap(Bitmap(rows: [[.red, .blue], [.green, .red]]))

  private func paint(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ items: DisplayItem...) throws -> Bitmap
  {
    try CairoRasterizer.paint(DisplayList(size: CGSize(width: width, height: height), scale: scale, items: items))
  }

  @Test func repetitionsBeginAtTheTopLeftCornerAndAreCut() throws {
    let place = CGRect(x: 1, y: 1, width: 3, height: 3)
    let bitmap = try paint(5, 5, .image(ImageItem(tile, in: place, tile: CGSize(width: 2, height: 2))))
    #expect(bitmap.rows[0].allSatisfy { $0 == .clear })
    #expect(bitmap.rows[1] == [.clear, .red, .blue, .red, .clear])
    #expect(bitmap.rows[2] == [.clear, .green, .red, .green, .clear])
    #expect(bitmap.rows[3] == bitmap.rows[1])
  }

  /// The tile of a part of the image contains only this part, tinted and oriented like the image.
  @Test func partsAreTintedAndTurned() throws {
    let place = CGRect(x: 0, y: 0, width: 4, height: 1)
    let size = CGSize(width: 2, height: 1)
    let part = CGRect(x: 0, y: 0, width: 2, height: 1)
    let mirrored = try paint(
      4, 1, .image(ImageItem(tile, source: part, in: place, tile: size, orientation: .upMirrored)))
    #expect(mirrored.rows[0] == [.blue, .red, .blue, .red])
    let tinted = try paint(4, 1, .image(ImageItem(tile, source: part, in: place, tile: size, tint: .green)))
    #expect(tinted.rows[0].allSatisfy { $0 == .green })
    let faded = try paint(4, 1, .image(ImageItem(tile, source: part, in: place, tile: size, opacity: 0.5)))
    #expect(
      faded.rows[0] == [Pixel(128, 0, 0, 128), Pixel(0, 0, 128, 128), Pixel(128, 0, 0, 128), Pixel(0, 0, 128, 128)])
  }

  /// Enlarged tiles have the seams of single images: pixels of adjacent tiles aren't mixed in at the edges.
  @Test func enlargedTilesAreThoseOfSingleImages() throws {
    let size = CGSize(width: 2, height: 2)
    let repeated = try paint(
      4, 2, scale: 3, .image(ImageItem(tile, in: CGRect(x: 0, y: 0, width: 4, height: 2), tile: size)))
    let single = try paint(
      4, 2, scale: 3, .image(ImageItem(tile, in: CGRect(x: 0, y: 0, width: 2, height: 2))),
      .image(ImageItem(tile, in: CGRect(x: 2, y: 0, width: 2, height: 2))))
    #expect(repeated.rows == single.rows)
  }

  /// A stretched axis has no repetition, and no pixels of its other end.
  @Test func stretchedAxesAreStretched() throws {
    let place = CGRect(x: 0, y: 0, width: 4, height: 8)
    let bitmap = try paint(4, 8, .image(ImageItem(tile, in: place, tile: CGSize(width: 2, height: 8))))
    #expect(bitmap.rows[0] == [.red, .blue, .red, .blue])
    #expect(bitmap.rows[7] == [.green, .red, .green, .red])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, 1e19, -1, 0, 1e-300, 1e-9])
  func sizesWithoutSenseEndNothing(n: CGFloat) throws {
    for (place, size) in [
      (CGRect(x: 0, y: 0, width: 20, height: 20), CGSize(width: n, height: 1)),
      (CGRect(x: 0, y: 0, width: n, height: n), CGSize(width: 1, height: 1)),
      (CGRect(x: n, y: n, width: 5, height: n), CGSize(width: n, height: n)),
    ] {
      let bitmap = try paint(20, 20, .image(ImageItem(tile, in: place, tile: size)), .rect(0, 0, 1, 1, .red))
      #expect(bitmap.pixel(0, 0) == .red)
    }
  }
}
