internal import Foundation

/// The measures of steppers, in points.
struct StepperMetrics: LookMetrics {
  var size = CGSize(width: 94, height: 32)
  /// Between the two halves.
  var lineSize = CGSize(width: 1, height: 18)
  /// The size of plus and minus, which are 13.6 points wide on iOS 18.5: 0.814 of the point size here.
  var signPointSize: CGFloat = 13.6 / 0.814

  static func figures(of design: Look.Design) -> StepperMetrics {
    switch design {
    case .flat: StepperMetrics()
    }
  }
}
