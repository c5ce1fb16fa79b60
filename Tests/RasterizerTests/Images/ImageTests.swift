import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct ImageTests {
  /// Two columns, three rows, six colours:
  ///
  ///     A B
  ///     C D
  ///     E F
  private static let a = Pixel(255, 0, 0)
  private static let b = Pixel(0, 255, 0)
  private static let c = Pixel(0, 0, 255)
  private static let d = Pixel(255, 255, 0)
  private static let e = Pixel(0, 255, 255)
  private static let f = Pixel(255, 0, 255)
  private let image = ImageContent.bitmap(Bitmap(rows: [[a, b], [c, d], [e, f]]))

  /// The letters as they are displayed, row by row, as UIKit documents its orientations.
  @Test(arguments: [
    (ImageOrientation.up, "AB CD EF"), (.down, "FE DC BA"), (.left, "BDF ACE"), (.right, "ECA FDB"),
    (.upMirrored, "BA DC FE"), (.downMirrored, "EF CD AB"), (.leftMirrored, "ACE BDF"), (.rightMirrored, "FDB ECA"),
  ]) func orientationsTurnAndMirrorAsUIKits(orientation: ImageOrientation, shown: String) throws {
    let letters: [Character: Pixel] = [
      "A": ImageTests.a, "B": ImageTests.b, "C": ImageTests.c, "D": ImageTests.d, "E": ImageTests.e, "F": ImageTests.f,
    ]
    let expected = shown.split(separator: " ").map { $0.map { letters[$0]! } }
    let size = CGSize(width: expected[0].count, height: expected.count)
    for interpolation in [ImageItem.Interpolation.nearest, .linear] {
      let bitmap = try paint(
        size.width, size.height,
        .image(
          ImageItem(
            image, in: CGRect(origin: .zero, size: size), interpolation: interpolation, orientation: orientation)))
      #expect(bitmap.rows == expected)
    }
  }

  @Test(arguments: [1.0, 2.0, 3.0]) func imageAtItsOwnSizeIsCopied(scale: Double) throws {
    var pixels: [[Pixel]] = []
    for y in 0..<30 {
      pixels.append((0..<30).map { x in Pixel((x * 37 + y) % 200, (y * 51) % 200, (x * y) % 200, 200 + (x + y) % 56) })
    }
    let content = ImageContent.bitmap(Bitmap(rows: pixels))
    let side = 30 / scale
    let bitmap = try paint(
      side + 2 / scale, side, scale: scale,
      .image(ImageItem(content, in: CGRect(x: 1 / scale, y: 0, width: side, height: side))))
    #expect(bitmap.rows.map { Array($0[1...30]) } == pixels)
    #expect(bitmap.pixel(0, 5) == .clear && bitmap.pixel(31, 5) == .clear)
  }

  @Test func nearestKeepsPixelsAsBlocksLinearBlendsBetweenTheirMiddles() throws {
    let content = ImageContent.bitmap(Bitmap(rows: [[.black, .white]]))
    let place = CGRect(x: 0, y: 0, width: 8, height: 1)
    let nearest = try paint(8, 1, .image(ImageItem(content, in: place, interpolation: .nearest)))
    #expect(nearest.rows[0] == Array(repeating: .black, count: 4) + Array(repeating: .white, count: 4))
    let linear = try paint(8, 1, .image(ImageItem(content, in: place))).rows[0]
    for x in 0..<8 {
      // The centres of the two pixels are at 2 and 6.
      let t = min(max((Double(x) + 0.5 - 2) / 4, 0), 1)
      let value = Int((t * 255).rounded())
      #expect(linear[x].isNear(Pixel(value, value, value), 1), "\(x): \(linear[x])")
    }
  }

  @Test func sourcePartIsAllThatIsSeen() throws {
    let content = ImageContent.bitmap(Bitmap(rows: [[.red, .green, .blue]]))
    let item = ImageItem(
      content, source: CGRect(x: 1, y: 0, width: 1, height: 1), in: CGRect(x: 0, y: 0, width: 4, height: 1))
    // Adjacent pixels aren't included.
    #expect(try paint(4, 1, .image(item)).rows[0] == Array(repeating: .green, count: 4))
  }

  @Test func sourcePartThatLeavesTheImageLeavesItsShareOfTheDestination() throws {
    let content = ImageContent.bitmap(Bitmap(rows: [[.red, .green]]))
    let item = ImageItem(
      content, source: CGRect(x: -1, y: 0, width: 4, height: 1), in: CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(try paint(4, 1, .image(item)).rows[0] == [.clear, .red, .green, .clear])
  }

  @Test func tintIsPaintedThroughTheImagesAlpha() throws {
    let content = ImageContent.bitmap(Bitmap(rows: [[.green, Pixel(0, 128, 0, 128), .clear]]))
    let item = ImageItem(content, in: CGRect(x: 0, y: 0, width: 3, height: 1), tint: .red)
    #expect(try paint(3, 1, .image(item)).rows[0] == [.red, Pixel(128, 0, 0, 128), .clear])
  }

  @Test func opacityFadesAnImageAndItsTint() throws {
    let content = ImageContent.bitmap(Bitmap(rows: [[.green]]))
    let place = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(try paint(1, 1, .image(ImageItem(content, in: place, opacity: 0.5))).pixel(0, 0) == Pixel(0, 128, 0, 128))
    let tinted = ImageItem(content, in: place, tint: .red, opacity: 0.5)
    #expect(try paint(1, 1, .image(tinted)).pixel(0, 0) == Pixel(128, 0, 0, 128))
    let twice = try paint(1, 1, .group(opacity: 0.5, .image(ImageItem(content, in: place, opacity: 0.5))))
    #expect(twice.pixel(0, 0) == Pixel(0, 64, 0, 64))
  }

  @Test func imageJoinsWhatIsBelowByItsBlendMode() throws {
    let content = ImageContent.bitmap(Bitmap(rows: [[Pixel(255, 128, 0)]]))
    let item = ImageItem(content, in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .multiply)
    let bitmap = try paint(2, 1, on: Color(red: 1, green: 1, blue: 0), .image(item))
    #expect(bitmap.rows[0] == [Pixel(255, 128, 0), Pixel(255, 255, 0)])
    let clear = ImageItem(content, in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .clear)
    #expect(try paint(2, 1, on: .red, .image(clear)).rows[0] == [.clear, .red])
    let darker = ImageItem(content, in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .plusDarker)
    // 255 + 255 - 255, 128 + 200 - 255.
    let below = Color(red: 1, green: 200 / 255.0, blue: 1)
    #expect(try paint(1, 1, on: below, .image(darker)).pixel(0, 0) == Pixel(255, 73, 0))
  }

  @Test func largeImageShownSmallIsTheMeanOfItsPixels() throws {
    // One column of eight is white: the four pixels around a centre are black.
    let row = (0..<64).map { $0 % 8 == 0 ? Pixel.white : .black }
    let content = ImageContent.bitmap(Bitmap(rows: Array(repeating: row, count: 64)))
    let bitmap = try paint(8, 8, .image(ImageItem(content, in: CGRect(x: 0, y: 0, width: 8, height: 8))))
    // 255 / 8, truncated to whole bytes up to three times. A cubic kernel has a radius of two pixels: beyond the edges, the first
    // column continues in white.
    #expect(bitmap.rows.allSatisfy { $0[2..<6].allSatisfy { $0.isNear(Pixel(32, 32, 32), 1) } })
  }

  @Test func imageAllButOnWholePixelsIsCopied() throws {
    let pixels = (0..<4).map { y in (0..<4).map { x in Pixel(x * 60, y * 60, (x + y) % 2 * 255) } }
    // From 0.99 to 4.995 pixels, which stand for 1 and 5.
    let place = CGRect(x: 0.33, y: 0.33, width: 1.335, height: 1.335)
    let bitmap = try paint(2, 2, scale: 3, .image(ImageItem(.bitmap(Bitmap(rows: pixels)), in: place)))
    #expect(bitmap.rows[1...4].map { Array($0[1...4]) } == pixels)
    #expect(bitmap.ink == edges(1, 1, 5, 5))
  }

  @Test func opaqueImageOnWholePixelsIsOpaqueToItsEdgesAtAnySize() throws {
    let content = ImageContent.bitmap(Bitmap(width: 7, height: 7, color: .red))
    for side in [3.0, 5, 7, 11, 20] {
      let bitmap = try paint(side, side, .image(ImageItem(content, in: CGRect(x: 0, y: 0, width: side, height: side))))
      #expect(bitmap.rows.joined().allSatisfy { $0 == .red }, "\(side)")
    }
  }

  @Test func drawingIsPaintedAtItsOwnScale() throws {
    let drawing = Drawing(size: CGSize(width: 2, height: 1), scale: 1, items: [.rect(0, 0, 1, 1, .red)])
    let item = ImageItem(.drawing(drawing), in: CGRect(x: 0, y: 0, width: 2, height: 1), interpolation: .nearest)
    let bitmap = try paint(2, 1, scale: 2, .image(item))
    #expect(bitmap.rows == Array(repeating: [.red, .red, .clear, .clear], count: 2))
  }

  @Test func drawingIsPaintedOnce() throws {
    let rasterizer = try CairoRasterizer()
    let drawing = Drawing(size: CGSize(width: 8, height: 8), scale: 2, items: [.rect(0, 0, 8, 8, .red)])
    let item = DisplayItem.image(ImageItem(.drawing(drawing), in: CGRect(x: 0, y: 0, width: 8, height: 8)))
    let list = DisplayList(size: CGSize(width: 8, height: 8), scale: 2, items: [item, item])
    let first = try rasterizer.paint(list)
    let bytes = rasterizer.resources.drawings.byteCount
    #expect(bytes >= 16 * 16 * 4)
    #expect(try rasterizer.paint(list) == first)
    #expect(rasterizer.resources.drawings.byteCount == bytes)
  }

  /// Six pixels in three: the kernel's distances are 0.25, 0.75, 1.25 and 1.75 half widths, its weights 0.8672, 0.2266,
  /// -0.0703 and -0.0234, which add up to 1 for each side.
  @Test func shrunkImagesAreBicubic() throws {
    let values = [0, 0, 0, 255, 255, 255]
    let content = ImageContent.bitmap(Bitmap(rows: [values.map { Pixel($0, $0, $0) }]))
    let shown = try paint(3, 1, .image(ImageItem(content, in: CGRect(x: 0, y: 0, width: 3, height: 1)))).rows[0]
    // Values are limited to black and white; the middle is half.
    #expect(shown[0].isNear(.black, 1))
    #expect(shown[1].isNear(Pixel(128, 128, 128), 8))
    #expect(shown[2].isNear(.white, 1))
    // A box would give 0.5 of the white column's two pixels; the cubic leaves more of it in the middle.
    let column = [0, 0, 0, 255, 0, 0, 0, 0]
    let line = ImageContent.bitmap(Bitmap(rows: [column.map { Pixel($0, $0, $0) }]))
    let four = try paint(4, 1, .image(ImageItem(line, in: CGRect(x: 0, y: 0, width: 4, height: 1)))).rows[0]
    #expect(four.map(\.red).enumerated().allSatisfy { abs($0.element - [0, 111, 29, 0][$0.offset]) <= 8 }, "\(four)")
  }
}
