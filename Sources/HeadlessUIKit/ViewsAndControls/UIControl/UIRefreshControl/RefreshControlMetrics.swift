internal import Foundation

/// The measures of refresh controls, in points.
struct RefreshControlMetrics: LookMetrics {
  /// The room that the control takes above the content, in points.
  var extent: CGFloat = 60
  /// The distance that the content has to be pulled down, in points: estimated, as Apple publishes none.
  var triggerDistance: CGFloat = 120
  /// The distance from which the first spoke is visible, in points: also estimated.
  var firstSpoke: CGFloat = 30

  static func figures(of design: Look.Design) -> RefreshControlMetrics {
    switch design {
    case .flat: RefreshControlMetrics()
    }
  }
}
