import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct ShapeTests {
  @Test func rectangleOnWholePixelsCoversExactlyThem() throws {
    // 1/3 and 4/3 points at 3x are the pixels 1 up to 4; 2/3 and 5/3 are 2 up to 5.
    let bitmap = try paint(2, 2, scale: 3, .rect(1 / 3.0, 2 / 3.0, 1, 1, .red))
    for y in 0..<6 {
      for x in 0..<6 {
        let expected: Pixel = (1..<4).contains(x) && (2..<5).contains(y) ? .red : .clear
        #expect(bitmap.pixel(x, y) == expected, "(\(x), \(y))")
      }
    }
  }

  @Test func coordinatesOfTwoDecimalsMeanWholePixelsAt3x() throws {
    // 0.33 and 0.67 points are 0.99 and 2.01 pixels.
    let bitmap = try paint(1, 1, scale: 3, .rect(0.33, 0.33, 0.34, 0.34, .red))
    #expect(bitmap.rows == [[.clear, .clear, .clear], [.clear, .red, .clear], [.clear, .clear, .clear]])
  }

  @Test(arguments: [1.0, 2.0, 3.0]) func lineOnePixelThickIsOneRowOfPixels(scale: Double) throws {
    let y = 43 + 2 / scale
    let bitmap = try paint(2, 50, scale: scale, on: .white, .rect(0, y, 2, 1 / scale, .black))
    let row = Int(43 * scale) + 2
    #expect((0..<bitmap.height).allSatisfy { bitmap.pixel(1, $0) == ($0 == row ? .black : .white) })
  }

  @Test func edgeWithinAPixelCoversThatPartOfIt() throws {
    // Half of a pixel: 0.5 x 256 of 256 parts are 128 of 255, or one less or more, depending on the rounding.
    let bitmap = try paint(3, 1, .rect(0.5, 0, 2, 1, .black))
    #expect(bitmap.pixel(0, 0).isNear(Pixel(0, 0, 0, 128), 1))
    #expect(bitmap.pixel(1, 0) == .black)
    #expect(bitmap.pixel(2, 0).isNear(Pixel(0, 0, 0, 128), 1))
  }

  @Test func coloursAreRoundedToTheNearestBytePremultiplied() throws {
    for (component, alpha) in [(0.1, 1.0), (0.49, 1.0), (0.3, 0.5), (1.0, 0.5), (0.7, 0.3), (0.999, 0.998)] {
      let color = Color(red: component, green: 0, blue: 1, alpha: alpha)
      let bitmap = try paint(1, 1, .rect(0, 0, 1, 1, color))
      let expected = Pixel(
        Int((component * alpha * 255).rounded()), 0, Int((alpha * 255).rounded()), Int((alpha * 255).rounded()))
      #expect(bitmap.pixel(0, 0) == expected, "\(color)")
    }
  }

  @Test func coloursAreClampedToSRGB() throws {
    let bitmap = try paint(1, 1, .rect(0, 0, 1, 1, Color(red: 1.5, green: -0.5, blue: .nan, alpha: 2)))
    #expect(bitmap.pixel(0, 0) == .red)
  }

  @Test func translucentPaintIsLaidOverWhatIsBelow() throws {
    // 0.4 x 255 = 102; 153 of 255 remain of the background.
    let above = Pixel(102, 51, 0, 102)
    let bitmap = try paint(
      1, 1, on: Color(red: 0, green: 0, blue: 200 / 255.0),
      .rect(0, 0, 1, 1, Color(red: 1, green: 0.5, blue: 0, alpha: 0.4)))
    // 200 x 153 / 255 = 120.
    #expect(bitmap.pixel(0, 0) == Pixel(102, 51, 120, 255))
    #expect(above.over(Pixel(0, 0, 200)) == Pixel(102, 51, 120, 255))
  }

  @Test func backgroundFillsWhatNoItemCovers() throws {
    let bitmap = try paint(3, 2, on: Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(bitmap.rows.joined().allSatisfy { $0 == Pixel(0, 0, 128, 128) })
  }

  @Test func fractionOfAPixelCountsAsOne() throws {
    let bitmap = try paint(1.1, 0.4, scale: 2, on: .red)
    #expect(bitmap.width == 3 && bitmap.height == 1)
  }

  @Test func fillRuleDecidesAboutAHole() throws {
    var path = Path(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
    path.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
    let winding = try paint(3, 3, .fill(path, .color(.red), rule: .winding))
    let evenOdd = try paint(3, 3, .fill(path, .color(.red), rule: .evenOdd))
    #expect(winding.pixel(1, 1) == .red)
    #expect(evenOdd.pixel(1, 1) == .clear)
    #expect(evenOdd.pixel(0, 1) == .red)
  }

  @Test func borderDrawnAlongTheMiddleOfItsPixelsCoversExactlyThem() throws {
    let bitmap = try paint(
      4, 4, .stroke(Path(rect: CGRect(x: 0.5, y: 0.5, width: 3, height: 3)), .color(.red), StrokeStyle(width: 1)))
    for y in 0..<4 {
      for x in 0..<4 {
        let isBorder = x == 0 || y == 0 || x == 3 || y == 3
        let expected: Pixel = isBorder ? .red : .clear
        #expect(bitmap.pixel(x, y) == expected, "(\(x), \(y))")
      }
    }
  }

  @Test func capsReachBeyondTheLinesEndOrDont() throws {
    var line = Path()
    line.move(to: CGPoint(x: 4, y: 4))
    line.addLine(to: CGPoint(x: 8, y: 4))
    func ink(_ cap: StrokeStyle.Cap) throws -> PixelRect? {
      try paint(12, 8, .stroke(line, .color(.red), StrokeStyle(width: 4, cap: cap))).ink
    }
    #expect(try ink(.butt) == edges(4, 2, 8, 6))
    #expect(try ink(.square) == edges(2, 2, 10, 6))
    #expect(try ink(.round) == edges(2, 2, 10, 6))
  }

  @Test func dashesAndGapsTakeTurns() throws {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 0.5))
    line.addLine(to: CGPoint(x: 10, y: 0.5))
    let style = StrokeStyle(width: 1, dash: [2, 1], dashPhase: 1)
    let row = try paint(10, 1, .stroke(line, .color(.red), style)).rows[0]
    // The line starts one point into the first dash.
    let expected = "x.xx.xx.xx".map { $0 == "x" ? Pixel.red : .clear }
    #expect(row == expected)
  }

  @Test func strokeIsScaledAsItsShapeIs() throws {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 1))
    line.addLine(to: CGPoint(x: 2, y: 1))
    // Twice as wide as high: a horizontal line keeps its thickness.
    let bitmap = try paint(
      4, 4,
      .group(
        transform: CGAffineTransform(scaleX: 2, y: 1), .stroke(line, .color(.red), StrokeStyle(width: 2))))
    #expect(bitmap.ink == edges(0, 0, 4, 2))
  }

  @Test func circlesCoverageAddsUpToItsArea() throws {
    let bitmap = try paint(24, 24, .fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20)), .color(.black)))
    let area = bitmap.alphas.reduce(0, +) / 255
    #expect(abs(area - .pi * 100) < 0.5)
    #expect(bitmap.ink == edges(2, 2, 22, 22))
  }

  /// 43.5 x 20.5 points at 3x are 130.5 x 61.5 pixels: the column at the right and the row at the top are half covered.
  @Test func aPictureThatEndsWithinAPixelHasItsBlendedRowOnTop() throws {
    let list = DisplayList(
      size: CGSize(width: 43.5, height: 20.5), scale: 3,
      items: [.fill(Path(rect: CGRect(x: 0, y: 0, width: 43.5, height: 20.5)), .color(.black))])
    let bitmap = try CairoRasterizer.paint(list)
    #expect(bitmap.width == 131 && bitmap.height == 62)
    #expect(bitmap.pixel(10, 0).isNear(Pixel(0, 0, 0, 128), 1))
    #expect(bitmap.pixel(10, 61) == .black)
    #expect(bitmap.pixel(0, 30) == .black)
    #expect(bitmap.pixel(130, 30).isNear(Pixel(0, 0, 0, 128), 1))
  }
}
