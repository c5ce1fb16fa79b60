public import Foundation

/// What a PDF417 code is made of. Lengths are in modules, the quiet zone included.
public protocol CIPDF417BarcodeGenerator: AnyObject {
  var message: Data { get set }
  var minWidth: Float { get set }
  var maxWidth: Float { get set }
  var minHeight: Float { get set }
  var maxHeight: Float { get set }
  /// From 1 to 30; 0 for what fits the proportion.
  var dataColumns: Float { get set }
  /// From 3 to 90; 0 for as few as it takes.
  var rows: Float { get set }
  /// How many times as wide as high; 0 for 3.
  var preferredAspectRatio: Float { get set }
  /// 0 for the shortest, 1 for digits, 2 for text, 3 for bytes.
  var compactionMode: Float { get set }
  /// Not 0 for a code without the indicators on its right.
  var compactStyle: Float { get set }
  /// From 0 to 8; what the standard advises where it isn't set.
  var correctionLevel: Float { get set }
  /// Not 0 to say so where the message begins as text.
  var alwaysSpecifyCompaction: Float { get set }
}

/// Typed inputs beside those of every filter.
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
