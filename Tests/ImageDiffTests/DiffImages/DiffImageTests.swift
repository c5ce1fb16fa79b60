import Graphics
import ImageDiff
import Testing

@Suite("Diff images")
struct DiffImageTests {
  private func diff(_ reference: Bitmap, _ actual: Bitmap) -> DiffImage {
    DiffImage(reference: reference, actual: actual, verdict: ImageComparator().compare(reference, actual))
  }

  let colorful = picture(100, 80) { x, y in 0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 3) << 8 | 0x40 }

  @Test func theOverlayMarksDifferingPixelsOnPaleGray() {
    let overlay = diff(colorful, colorful.setting(black, at: [(50, 40)])).overlay()
    #expect(overlay.pixel(50, 40) == 0xFFFF_00AA)
    for (x, y) in [(0, 0), (99, 79), (51, 40), (50, 41)] {
      let color = overlay[x, y]
      #expect(color.red == color.green && color.green == color.blue && color.alpha == 1)
      #expect(color.red >= 0.5)
    }
    // The frame is three pixels wide, with its outer edge six pixels from the cluster.
    for (line, isFrame) in [
      (-7, false), (-6, true), (-4, true), (-3, false), (3, false), (4, true), (6, true), (7, false),
    ] {
      #expect((overlay.pixel(50 + line, 40) == 0xFFE0_2020) == isFrame, "\(line) columns away")
      #expect((overlay.pixel(50, 40 + line) == 0xFFE0_2020) == isFrame, "\(line) rows away")
    }
    for (x, y) in [(44, 34), (56, 34), (44, 46), (56, 46)] { #expect(overlay.pixel(x, y) == 0xFFE0_2020) }
  }

  @Test func brighterColorsAreBrighterGrays() {
    let ramp = picture(3, 1) { x, _ in [black, 0xFF00_FF00, white][x] }
    let overlay = diff(ramp, ramp).overlay()
    // Black is lightened by three fifths; white doesn't change; green is at 0.59.
    #expect(overlay.pixel(0, 0) == 0xFF99_9999)
    #expect(overlay.pixel(2, 0) == white)
    #expect(abs(overlay[1, 0].red - (0.6 + 0.4 * 0.59)) < 0.01)
  }

  @Test func aChangeOfTransparencyAloneShows() {
    let reference = picture(40, 40) { _, _ in 0xFF00_0000 }
    let actual = reference.setting(0xF000_0000, at: [(20, 20)])
    #expect(diff(reference, actual).overlay().pixel(20, 20) == 0xFFFF_00AA)
    // 15 of 255, eight times, in all three components.
    #expect(diff(reference, actual).amplified(by: 8).pixel(20, 20) == 0xFF78_7878)
    #expect(diff(reference, actual).amplified(by: 8).pixel(21, 20) == black)
  }

  @Test("differences are multiplied, and stop at 255", arguments: [1, 4, 16])
  func amplified(factor: Int) {
    let reference = picture(20, 20) { _, _ in 0xFF64_6464 }
    let actual = reference.setting(0xFF61_6A96, at: [(3, 4)])
    let result = diff(reference, actual).amplified(by: factor)
    func level(_ delta: Int) -> UInt32 { UInt32(min(delta * factor, 255)) }
    #expect(result.pixel(3, 4) == 0xFF00_0000 | level(3) << 16 | level(6) << 8 | level(50))
    #expect(result.pixel(4, 4) == black)
  }

  @Test("what differs at a picture's border is drawn", arguments: [(0, 0), (19, 0), (0, 19), (19, 19)])
  func amplifiedBorder(x: Int, y: Int) {
    let reference = picture(20, 20) { _, _ in 0xFF64_6464 }
    #expect(diff(reference, reference.setting(0xFF65_6464, at: [(x, y)])).amplified(by: 16).pixel(x, y) == 0xFF10_0000)
  }

  @Test func identicalPicturesHaveNoMarks() {
    let image = diff(colorful, colorful)
    #expect(image.amplified() == picture(100, 80) { _, _ in black })
    #expect(image.overlay()[50, 40].red == image.overlay()[50, 40].blue)
  }

  @Test func sizesThatDiffer() {
    let reference = picture(30, 20) { _, _ in white }
    let actual = picture(20, 30) { x, y in x == 5 && y == 5 ? black : white }
    let overlay = diff(reference, actual).overlay()
    #expect(overlay.width == 30 && overlay.height == 30)
    #expect(overlay.pixel(5, 5) == 0xFFFF_00AA)
    #expect(overlay.pixel(6, 5) == white)
    #expect(overlay.pixel(25, 5) == 0xFFFF_00AA, "only the reference is here")
    #expect(overlay.pixel(5, 25) == 0xFFFF_00AA, "only the actual picture is here")
    #expect(overlay.pixel(25, 19) == 0xFFFF_00AA && overlay.pixel(5, 20) == 0xFFFF_00AA)
    for (x, y) in [(20, 20), (25, 20), (25, 25), (29, 29)] { #expect(overlay.pixel(x, y) == white, "neither is here") }
    #expect(diff(reference, actual).amplified().pixel(25, 5) != black)
  }

  @Test func sideBySideHoldsAllThree() {
    let actual = colorful.setting(black, at: [(50, 40)])
    let image = diff(colorful, actual)
    let sides = image.sideBySide(gutter: 10)
    #expect(sides.width == 320 && sides.height == 80)
    #expect(sides.pixel(50, 40) == colorful.pixel(50, 40))
    #expect(sides.pixel(110 + 50, 40) == 0xFFFF_00AA)
    #expect(sides.pixel(220 + 50, 40) == black)
    #expect(sides.pixel(220 + 51, 40) == colorful.pixel(51, 40))
    #expect(sides.pixel(105, 40) == sides.pixel(215, 0))
  }

  /// Three of 11,000 columns would be wider than a picture may be.
  @Test func widePicturesStandBelowEachOther() {
    let reference = picture(11_000, 2) { _, _ in white }
    let actual = reference.setting(black, at: [(10_999, 1)])
    let sides = diff(reference, actual).sideBySide(gutter: 5)
    #expect(sides.width == 11_000 && sides.height == 16)
    #expect(sides.pixel(10_999, 1) == white)
    #expect(sides.pixel(10_999, 7 + 1) == 0xFFFF_00AA)
    #expect(sides.pixel(10_999, 14 + 1) == black && sides.pixel(10_998, 14 + 1) == white)
    #expect(sides.pixel(0, 4) == sides.pixel(0, 11) && sides.pixel(0, 4) != white)
  }

  @Test func asWideAsAPictureMayBeIsNotTooWide() {
    let (a, b) = (picture(1, 1) { _, _ in white }, picture(1, 1) { _, _ in black })
    let gutter = (Bitmap.maximumSide - 3) / 2
    let sides = diff(a, b).sideBySide(gutter: gutter)
    #expect(sides.width == Bitmap.maximumSide && sides.height == 1)
    let more = diff(a, b).sideBySide(gutter: gutter + 1)
    // Neither fits: only the overlay is written.
    #expect(more.width == 1 && more.height == 1)
    // Too wide, and as high as possible.
    let high = diff(picture(3, 1) { _, _ in white }, picture(3, 1) { _, _ in black }).sideBySide(gutter: gutter)
    #expect(high.width == 3 && high.height == Bitmap.maximumSide)
  }

  @Test func translucentPicturesStandOnACheckerboard() {
    let clear = picture(20, 20) { _, _ in 0 }
    let sides = diff(clear, clear).sideBySide(gutter: 0)
    for (x, y) in [(0, 0), (7, 7), (8, 8), (15, 15), (16, 0), (0, 16)] { #expect(sides.pixel(x, y) == white) }
    for (x, y) in [(8, 0), (15, 7), (0, 8), (7, 15)] { #expect(sides.pixel(x, y) == 0xFFE4_E4E4) }
  }

  @Test("pictures too wide or too high for three in a row", arguments: [(12_000, 2), (2, 12_000), (1, 1), (0, 0)])
  func extremes(width: Int, height: Int) {
    let a = picture(width, height) { _, _ in white }
    let b = picture(width, height) { _, _ in black }
    let sides = diff(a, b).sideBySide()
    #expect(sides.width <= Bitmap.maximumSide && sides.height <= Bitmap.maximumSide)
    #expect(sides.width >= width && sides.height >= height)
  }
}
