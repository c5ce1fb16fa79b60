package import Foundation
package import Graphics

extension DisplayItem {
  /// The group that the item is; nil for any other item.
  package var group: DisplayGroup? {
    if case .group(let group) = self { group } else { nil }
  }

  package var image: ImageItem? {
    if case .image(let item) = self { item } else { nil }
  }

  /// The rectangle and colour of a filled rectangle.
  package var filledRect: (rect: CGRect, color: Color)? {
    guard case .fill(let path, .color(let color), _) = self, let rect = path.rectangle else { return nil }
    return (rect, color)
  }

  /// All rectangles that are filled here and in groups of this item, in painting order, moved to this item's space.
  package var filledRects: [CGRect] {
    switch self {
    case .fill(let path, _, _): path.rectangle.map { [$0] } ?? []
    case .group(let group): group.items.flatMap(\.filledRects).map { $0.applying(group.transform) }
    default: []
    }
  }
}

extension CGPoint {
  package func isNear(_ other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension CGRect {
  package func isNear(_ other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    origin.isNear(other.origin, within: tolerance)
      && CGPoint(x: maxX, y: maxY).isNear(CGPoint(x: other.maxX, y: other.maxY), within: tolerance)
  }
}
