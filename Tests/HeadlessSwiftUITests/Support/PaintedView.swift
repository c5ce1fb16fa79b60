import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer

@testable import HeadlessSwiftUI

/// A colour of the display list, which tests can't name beside SwiftUI's.
typealias PaintedColor = Graphics.Color

/// The pixels of a view in a given size, at one pixel for a point, over white.
@MainActor func painted(_ view: some HeadlessSwiftUI.View, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
  let items = ElementHost(view, scale: 1).items(width, height)
  return try CairoRasterizer.paint(
    DisplayList(size: CGSize(width: width, height: height), scale: 1, background: .white, items: items))
}

extension Bitmap {
  /// The components of a pixel, from 0 to 255.
  func components(_ x: Int, _ y: Int) -> [Double] {
    let color = self[x, y]
    return [color.red, color.green, color.blue].map { Double($0) * 255 }
  }

  /// Whether no component of a pixel differs from a colour's by more than a tolerance.
  func isNear(_ x: Int, _ y: Int, _ color: [Double], within tolerance: Double = 3) -> Bool {
    zip(components(x, y), color).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
