internal import Foundation

/// The measures of buttons with a configuration: lengths in points, shares of a colour from 0 to 1.
struct ButtonMetrics: LookMetrics {
  /// Between indicator and the rest, in points. Apple gives no figure.
  var indicatorPadding: CGFloat = 6
  var tintedShare: CGFloat = 0.18
  var highlightedShare: CGFloat = 0.75

  static func figures(of design: Look.Design) -> ButtonMetrics {
    switch design {
    case .flat: ButtonMetrics()
    }
  }
}
