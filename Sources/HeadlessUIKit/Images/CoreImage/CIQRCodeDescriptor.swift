public import Foundation

/// The content of a QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// The part of a code that may be damaged; the values are the letters' codes.
  public enum ErrorCorrectionLevel: Int, Sendable {
    case levelL = 76
    case levelM = 77
    case levelQ = 81
    case levelH = 72
  }

  public let errorCorrectedPayload: Data
  /// From 1 to 40: the number of modules on a side is four times the version, and 17.
  public let symbolVersion: Int
  /// From 0 to 7.
  public let maskPattern: UInt8
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// - Returns: nil for a version outside of 1 to 40, or a mask above 7.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern <= 7 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    (self.symbolVersion, self.maskPattern, self.errorCorrectionLevel) = (
      symbolVersion, maskPattern, errorCorrectionLevel
    )
    super.init()
  }
}
