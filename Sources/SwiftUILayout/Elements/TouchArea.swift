import Foundation

/// The area of an element and of all inside, outside of which nothing takes a touch. Content overflows bounds, so that bounds alone
/// don't limit touches.
struct TouchArea {
  /// The rectangle in the element's own coordinate space, in points; nil if it isn't known.
  private(set) var rect: CGRect?

  init(_ rect: CGRect?) {
    self.rect = rect.flatMap { $0.width.isFinite && $0.height.isFinite ? $0 : nil }
  }

  /// Adds the area of a child element at a position.
  mutating func add(_ child: TouchArea, at origin: CGPoint) {
    guard let own = rect else { return }
    guard let inner = child.rect, origin.x.isFinite, origin.y.isFinite else { return rect = nil }
    let (minX, minY) = (min(own.minX, inner.minX + origin.x), min(own.minY, inner.minY + origin.y))
    let (maxX, maxY) = (max(own.maxX, inner.maxX + origin.x), max(own.maxY, inner.maxY + origin.y))
    rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether a touch at a point may hit something. A point more covers errors of the arithmetic.
  func mayContain(_ point: CGPoint) -> Bool {
    guard let rect else { return true }
    return point.x >= rect.minX - 1 && point.x <= rect.maxX + 1 && point.y >= rect.minY - 1 && point.y <= rect.maxY + 1
  }
}
