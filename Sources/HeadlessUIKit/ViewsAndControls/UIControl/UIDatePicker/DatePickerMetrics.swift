internal import Foundation

/// The measures of compact date pickers and of what they show, in points. At the standard text size a label is 34.33 high, as
/// published of iOS 14 and later; see `DatePickerOverlayLayout` for the sources of the others.
struct DatePickerMetrics: LookMetrics {
  var labelPadding = CGSize(width: 12, height: 7)
  var labelCornerRadius: CGFloat = 8
  var labelSpacing: CGFloat = 5
  /// Of the wheels; the calendar is as large as an inline one.
  var wheelsSize = CGSize(width: 232, height: 204)
  /// Between the middle of the field and the nearest edges, down and across.
  var overlayOffset: CGFloat = 6
  /// iOS 13 to 18's, estimated from pictures; iOS 26's is larger.
  var overlayCornerRadius: CGFloat = 13

  static func figures(of design: Look.Design) -> DatePickerMetrics {
    switch design {
    case .flat: DatePickerMetrics()
    }
  }
}
