internal import Foundation

/// The measures of pickers, in points. Apple gives none: those are what developers have published of views on iOS 14 to
/// 17, and the font's size; the room between components is estimated from pictures.
struct PickerMetrics: LookMetrics {
  var naturalSize = CGSize(width: 320, height: 216)
  var rowHeight: CGFloat = 32
  var selectionHeight: CGFloat = 34
  var selectionRadius: CGFloat = 8
  /// On either side of the components and of the mark.
  var margin: CGFloat = 9
  var spacing: CGFloat = 5
  var fontSize: CGFloat = 21
  /// On either side of a row's title.
  var titleMargin: CGFloat = 9
  var wheelDiameter: CGFloat = 1.07
  var wheelDensity: CGFloat = 1.25
  /// The change of scale per point of distance.
  var wheelPerspective: CGFloat = 0.003

  static func figures(of design: Look.Design) -> PickerMetrics {
    switch design {
    case .flat: PickerMetrics()
    }
  }
}
