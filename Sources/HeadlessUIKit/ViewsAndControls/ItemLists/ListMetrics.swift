internal import Foundation

/// What tables and collections have in common: the corners of groups and the index beside rows, in points.
struct ListMetrics: LookMetrics {
  var groupRadius: CGFloat = 10
  var indexWidth: CGFloat = 15
  /// Of the entries of an index.
  var indexFontSize: CGFloat = 11

  static func figures(of design: Look.Design) -> ListMetrics {
    switch design {
    case .flat: ListMetrics()
    }
  }
}
