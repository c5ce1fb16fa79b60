internal import Foundation

/// The metrics of split controllers, in points. `SplitLayout` documents their sources.
struct SplitMetrics: LookMetrics {
  var standardWidth: CGFloat = 320
  var standardFraction: CGFloat = 0.4

  static func figures(of design: Look.Design) -> SplitMetrics {
    switch design {
    case .flat: SplitMetrics()
    }
  }
}
