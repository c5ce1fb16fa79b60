internal import Foundation

/// The measures of page controls, in points: recorded on iOS 17.5 and 18.5 at three pixels a point, see `PageIndicatorLayout`.
struct PageControlMetrics: LookMetrics {
  var dotDiameter: CGFloat = 7.57
  /// The distance between the centres of dots.
  var step: CGFloat = 53.0 / 3
  var thickness: CGFloat = 77.0 / 3
  /// The room at both ends together. Not recorded; with it the first of the steps is the shorter one.
  var padding: CGFloat = 218.0 / 3
  /// How far VoiceOver's outline extends beyond the dots and their spacing, at both ends together: 73 points for three pages,
  /// recorded on iOS 17.5, 18.5 and 26.2.
  var outlinePadding: CGFloat = 20
  /// The page control's height, in points, as recorded hierarchies of UIKit have it.
  var heightBelowPages: CGFloat = 37

  static func figures(of design: Look.Design) -> PageControlMetrics {
    switch design {
    case .flat: PageControlMetrics()
    }
  }
}
