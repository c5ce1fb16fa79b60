public import Foundation

/// The inputs of a QR code.
public protocol CIQRCodeGenerator: AnyObject {
  var message: Data { get set }
  /// L, M, Q or H.
  var correctionLevel: String { get set }
}

/// Typed inputs in addition to those of every filter.
final class QRCodeFilter: CIFilter, CIQRCodeGenerator {
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}
