package import Graphics
public import SwiftUILayout

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Curves that begin before the corner, as those of iOS.
  case continuous
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  package var rule: FillRule { isEOFilled ? .evenOdd : .winding }
}

/// How a shape is filled that has no style: inside, or along its outline.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// How a view is drawn in right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
