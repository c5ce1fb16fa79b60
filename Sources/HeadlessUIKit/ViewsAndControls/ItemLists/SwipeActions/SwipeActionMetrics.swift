internal import Foundation

/// The metrics of swipe actions, in points unless noted. `UISwipeActionStandardButton` documents the buttons' sources.
struct SwipeActionMetrics: LookMetrics {
  var leastWidth: CGFloat = 74
  var padding: CGFloat = 15
  var heightForBoth: CGFloat = 80
  /// The share of the row's width that a swipe across the row covers: estimated.
  var fullShare: CGFloat = 2.0 / 3

  static func figures(of design: Look.Design) -> SwipeActionMetrics {
    switch design {
    case .flat: SwipeActionMetrics()
    }
  }
}
