public import Foundation

// Foundation prints these like any structure; Core Graphics has its own descriptions.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// As `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width, then height, as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin, then the size, as `(0.0, 0.0, 10.0, 10.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
