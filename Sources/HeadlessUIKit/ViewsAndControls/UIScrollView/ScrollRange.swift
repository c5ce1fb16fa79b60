import Foundation

/// The scroll distance along one axis.
enum ScrollRange {
  /// The shortest distance that makes `target` visible in `visible`, its start if it is too long.
  static func step(from visible: ClosedRange<CGFloat>, to target: ClosedRange<CGFloat>) -> CGFloat {
    if target.lowerBound < visible.lowerBound { return target.lowerBound - visible.lowerBound }
    if target.upperBound > visible.upperBound {
      return min(target.upperBound - visible.upperBound, target.lowerBound - visible.lowerBound)
    }
    return 0
  }

  /// The offset within what can be scrolled to: from the content's start to its end, insets included.
  static func clamp(
    _ offset: CGFloat, content: CGFloat, room: CGFloat, insets: (before: CGFloat, after: CGFloat)
  ) -> CGFloat {
    // No inset is 0 and not -0, which is printed otherwise.
    let start = 0 - insets.before
    return min(max(offset, start), max(start, content + insets.after - room))
  }
}
