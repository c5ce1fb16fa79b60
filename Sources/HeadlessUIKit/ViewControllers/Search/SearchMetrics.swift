import Foundation

/// The measures of search bars, in points, as views' descriptions on iOS 13 to 17 that developers have published tell
/// them: a bar alone is 56 high with a field of 36, which stands 8 from the sides; below a navigation bar it takes 52, the
/// field 1 below the row. What is within the field, tokens and the scope's room are estimated from pictures.
enum SearchMetrics {
  static let fieldHeight: CGFloat = 36
  /// Above and below the field of a bar alone.
  static let verticalMargin: CGFloat = 10
  static let sideMargin: CGFloat = 8
  /// Of the field in a navigation bar.
  static let topMarginInBar: CGFloat = 1
  static let bottomMarginInBar: CGFloat = 15
  static let cornerRadius: CGFloat = 10
  static let fontSize: CGFloat = 17
  /// Between the field's edge and the glass, and between that and the text.
  static let iconMargin: CGFloat = 6
  static let iconSpacing: CGFloat = 5.5
  /// The room of the magnifying glass and other icons.
  static let iconWidth: CGFloat = 20
  /// Between the field and Cancel.
  static let cancelSpacing: CGFloat = 8
  /// Of a field beside a title, on tablets: by eye, as on pictures of iPadOS 16.
  static let inlineWidth: CGFloat = 240
  static let scopeHeight: CGFloat = 46
  static let scopeControlHeight: CGFloat = 32
  static let promptHeight: CGFloat = 19
  static let promptFontSize: CGFloat = 13
  static let tokenRadius: CGFloat = 5
  static let tokenPadding: CGFloat = 5
  static let tokenSpacing: CGFloat = 4
}
