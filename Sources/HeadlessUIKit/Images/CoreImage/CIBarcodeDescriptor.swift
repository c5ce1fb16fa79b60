public import Foundation

/// The content of a code and its layout: the superclass of the descriptors of its kinds. Values are those that the initializers are
/// given; detectors find no codes here.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}

/// The content of an Aztec code.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public let errorCorrectedPayload: Data
  public let isCompact: Bool
  /// From 1 to 4 for compact codes, and to 32 for others.
  public let layerCount: Int
  /// From 1 to 2048.
  public let dataCodewordCount: Int

  /// - Returns: nil for numbers outside of their ranges.
  public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
    guard (1...(isCompact ? 4 : 32)).contains(layerCount), (1...2048).contains(dataCodewordCount) else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    (self.isCompact, self.layerCount, self.dataCodewordCount) = (isCompact, layerCount, dataCodewordCount)
    super.init()
  }
}

/// The content of a PDF417 code.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public let errorCorrectedPayload: Data
  public let isCompact: Bool
  /// From 3 to 90.
  public let rowCount: Int
  /// From 1 to 30.
  public let columnCount: Int

  /// - Returns: nil for numbers outside of their ranges.
  public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
    guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    (self.isCompact, self.rowCount, self.columnCount) = (isCompact, rowCount, columnCount)
    super.init()
  }
}
