internal import Foundation

/// The metrics of sheets, in points. `SheetLayout` documents their sources.
struct SheetMetrics: LookMetrics {
  var presenterInset: CGFloat = 16
  var gap: CGFloat = 10
  var cornerRadius: CGFloat = 10
  /// Of centred cards; 10 before iOS 15.
  var centeredCornerRadius: CGFloat = 13
  /// In points.
  var grabberSize = CGSize(width: 36, height: 5)
  var grabberTop: CGFloat = 5
  /// Of a form.
  var formSize = CGSize(width: 540, height: 620)
  /// Of a page at the standard text size.
  var pageWidth: CGFloat = 704
  /// The minimum distance of a page from both sides together.
  var pageMargin: CGFloat = 64

  static func figures(of design: Look.Design) -> SheetMetrics {
    switch design {
    case .flat: SheetMetrics()
    }
  }
}
