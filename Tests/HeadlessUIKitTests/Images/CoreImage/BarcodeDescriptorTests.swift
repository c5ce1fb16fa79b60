import HeadlessUIKit
import Testing

/// Descriptors of codes, with the ranges that Apple documents.
@Suite struct BarcodeDescriptorTests {
  private let payload = Data([1, 2, 3])

  @Test func qrCodesHaveFortyVersionsAndEightMasks() throws {
    let code = try #require(
      CIQRCodeDescriptor(payload: payload, symbolVersion: 40, maskPattern: 7, errorCorrectionLevel: .levelQ))
    #expect(code.errorCorrectedPayload == payload && code.symbolVersion == 40 && code.maskPattern == 7)
    // The levels' values are their letters.
    #expect(code.errorCorrectionLevel.rawValue == Int(UInt8(ascii: "Q")))
    for (version, mask) in [(0, 0), (41, 0), (1, 8)] as [(Int, UInt8)] {
      #expect(
        CIQRCodeDescriptor(payload: payload, symbolVersion: version, maskPattern: mask, errorCorrectionLevel: .levelL)
          == nil)
    }
  }

  @Test func otherCodesHaveTheirRanges() {
    let aztec = CIAztecCodeDescriptor(payload: payload, isCompact: true, layerCount: 4, dataCodewordCount: 64)
    #expect(aztec?.layerCount == 4 && aztec?.isCompact == true && aztec?.dataCodewordCount == 64)
    #expect(CIAztecCodeDescriptor(payload: payload, isCompact: true, layerCount: 5, dataCodewordCount: 64) == nil)
    let pdf = CIPDF417CodeDescriptor(payload: payload, isCompact: false, rowCount: 3, columnCount: 30)
    #expect(pdf?.rowCount == 3 && pdf?.columnCount == 30 && pdf?.isCompact == false)
    #expect(CIPDF417CodeDescriptor(payload: payload, isCompact: false, rowCount: 2, columnCount: 30) == nil)
    let matrix = CIDataMatrixCodeDescriptor(payload: payload, rowCount: 10, columnCount: 12, eccVersion: .v200)
    #expect(matrix?.rowCount == 10 && matrix?.columnCount == 12 && matrix?.eccVersion.rawValue == 200)
    #expect(CIDataMatrixCodeDescriptor(payload: payload, rowCount: 0, columnCount: 12, eccVersion: .v000) == nil)
  }
}
