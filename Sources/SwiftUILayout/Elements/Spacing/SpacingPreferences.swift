package import Foundation

/// The spacing preferences at an edge of a view; nil for kinds without a preference.
package struct SpacingPreferences: Equatable, Sendable {
  /// The minimum distance where no other preference applies, in points.
  package var minimum: CGFloat?
  /// The part of the distance between a plain view and a following text, in points.
  package var textAfter: CGFloat?
  /// The part of the distance between a text and a following plain view, in points.
  package var textBefore: CGFloat?
  /// The distance between two texts.
  package var text: TextSpacing?

  package init() {}

  package mutating func formMaximum(_ other: SpacingPreferences) {
    minimum = Self.larger(minimum, other.minimum)
    textAfter = Self.larger(textAfter, other.textAfter)
    textBefore = Self.larger(textBefore, other.textBefore)
    if other.text != nil { text = Self.larger(text, other.text) }
  }

  /// The distance to the following edge; nil if neither has a preference.
  package func distance(to next: SpacingPreferences) -> CGFloat? {
    var shared: CGFloat?
    if let before = textAfter, let after = next.textAfter { shared = before + after }
    if let before = textBefore, let after = next.textBefore { shared = Self.larger(shared, before + after) }
    if let before = text, let after = next.text { shared = Self.larger(shared, before.distance(to: after)) }
    return shared ?? Self.larger(minimum, next.minimum)
  }

  private static func larger<Value: Comparable>(_ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }

  /// Without the generic type, whose values unoptimized builds copy through witness tables: a stack compares each edge of each view.
  private static func larger(_ left: CGFloat?, _ right: CGFloat?) -> CGFloat? {
    guard let left else { return right }
    guard let right else { return left }
    return right >= left ? right : left
  }
}

/// The preference of a text, or a view placed among texts, for adjacent texts.
package enum TextSpacing: Equatable, Comparable, Sendable {
  case distance(CGFloat)
  case metrics(SpacingTextMetrics)

  /// The distance to the following text, in points: its leading, rounded up to pixels.
  func distance(to next: TextSpacing) -> CGFloat {
    switch (self, next) {
    case (.distance(let before), .distance(let after)): before + after
    case (.distance(let distance), .metrics), (.metrics, .distance(let distance)): distance
    case (.metrics, .metrics(let after)): max(roundedUp(after.leading, scale: after.scale), 0)
    }
  }

  package static func < (left: TextSpacing, right: TextSpacing) -> Bool {
    switch (left, right) {
    case (.distance(let left), .distance(let right)): left < right
    case (.distance, .metrics): true
    case (.metrics, .distance): false
    case (.metrics(let left), .metrics(let right)): left.lineHeight < right.lineHeight
    }
  }
}

/// The metrics of a text's font that determine its spacing, in points.
package struct SpacingTextMetrics: Equatable, Sendable {
  var ascent: CGFloat
  var descent: CGFloat
  var leading: CGFloat
  /// Pixels per point.
  var scale: CGFloat

  var lineHeight: CGFloat { ascent + descent + leading }
}

/// A length rounded up to whole pixels, in points. A thousandth of a pixel counts as an error of the arithmetic.
func roundedUp(_ length: CGFloat, scale: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
