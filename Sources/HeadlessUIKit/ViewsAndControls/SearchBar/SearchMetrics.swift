import Foundation

/// The measures of search bars, in points, as views' descriptions on iOS 13 to 17 that developers have published tell
/// them: a bar alone is 56 high with a field of 36, which stands 8 from the sides; below a navigation bar it takes 52, the
/// field 1 below the row. What is within the field, tokens and the scope's room are estimated from pictures.
struct SearchMetrics: LookMetrics {
  var fieldHeight: CGFloat = 36
  /// Above and below the field of a separate bar.
  var verticalMargin: CGFloat = 10
  var sideMargin: CGFloat = 8
  /// Of the field in a navigation bar.
  var topMarginInBar: CGFloat = 1
  var bottomMarginInBar: CGFloat = 15
  var cornerRadius: CGFloat = 10
  var fontSize: CGFloat = 17
  /// Between the field's edge and the glass, and between that and the text.
  var iconMargin: CGFloat = 6
  var iconSpacing: CGFloat = 5.5
  /// The room of the magnifying glass and other icons.
  var iconWidth: CGFloat = 20
  /// Between the field and Cancel.
  var cancelSpacing: CGFloat = 8
  /// Of a field beside a title, on iPads: estimated from pictures of iPadOS 16.
  var inlineWidth: CGFloat = 240
  var scopeHeight: CGFloat = 46
  var scopeControlHeight: CGFloat = 32
  var promptHeight: CGFloat = 19
  var promptFontSize: CGFloat = 13
  var tokenRadius: CGFloat = 5
  var tokenPadding: CGFloat = 5
  var tokenSpacing: CGFloat = 4

  static func figures(of design: Look.Design) -> SearchMetrics {
    switch design {
    case .flat: SearchMetrics()
    }
  }
}
