public import Foundation

/// What an Aztec code is made of.
public protocol CIAztecCodeGenerator: AnyObject {
  var message: Data { get set }
  /// How much of the code, in percent, is for correcting errors: from 5 to 95.
  var correctionLevel: Float { get set }
  /// From 1 to 32; 0 for as few as it takes.
  var layers: Float { get set }
  /// Not 0 for one of the four small sizes.
  var compactStyle: Float { get set }
}

/// Typed inputs beside those of every filter.
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
