public import Foundation

/// Distances, in points, from the four edges of a rectangle; positive values go inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// Edge by edge, the larger inset of the two.
  package static func larger(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom), right: max(a.right, b.right))
  }

  /// The parts of these insets of `outer` that reach into a rectangle `inner` in it. No inset grows if `inner` extends beyond
  /// `outer`: content larger than the screen isn't inset by the part outside.
  package func reaching(into inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    func reach(_ inset: CGFloat, at distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
    return UIEdgeInsets(
      top: reach(top, at: inner.minY - outer.minY), left: reach(left, at: inner.minX - outer.minX),
      bottom: reach(bottom, at: outer.maxY - inner.maxY), right: reach(right, at: outer.maxX - inner.maxX))
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards; its size may only become negative with negative insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
