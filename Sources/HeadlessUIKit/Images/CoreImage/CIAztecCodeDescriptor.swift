public import Foundation

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
