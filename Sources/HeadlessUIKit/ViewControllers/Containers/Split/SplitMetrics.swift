internal import Foundation

/// The measures of split controllers: lengths in points. `SplitLayout` says where they come from.
struct SplitMetrics: LookMetrics {
  var standardWidth: CGFloat = 320
  var standardFraction: CGFloat = 0.4

  static func figures(of design: Look.Design) -> SplitMetrics {
    switch design {
    case .flat: SplitMetrics()
    }
  }
}
