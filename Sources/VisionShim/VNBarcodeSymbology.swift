/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }

  public static let qr = Self("QR"), aztec = Self("Aztec")
  public static let code39 = Self("Code39"), code39Checksum = Self("Code39Checksum")
  public static let code39FullASCII = Self("Code39FullASCII"), code93 = Self("Code93")
  public static let code128 = Self("Code128"), dataMatrix = Self("DataMatrix")
  public static let ean8 = Self("EAN8"), ean13 = Self("EAN13")
  public static let i2of5 = Self("I2of5"), itf14 = Self("ITF14")
  public static let pdf417 = Self("PDF417"), upce = Self("UPCE")
  public static let codabar = Self("Codabar"), gs1DataBar = Self("GS1DataBar")
  public static let microPDF417 = Self("MicroPDF417"), microQR = Self("MicroQR")

  static let all = [
    qr, aztec, code39, code39Checksum, code39FullASCII, code93, code128, dataMatrix, ean8, ean13, i2of5, itf14, pdf417,
    upce, codabar, gs1DataBar, microPDF417, microQR,
  ]
}
