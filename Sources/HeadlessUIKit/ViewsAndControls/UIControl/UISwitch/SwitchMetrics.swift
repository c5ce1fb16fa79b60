internal import Foundation

/// The measures of switches, in points, as iOS 13 to 18 draw them.
struct SwitchMetrics: LookMetrics {
  var size = CGSize(width: 51, height: 31)
  /// Estimated from pictures.
  var disabledStrength: CGFloat = 0.5
  /// The distance of a dragged touch from the centre at which the thumb changes sides; chosen by this library.
  var dragThreshold: CGFloat = 6
  /// Around the thumb: that of Apple's design resources for iOS 13 and later.
  var thumbMargin: CGFloat = 2

  static func figures(of design: Look.Design) -> SwitchMetrics {
    switch design {
    case .flat: SwitchMetrics()
    }
  }
}
