internal import Foundation

/// The measures of the buttons behind rows, in points. `UISwipeActionStandardButton` says where they come from.
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
