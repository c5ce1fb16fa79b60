public import Foundation

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
