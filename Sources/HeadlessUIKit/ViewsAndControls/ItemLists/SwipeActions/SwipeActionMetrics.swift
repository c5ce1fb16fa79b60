internal import Foundation

/// The metrics of swipe action buttons, in points. `UISwipeActionStandardButton` documents their sources.
struct SwipeActionMetrics: LookMetrics {
  var leastWidth: CGFloat = 74
  var padding: CGFloat = 15
  var heightForBoth: CGFloat = 80

  static func figures(of design: Look.Design) -> SwipeActionMetrics {
    switch design {
    case .flat: SwipeActionMetrics()
    }
  }
}
