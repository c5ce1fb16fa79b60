public import Foundation
public import Graphics

/// Collects what elements draw, as display items in the coordinate space of the view that shows them.
public struct ElementCanvas {
  /// What was drawn so far.
  public var items: [DisplayItem] = []
  /// Where the element that draws has its top left corner, in points, unrounded.
  public var origin: CGPoint
  /// Pixels a point.
  public let scale: CGFloat

  public init(origin: CGPoint = .zero, scale: CGFloat) {
    self.origin = origin
    self.scale = scale
  }

  /// Draws an element at its place.
  @MainActor public mutating func draw(_ element: _LayoutElement) {
    let before = origin
    origin.x += element.origin.x
    origin.y += element.origin.y
    element.draw(&self)
    origin = before
  }

  /// A length rounded to the nearest pixel, halves upwards, as SwiftUI rounds the edges of what it paints.
  public func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  /// The rectangle of a size at the origin, each edge rounded to pixels.
  public func pixelRect(_ size: CGSize) -> CGRect {
    let (minX, minY) = (rounded(origin.x), rounded(origin.y))
    let (maxX, maxY) = (rounded(origin.x + size.width), rounded(origin.y + size.height))
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Draws within a group, which `make` is given the items of.
  @MainActor public mutating func group(
    _ draw: (inout ElementCanvas) -> Void, _ make: ([DisplayItem]) -> DisplayItem?
  ) {
    var inner = ElementCanvas(origin: origin, scale: scale)
    draw(&inner)
    guard !inner.items.isEmpty, let item = make(inner.items) else { return }
    items.append(item)
  }
}
