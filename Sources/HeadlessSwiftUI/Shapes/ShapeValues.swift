package import Graphics
public import SwiftUILayout

/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Continuous curves that begin before the corner, as in iOS's interface.
  case continuous
}

/// The rule and the quality of a fill.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  package var rule: FillRule { isEOFilled ? .evenOdd : .winding }
}

/// How a shape is drawn with a style: filled, or stroked along its outline.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// The drawing of a view in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// The direction of layouts in which the view is mirrored; nil for none.
  var direction: LayoutDirection? { if case .mirrors(let direction) = self { direction } else { nil } }
}
