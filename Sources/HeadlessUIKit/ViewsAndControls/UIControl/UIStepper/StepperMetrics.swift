internal import Foundation

/// The measures of steppers, in points.
struct StepperMetrics: LookMetrics {
  var size = CGSize(width: 94, height: 32)
  /// Between the two halves.
  var lineSize = CGSize(width: 1, height: 18)

  static func figures(of design: Look.Design) -> StepperMetrics {
    switch design {
    case .flat: StepperMetrics()
    }
  }
}
