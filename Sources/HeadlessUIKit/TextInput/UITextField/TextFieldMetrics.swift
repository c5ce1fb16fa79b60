internal import Foundation

/// The metrics of text fields, in points. `UITextField+Geometry.swift` documents their sources.
struct TextFieldMetrics: LookMetrics {
  /// The default font.
  var fontSize: CGFloat = 17
  var cornerRadius: CGFloat = 5
  /// The disc's size within the button is estimated from pictures.
  var clearMarkDiameter: CGFloat = 16.5
  var clearButtonSide: CGFloat = 19
  var lowestRoundedHeight: CGFloat = 34

  static func figures(of design: Look.Design) -> TextFieldMetrics {
    switch design {
    case .flat: TextFieldMetrics()
    }
  }
}
