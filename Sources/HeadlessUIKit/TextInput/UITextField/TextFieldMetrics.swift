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
  /// The dots of secure text, in parts of the font's size: the distance from one dot to the next, the diameter, and the room before
  /// each. Recorded on iOS 18.5.
  var dotPitch: CGFloat = 0.604
  var dotDiameter: CGFloat = 0.4314
  var dotBearing: CGFloat = 0.0902

  static func figures(of design: Look.Design) -> TextFieldMetrics {
    switch design {
    case .flat: TextFieldMetrics()
    }
  }
}
