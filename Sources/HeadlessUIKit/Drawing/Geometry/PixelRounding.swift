internal import Foundation

/// Rounding to device pixels as in UIKit: each edge is rounded to the nearest pixel, halves upwards, so that adjacent views stay
/// adjacent.
struct PixelRounding {
  /// Pixels a point.
  let scale: CGFloat

  func round(_ value: CGFloat) -> CGFloat { pixels(value) / scale }

  private func pixels(_ value: CGFloat) -> CGFloat {
    // The solver is exact to about 1e-9; without the nudge a half that arrives as 412.4999999 would go down.
    (value * scale + 0.5 + 1e-5).rounded(.down)
  }

  /// The next pixel at or below `value`.
  func roundDown(_ value: CGFloat) -> CGFloat { ((value * scale + 1e-5).rounded(.down)) / scale }

  /// Lengths are counted in pixels: the difference of two edges that are thirds of a point is no exact one.
  func roundEdges(of rect: CGRect) -> CGRect {
    let left = pixels(rect.minX)
    let top = pixels(rect.minY)
    return CGRect(
      x: left / scale, y: top / scale, width: (pixels(rect.maxX) - left) / scale,
      height: (pixels(rect.maxY) - top) / scale)
  }

  /// The next pixel at or above `value`; content that needs a fraction of a pixel gets a whole one.
  func roundUp(_ value: CGFloat) -> CGFloat {
    // Rounding may return negative zero, which adding 0 makes positive.
    ((value * scale - 1e-5).rounded(.up)) / scale + 0
  }
}

extension CGRect {
  /// Whether the rectangles differ by no more than arithmetic noise, a millionth of a point.
  func isNearlyEqual(to other: CGRect) -> Bool {
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    return near(minX, other.minX) && near(minY, other.minY) && near(width, other.width) && near(height, other.height)
  }
}
