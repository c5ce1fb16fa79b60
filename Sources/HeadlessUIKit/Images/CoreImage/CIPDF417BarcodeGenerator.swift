public import Foundation

/// The inputs of a PDF417 code. Lengths are in modules, including the quiet zone.
public protocol CIPDF417BarcodeGenerator: AnyObject {
  var message: Data { get set }
  var minWidth: Float { get set }
  var maxWidth: Float { get set }
  var minHeight: Float { get set }
  var maxHeight: Float { get set }
  /// From 1 to 30; 0 to fit the aspect ratio.
  var dataColumns: Float { get set }
  /// From 3 to 90; 0 for the minimum.
  var rows: Float { get set }
  /// The ratio of width to height; 0 for 3.
  var preferredAspectRatio: Float { get set }
  /// 0 for the shortest, 1 for digits, 2 for text, 3 for bytes.
  var compactionMode: Float { get set }
  /// Not 0 for a code without the indicators on its right.
  var compactStyle: Float { get set }
  /// From 0 to 8; by default the standard's recommendation.
  var correctionLevel: Float { get set }
  /// Not 0 to mark the beginning of text explicitly.
  var alwaysSpecifyCompaction: Float { get set }
}

/// Typed inputs in addition to those of every filter.
final class PDF417Filter: CIFilter, CIPDF417BarcodeGenerator {
  var minWidth: Float {
    get { number("inputMinWidth") }
    set { setValue(newValue, forKey: "inputMinWidth") }
  }

  var maxWidth: Float {
    get { number("inputMaxWidth") }
    set { setValue(newValue, forKey: "inputMaxWidth") }
  }

  var minHeight: Float {
    get { number("inputMinHeight") }
    set { setValue(newValue, forKey: "inputMinHeight") }
  }

  var maxHeight: Float {
    get { number("inputMaxHeight") }
    set { setValue(newValue, forKey: "inputMaxHeight") }
  }

  var dataColumns: Float {
    get { number("inputDataColumns") }
    set { setValue(newValue, forKey: "inputDataColumns") }
  }

  var rows: Float {
    get { number("inputRows") }
    set { setValue(newValue, forKey: "inputRows") }
  }

  var preferredAspectRatio: Float {
    get { number("inputPreferredAspectRatio") }
    set { setValue(newValue, forKey: "inputPreferredAspectRatio") }
  }

  var compactionMode: Float {
    get { number("inputCompactionMode") }
    set { setValue(newValue, forKey: "inputCompactionMode") }
  }

  var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }

  var correctionLevel: Float {
    get { number("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var alwaysSpecifyCompaction: Float {
    get { number("inputAlwaysSpecifyCompaction") }
    set { setValue(newValue, forKey: "inputAlwaysSpecifyCompaction") }
  }
}
