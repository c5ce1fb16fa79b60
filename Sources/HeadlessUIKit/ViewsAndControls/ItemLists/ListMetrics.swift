internal import Foundation

/// The common metrics of tables and collections: the corners of groups and the index beside rows, in points.
struct ListMetrics: LookMetrics {
  var groupRadius: CGFloat = 10
  var indexWidth: CGFloat = 15
  /// The metrics of an index's entries.
  var indexFontSize: CGFloat = 11

  static func figures(of design: Look.Design) -> ListMetrics {
    switch design {
    case .flat: ListMetrics()
    }
  }
}
