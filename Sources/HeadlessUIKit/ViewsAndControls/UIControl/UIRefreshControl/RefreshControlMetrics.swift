internal import Foundation

/// The measures of refresh controls, in points.
struct RefreshControlMetrics: LookMetrics {
  /// The room that the control takes above the content, in points.
  var extent: CGFloat = 60
  /// How far the content has to be pulled down, in points, before it is let go: estimated, for Apple gives no figure.
  var triggerDistance: CGFloat = 120
  /// From where on the first spoke is visible, in points: estimated as well.
  var firstSpoke: CGFloat = 30

  static func figures(of design: Look.Design) -> RefreshControlMetrics {
    switch design {
    case .flat: RefreshControlMetrics()
    }
  }
}
