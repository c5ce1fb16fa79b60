public import Foundation

// As with UIKit, the value must contain the requested type.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Wraps insets of a rectangle, in points.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Wraps insets that follow the layout direction, in points.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// Wraps an offset, in points.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(size: CGSize(width: insets.horizontal, height: insets.vertical))
  }

  /// Wraps a transform. The value's `objCType` is an array of six numbers, as Foundation on Linux doesn't support structures.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[6d]")
  }

  /// Wraps a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }

  public var cgRectValue: CGRect { rectValue }

  /// The insets that the value was made of.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The insets that the value was made of.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The shift that the value was made of.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height) }

  /// The transform that the value was made of.
  public var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }

  /// The vector that the value was made of.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}
