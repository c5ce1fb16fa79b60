import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct ColorMatrixTests {
  /// Sums of colours with negative parts, constants, results below 0 and above the alpha.
  static let matrices = [
    ColorMatrix(red: .init(-1, 0, 0, bias: 1), green: .init(0, -1, 0, bias: 1), blue: .init(0, 0, -1, bias: 1)),
    ColorMatrix(
      red: .init(0.2125, 0.7154, 0.0721), green: .init(0.2125, 0.7154, 0.0721), blue: .init(0.2125, 0.7154, 0.0721)),
    ColorMatrix(red: .init(1.5, 0, 0, bias: -0.25), green: .init(0, 0.5, 0, bias: 0.25), blue: .init(2, -1, 2)),
    ColorMatrix(red: .init(8, 0, 0), green: .init(0, 8, 0, bias: -3), blue: .init(-4, -4, 8, bias: 0.5)),
  ]

  /// Every pixel of every alpha, against arithmetic with straight colours.
  @Test(arguments: matrices) func coloursAreSumsOfStraightComponents(_ matrix: ColorMatrix) throws {
    let rows = (0..<32).map { y in
      (0..<64).map { x in
        let alpha = (y * 64 + x) / 8
        return Pixel(x * 37 % (alpha + 1), x * 91 % (alpha + 1), (x * 13 + y * 29) % (alpha + 1), alpha)
      }
    }
    let result = try recolored(Bitmap(rows: rows), matrix)
    for (before, after) in zip(rows.joined(), result.rows.joined()) {
      #expect(after.isNear(expected(before, matrix), 1), "\(before) became \(after)")
    }
  }

  @Test func coloursThatNeedNoRoundingAreExact() throws {
    let invert = ColorMatrixTests.matrices[0]
    let before = Bitmap(rows: [[.red, .white, .black, .clear, Pixel(10, 20, 30), Pixel(10, 20, 30, 40)]])
    let after = try recolored(before, invert).rows[0]
    #expect(
      after == [Pixel(0, 255, 255), .black, .white, .clear, Pixel(245, 235, 225), Pixel(30, 20, 10, 40)])
  }

  /// Masks made of luminance; factors without bounds.
  @Test func alphaMayFollowFromColours() throws {
    let mask = ColorMatrix(
      red: .init(0, 0, 0, bias: 1), green: .init(0, 0, 0, bias: 1), blue: .init(0, 0, 0, bias: 1),
      alpha: .init(1, 0, 0, 0))
    let after = try recolored(Bitmap(rows: [[.red, .black, Pixel(51, 0, 0)]]), mask).rows[0]
    #expect(after == [.white, .clear, Pixel(51, 51, 51, 51)])
    let steep = ColorMatrix(red: .init(1e9, 0, 0), green: .init(0, .nan, 0), blue: .init(0, 0, 1))
    #expect(try recolored(Bitmap(rows: [[Pixel(1, 2, 3)]]), steep).rows[0] == [Pixel(255, 0, 3)])
  }

  private func recolored(_ bitmap: Bitmap, _ matrix: ColorMatrix) throws -> Bitmap {
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let image = ImageItem(.bitmap(bitmap), in: CGRect(origin: .zero, size: size), interpolation: .nearest)
    return try paint(size.width, size.height, .group(DisplayGroup(items: [.image(image)], colorMatrix: matrix)))
  }

  private func expected(_ pixel: Pixel, _ matrix: ColorMatrix) -> Pixel {
    guard pixel.alpha > 0 else { return .clear }
    let alpha = Double(pixel.alpha)
    func byte(_ row: ColorMatrix.Row) -> Int {
      let colors = row.red * Double(pixel.red) + row.green * Double(pixel.green) + row.blue * Double(pixel.blue)
      return Int((min(max(colors / alpha + row.bias, 0), 1) * alpha).rounded())
    }
    return Pixel(byte(matrix.red), byte(matrix.green), byte(matrix.blue), pixel.alpha)
  }
}
