internal import Foundation

/// The measures of colour wells, in points.
struct ColorWellMetrics: LookMetrics {
  /// In points: that of buttons in bars, as on iOS 14 and later.
  var side: CGFloat = 28

  static func figures(of design: Look.Design) -> ColorWellMetrics {
    switch design {
    case .flat: ColorWellMetrics()
    }
  }
}
