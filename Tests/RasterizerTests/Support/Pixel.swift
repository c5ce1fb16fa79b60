import Foundation
import Graphics

@testable import Rasterizer

/// One premultiplied pixel.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// Whether no component differs by more than `tolerance`.
  func isNear(_ other: Pixel, _ tolerance: Int) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }

  /// `a * b / 255`, rounded, as pixman multiplies bytes.
  static func multiply(_ a: Int, _ b: Int) -> Int {
    let product = a * b + 128
    return (product + product >> 8) >> 8
  }

  /// This pixel over another one.
  func over(_ below: Pixel) -> Pixel {
    func join(_ above: Int, _ below: Int) -> Int { above + Pixel.multiply(below, 255 - alpha) }
    return Pixel(join(red, below.red), join(green, below.green), join(blue, below.blue), join(alpha, below.alpha))
  }
}

extension Bitmap {
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    precondition(x >= 0 && y >= 0 && x < width && y < height)
    return withUnsafeBytes { bytes in
      let offset = y * bytesPerRow + x * 4
      return Pixel(Int(bytes[offset + 2]), Int(bytes[offset + 1]), Int(bytes[offset]), Int(bytes[offset + 3]))
    }
  }

  /// A picture with the given rows.
  init(rows: [[Pixel]]) {
    self.init(width: rows[0].count, height: rows.count) { memory in
      var offset = 0
      for pixel in rows.joined() {
        for component in [pixel.blue, pixel.green, pixel.red, pixel.alpha] {
          memory[offset] = UInt8(component)
          offset += 1
        }
      }
    }
  }

  var rows: [[Pixel]] {
    (0..<height).map { y in (0..<width).map { x in pixel(x, y) } }
  }

  /// The alpha of every pixel, row by row.
  var alphas: [Double] {
    withUnsafeBytes { bytes in
      (0..<width * height).map { Double(bytes[$0 * 4 + 3]) }
    }
  }

  /// The box around all pixels that aren't clear; nil for a clear picture.
  var ink: PixelRect? {
    var box = PixelRect.empty
    for y in 0..<height {
      for x in 0..<width where pixel(x, y).alpha > 0 {
        box = box.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
      }
    }
    return box.isEmpty ? nil : box
  }
}

/// A rectangle of pixels with the given edges.
func edges(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRect {
  PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
}

/// Paints `items` on a picture of `width` x `height` points.
func paint(
  _ width: Double, _ height: Double, scale: Double = 1, on background: Color = .clear, _ items: DisplayItem...
) throws -> Bitmap {
  try CairoRasterizer.paint(
    DisplayList(size: CGSize(width: width, height: height), scale: scale, background: background, items: items))
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

extension DisplayItem {
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) -> DisplayItem {
    .fill(Path(rect: CGRect(x: x, y: y, width: width, height: height)), .color(color))
  }

  static func group(
    transform: CGAffineTransform = .identity, clip: Path? = nil, opacity: Double = 1, blendMode: BlendMode = .normal,
    shadow: Shadow? = nil, mask: [DisplayItem]? = nil, _ items: DisplayItem...
  ) -> DisplayItem {
    .group(
      DisplayGroup(
        transform: transform, clip: clip.map { DisplayGroup.Clip($0) }, opacity: opacity, blendMode: blendMode,
        shadow: shadow, mask: mask, items: items))
  }
}
