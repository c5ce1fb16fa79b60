public import Foundation
internal import Graphics

/// A layer that displays a part of its content.
open class CAScrollLayer: CALayer {
  open var scrollMode: CAScrollLayerScrollMode = .both

  /// Scrolls a point of the content to the top left corner.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scroll(to r: CGRect) {
    func place(_ start: CGFloat, _ length: CGFloat, _ target: CGFloat, _ targetLength: CGFloat) -> CGFloat {
      if target < start { return target }
      return max(start, target + targetLength - length)
    }
    scroll(
      to: CGPoint(
        x: place(bounds.minX, bounds.width, r.minX, r.width), y: place(bounds.minY, bounds.height, r.minY, r.height)))
  }
}

/// A layer that displays only its sublayers and shares the 3D space of its superlayer: the sublayers aren't flattened into its
/// plane.
open class CATransformLayer: CALayer {
  override var showsItself: Bool { false }
  override var preservesSublayerDepth: Bool { true }
}
