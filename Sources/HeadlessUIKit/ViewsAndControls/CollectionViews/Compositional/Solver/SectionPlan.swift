import Foundation

/// The description of a section, from left to right, in points.
struct SectionPlan: Sendable {
  var group: ItemPlan
  var insets = PlanInsets()
  /// Before the header and after the footer.
  var paddingBefore: CGFloat = 0
  var paddingAfter: CGFloat = 0
  /// Between groups.
  var groupSpacing: CGFloat = 0
  var boundaries: [BoundaryPlan] = []
  /// The insets of headers and footers at their sides.
  var boundaryInsets = PlanInsets()
  /// Whether groups are in a row across the scrolling direction.
  var isOrthogonal = false
  /// Whether each of such groups is centred.
  var isCentered = false
}

/// A view at the edge of a section or of the whole layout.
struct BoundaryPlan: Equatable, Sendable {
  var kind: String
  var width: PlanLength
  var height: PlanLength
  var alignment: NSRectAlignment
  var offset: CGPoint
  var extends: Bool
  var pins: Bool
  var zIndex: Int
  var insets: PlanInsets

  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The end of an axis: -1 before the content, 1 after it, 0 beside it.
  func side(along axis: PlanAxis) -> Int {
    switch (alignment, axis) {
    case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): -1
    case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): 1
    case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): -1
    case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): 1
    default: 0
    }
  }

  /// Its place across, within something from `low` to `high`.
  func place(along axis: PlanAxis, length: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    switch side(along: axis) {
    case -1: low
    case 1: high - length
    default: (low + high - length) / 2
    }
  }
}
