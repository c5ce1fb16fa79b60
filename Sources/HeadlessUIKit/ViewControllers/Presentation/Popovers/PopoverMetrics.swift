internal import Foundation

/// The metrics of popovers, in points. `PopoverLayout` documents their sources.
struct PopoverMetrics: LookMetrics {
  var arrowHeight: CGFloat = 13
  var arrowBase: CGFloat = 37
  var cornerRadius: CGFloat = 13
  /// The size of content that states none, in points.
  var standardSize = CGSize(width: 320, height: 480)

  static func figures(of design: Look.Design) -> PopoverMetrics {
    switch design {
    case .flat: PopoverMetrics()
    }
  }
}
