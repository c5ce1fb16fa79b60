package import Foundation

extension ViewSpacing {
  /// The spacing of a text.
  ///
  /// With d, a tenth of the font's height rounded up to pixels, and L, the font's height and d:
  /// - text above text: the leading of the lower one, rounded up to pixels;
  /// - something else above the text: L - ascent;
  /// - something else below the text: L - cap height, but at least d + descent.
  ///
  /// Measured on iOS 17.5 to 26.2: body above subheadline 2.33 at 3x, caption above a capsule 6.71.
  ///
  /// - Parameters:
  ///   - ascent: the largest font's ascent above the baseline, in points, as are all lengths.
  ///   - descent: its descent below the baseline, positive.
  ///   - leading: what a line of the text style is higher than ascent and descent: 1.71 for body at the default size.
  ///   - capHeight: the height of its capitals.
  ///   - scale: pixels a point.
  package static func text(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, scale: CGFloat
  ) -> ViewSpacing {
    let gap = roundedUp((ascent + descent) * 0.1, scale: scale)
    let line = ascent + descent + gap
    let metrics = SpacingTextMetrics(ascent: ascent, descent: descent, leading: leading, scale: scale)
    var spacing = ViewSpacing()
    spacing.top.text = .metrics(metrics)
    spacing.bottom.text = .metrics(metrics)
    spacing.top.textAfter = line - ascent
    spacing.bottom.textBefore = max(line - capHeight, gap + descent)
    return spacing
  }

  /// The spacing of a symbol that isn't resizable, which is placed among texts.
  ///
  /// - Parameter baselineOffset: the distance of the text baseline from the symbol's bottom edge, in points.
  package static func symbol(baselineOffset: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top.text = .distance(0)
    spacing.bottom.text = .distance(0)
    spacing.top.textAfter = baselineOffset
    spacing.bottom.textBefore = baselineOffset + 1
    return spacing
  }

  /// The spacing of a spacer: zero to its neighbours along the stack's axis; on all edges outside a stack.
  package static func spacer(along axis: Axis?) -> ViewSpacing {
    switch axis {
    case .horizontal: ViewSpacing(minimum: 0, edges: .horizontal)
    case .vertical: ViewSpacing(minimum: 0, edges: .vertical)
    case nil: .zero
    }
  }
}
