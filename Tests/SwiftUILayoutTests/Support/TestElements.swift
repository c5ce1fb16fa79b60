import Foundation
import SwiftUILayout

/// A size that doesn't depend on proposals.
final class Box: _LayoutElement {
  private let fixed: CGSize
  private(set) var asked = 0

  init(_ width: CGFloat, _ height: CGFloat) { fixed = CGSize(width: width, height: height) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    asked += 1
    return fixed
  }
}

/// Takes the proposed size, and 10 points where it is unspecified, like a colour.
final class Filler: _LayoutElement {
  private(set) var asked: [ProposedViewSize] = []

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    asked.append(proposal)
    return proposal.replacingUnspecifiedDimensions()
  }
}

/// As wide as proposed, between two limits.
final class Stretch: _LayoutElement {
  private let widths: ClosedRange<CGFloat>
  private let ideal: CGFloat
  private let height: CGFloat

  init(_ widths: ClosedRange<CGFloat>, ideal: CGFloat? = nil, height: CGFloat = 10) {
    self.widths = widths
    self.ideal = ideal ?? widths.lowerBound
    self.height = height
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(max(proposal.width ?? ideal, widths.lowerBound), widths.upperBound), height: height)
  }
}

/// A text of one line in a style of SF Pro: the font's figures of swiftui-figures.md, section 0.
final class Line: _LayoutElement {
  private let width: CGFloat
  private let points: CGFloat
  private let lineHeight: CGFloat
  private let scale: CGFloat

  /// - Parameters:
  ///   - points: the font's size.
  ///   - lineHeight: the line height of the style in the Human Interface Guidelines.
  init(_ points: CGFloat, lineHeight: CGFloat, width: CGFloat = 40, scale: CGFloat = 3) {
    self.points = points
    self.lineHeight = lineHeight
    self.width = width
    self.scale = scale
  }

  static func body(_ scale: CGFloat = 3) -> Line { Line(17, lineHeight: 22, scale: scale) }
  static func subheadline() -> Line { Line(15, lineHeight: 20) }
  static func caption() -> Line { Line(12, lineHeight: 16) }

  private var natural: CGFloat { 1.1933594 * points }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width, height: (natural * scale).rounded(.up) / scale)
  }

  override func computeSpacing() -> ViewSpacing {
    .text(
      ascent: 0.9521484 * points, descent: 0.2412109 * points, leading: lineHeight - natural,
      capHeight: 0.7045898 * points, scale: scale)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? (0.9521484 * points * scale).rounded() / scale : nil
  }
}

/// A symbol in body.
final class Symbol: _LayoutElement {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 17, height: 20) }
  override func computeSpacing() -> ViewSpacing { .symbol(baselineOffset: 3) }
}

/// Sets the direction of its content.
final class Direction: _UnaryElement {
  private let direction: LayoutDirection

  init(_ child: _LayoutElement, _ direction: LayoutDirection) {
    self.direction = direction
    super.init(child)
  }

  override var layoutDirection: LayoutDirection { direction }
}

/// Elements have weak references to their parents, and a test may refer only to the innermost one.
@MainActor private enum Roots {
  static var kept: [_LayoutElement] = []
}

extension _LayoutElement {
  /// The rectangle in the outermost element.
  var frame: CGRect { CGRect(origin: globalOrigin, size: size) }

  /// Lays out like a root, and returns the size.
  @discardableResult func layOut(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    Roots.kept.append(self)
    place(at: .zero, proposal: ProposedViewSize(width: width, height: height))
    return size
  }
}

/// Whether lengths are equal to a hundredth of a point.
func agrees(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.0051 }
