import Foundation

/// Where the dots of a page control lie along it. All lengths in points.
///
/// Apple doesn't publish the measures of the control that iOS 14 brought; these were recorded on iOS 17.5 and 18.5 at three
/// pixels a point: dots of 7.57 points in a bar of 25.67, and steps of 17.33 and 18 in turn. Those are 17.67 from middle to
/// middle, halves of a pixel rounded to the even one.
struct PageIndicatorLayout {
  /// Between two dots.
  static var spacing: CGFloat { PageControlMetrics.current.step - PageControlMetrics.current.dotDiameter }
  /// Of the bar with a page's progress: from pictures of iOS 17.
  static var progressLength: CGFloat { 4 * PageControlMetrics.current.dotDiameter }

  /// The dots' lengths along the control.
  let lengths: [CGFloat]
  let currentPage: Int
  /// The control's length.
  let available: CGFloat

  /// The size of the control for dots of these lengths.
  static func length(of lengths: [CGFloat]) -> CGFloat {
    lengths.reduce(0) { $0 + $1 + spacing } + PageControlMetrics.current.padding
  }

  /// The pages whose dots fit: those around the current one if there isn't space for all.
  var visible: Range<Int> {
    guard let longest = lengths.max(), PageIndicatorLayout.length(of: lengths) > available else {
      return 0..<lengths.count
    }
    let room = Int((available - PageControlMetrics.current.padding) / (longest + PageIndicatorLayout.spacing))
    let count = min(max(room, 1), lengths.count)
    let first = min(max(currentPage - count / 2, 0), lengths.count - count)
    return first..<first + count
  }

  /// The middle of each visible dot, along the control, in order.
  var centers: [CGFloat] {
    let shown = lengths[visible]
    var edge = (available - shown.reduce(0) { $0 + $1 + PageIndicatorLayout.spacing }) / 2
    return shown.map { length in
      defer { edge += length + PageIndicatorLayout.spacing }
      return edge + (length + PageIndicatorLayout.spacing) / 2
    }
  }

  /// The scale of a dot: the outermost ones are smaller if more pages follow. Estimated from pictures.
  func scale(ofPage page: Int) -> CGFloat {
    let visible = visible
    if page == currentPage { return 1 }
    let toStart = visible.lowerBound > 0 ? page - visible.lowerBound : .max
    let toEnd = visible.upperBound < lengths.count ? visible.upperBound - 1 - page : .max
    switch min(toStart, toEnd) {
    case 0: return 0.5
    case 1: return 0.75
    default: return 1
    }
  }
}
