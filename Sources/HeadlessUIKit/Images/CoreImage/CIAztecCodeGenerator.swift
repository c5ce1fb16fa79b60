public import Foundation

/// The inputs of an Aztec code.
public protocol CIAztecCodeGenerator: AnyObject {
  var message: Data { get set }
  /// The percentage of the code for error correction: from 5 to 95.
  var correctionLevel: Float { get set }
  /// From 1 to 32; 0 for the minimum.
  var layers: Float { get set }
  /// Not 0 for one of the four small sizes.
  var compactStyle: Float { get set }
}

/// Typed inputs in addition to those of every filter.
final class AztecCodeFilter: CIFilter, CIAztecCodeGenerator {
  var correctionLevel: Float {
    get { number("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var layers: Float {
    get { number("inputLayers") }
    set { setValue(newValue, forKey: "inputLayers") }
  }

  var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }
}
