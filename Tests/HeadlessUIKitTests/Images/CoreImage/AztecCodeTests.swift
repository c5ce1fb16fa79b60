import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Aztec codes by ISO/IEC 24778.
@Suite struct AztecCodeTests {
  private func bits(_ text: String) -> String {
    AztecText(Array(text.utf8)).bits.map { $0 ? "1" : "0" }.joined()
  }

  /// The standard's example: a latch to lowercase letters, one to digits, then a shift to a capital and one to punctuation.
  @Test func modesAreLatchedAndShifted() {
    let codes = [
      "00100", "11100", "10000", "00101", "00110", "11110", "0001", "0100", "1111", "00101", "0000", "00110",
    ]
    #expect(bits("Code 2D!") == codes.joined())
  }

  /// Characters that no mode has are encoded as bytes: a shift, their number, eight bits for each.
  @Test func otherBytesAreCounted() {
    #expect(bits("A\u{80}") == "00010" + "11111" + "00010" + "11000010" + "10000000")
    // 40 bytes are two runs, with 20 bits in addition to the bytes; one run would have 21. For 70, a single run is shorter, with
    // their number, minus 31, in sixteen bits.
    #expect(AztecText(Array(repeating: 0xC3, count: 40)).bits.count == 20 + 40 * 8)
    let many = AztecText(Array(repeating: 0xC3, count: 70)).bits
    #expect(many.count == 5 + 16 + 70 * 8)
    #expect(many[5..<21].map { $0 ? "1" : "0" }.joined() == "0000000000100111")
  }

  /// Check words make the polynomial divisible; changes are detected.
  @Test(arguments: [0x13, 0x43, 0x12D, 0x409, 0x1069]) func checkWordsClosePolynomials(polynomial: Int) {
    let field = ReedSolomon(polynomial: polynomial)
    let words = [3, 1, 4, 1, 5, 9, 2]
    let whole = words + field.checkWords(for: words, count: 6)
    #expect(field.isWhole(whole, checkCount: 6))
    var changed = whole
    changed[2] ^= 1
    #expect(!field.isWhole(changed, checkCount: 6))
  }

  @Test(arguments: [(8, 15, true), (60, 27, true), (400, 57, false)])
  func theSmallestSizeIsTaken(count: Int, side: Int, isCompact: Bool) throws {
    let text = String(repeating: "ab ", count: count).prefix(count)
    let code = try #require(AztecCode(Data(text.utf8), correction: 23))
    #expect(code.modules.count == side && code.modules.allSatisfy { $0.count == side })
    // The bull's eye: a dark centre, a light ring around it, a dark one; large codes have one more pair.
    let middle = side / 2
    let row = code.modules[middle][(middle - (isCompact ? 4 : 6))...middle]
    #expect(
      Array(row) == (isCompact ? [true, false, true, false, true] : [true, false, true, false, true, false, true]))
  }

  /// Two layers minus one and sixteen words minus one, with their check words, around the bull's eye.
  @Test func theRingAroundTheMiddleTellsTheSize() throws {
    let code = try #require(AztecCode(Data("hello world hello".utf8), correction: 23))
    #expect(code.modules.count == 19)
    let (middle, ring) = (9, 5)
    let sides = [
      (-3...3).map { code.modules[middle - ring][middle + $0] },
      (-3...3).map { code.modules[middle + $0][middle + ring] },
      (-3...3).map { code.modules[middle + ring][middle - $0] },
      (-3...3).map { code.modules[middle - $0][middle - ring] },
    ]
    let bits = sides.flatMap { $0 }
    let words = stride(from: 0, to: 28, by: 4).map { start in
      bits[start..<start + 4].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
    #expect(ReedSolomon(polynomial: 0x13).isWhole(words, checkCount: 5))
    #expect(words[0] >> 2 == 1)
    // A latch and 17 lowercase letters of five bits: 90 bits, 15 words of six.
    #expect((words[0] & 3) << 4 | words[1] == 14)
  }

  @Test @MainActor func aFilterMakesTheCode() throws {
    let filter = CIFilter.aztecCodeGenerator()
    filter.message = Data("Code 2D!".utf8)
    #expect(try #require(filter.outputImage).extent == CGRect(x: 0, y: 0, width: 15, height: 15))
    filter.setValue(NSNumber(value: false), forKey: "inputCompactStyle")
    #expect(try #require(filter.outputImage).extent.width > 27)
    #expect(AztecCode(Data(repeating: 200, count: 2100), correction: 23) == nil)
  }
}
