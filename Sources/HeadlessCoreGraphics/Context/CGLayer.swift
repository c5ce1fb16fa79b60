public import Foundation
internal import Graphics

/// A drawing that can be drawn several times.
public final class CGLayer {
  /// The context for the layer's content; its origin is the layer's own, and its axes have the directions of the context in which
  /// the layer is drawn.
  public let context: CGContext?
  /// In points.
  public let size: CGSize
  private var items: [DisplayItem] = []

  /// A layer with the resolution of a context; nil for an empty size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    self.context = CGContext(recordingIn: CGRect(origin: .zero, size: size), scale: context.scale)
  }

  /// The drawing so far.
  fileprivate func drawnItems() -> [DisplayItem] {
    items += context?.takeItemsWithinBounds() ?? []
    return items
  }
}

extension CGContext {
  /// Draws a layer into a rectangle, scaled to fill it.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let place = CGAffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX, ty: rect.minY)
    let items = layer.drawnItems()
    guard !items.isEmpty, rect.width > 0, rect.height > 0 else { return }
    append([.group(DisplayGroup(transform: place, items: items))])
  }

  /// Draws a layer in its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
