public import Foundation

// Core Graphics' functions with these names, in Swift.

extension CGPoint {
  /// Whether both are the same point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both are the same size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both are the same rectangle, independent of the corner at which the origin is.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
