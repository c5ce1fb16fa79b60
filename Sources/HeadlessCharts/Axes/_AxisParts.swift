internal import Foundation
internal import HeadlessSwiftUI

/// The parts of an axis at a value.
@preconcurrency @MainActor public final class _AxisParts {
  var parts: [AxisPart] = []

  init() {}

  static func of(_ content: some AxisMark) -> [AxisPart] {
    let parts = _AxisParts()
    content._collect(parts)
    return parts.parts
  }
}

/// A part of an axis.
struct AxisPart {
  enum Kind {
    case grid(StrokeStyle?)
    /// A line outside the plot, with a length in points; nil for the default length.
    case tick(length: CGFloat?, StrokeStyle?)
    case label(AxisLabel)
  }

  let kind: Kind
  /// Whether a line is in the middle of its value's interval.
  var isCentered = false
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A label of an axis.
struct AxisLabel {
  enum Content {
    /// The value, in the axis's own format.
    case value
    case text((AxisValue, AxisFormat) -> String)
    case view(AnyView)
  }

  let content: Content
  /// Whether the label is centred in its value's interval; nil if the axis decides.
  let isCentered: Bool?
  var placement = AxisLabelPlacement()
}

/// Where a label is in relation to its value's line, and what happens if another one is in its way.
struct AxisLabelPlacement {
  /// The point of the label that is beside the line's end; nil if the axis decides.
  var anchor: UnitPoint?
  var collisionResolution = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  /// Distances from the line and from the plot, in points; nil for the default.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}
