public import Foundation

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point in the value; zero for a value of another kind.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value; zero for a value of another kind.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the value; zero for a value of another kind.
  public var cgRectValue: CGRect { rectValue }
}
