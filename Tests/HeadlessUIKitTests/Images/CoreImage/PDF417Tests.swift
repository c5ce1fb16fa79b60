import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// PDF417 codes by ISO/IEC 15438.
@Suite struct PDF417Tests {
  private func words(_ text: String, _ mode: PDF417Text.Mode = .automatic, isSaid: Bool = false) -> [Int]? {
    PDF417Text(Array(text.utf8), mode: mode, isSaid: isSaid)?.words
  }

  /// Four bars and gaps of one to six modules, seventeen in total, in the cluster of their row, without duplicates. The first and
  /// last of each cluster, and the sums, are those of the standard's table.
  @Test func patternsAreThoseOfTheTable() {
    let clusters = PDF417Patterns.clusters
    #expect(clusters.map(\.count) == [929, 929, 929])
    #expect(clusters.map(\.first) == [0x1D5C0, 0x1F560, 0x1ABE0])
    #expect(clusters.map(\.last) == [0x1BEF4, 0x13F26, 0x1C7EA])
    #expect(clusters.map { $0[500] } == [0x1F72E, 0x134FC, 0x11970])
    #expect(clusters.map { $0.reduce(0, +) } == [91_802_014, 100_042_864, 88_833_176])
    #expect(Set(clusters.joined()).count == 2787)
    for (index, cluster) in clusters.enumerated() {
      for pattern in cluster {
        let widths = runs(of: pattern)
        #expect(widths.count == 8 && widths.reduce(0, +) == 17 && widths.allSatisfy { 1...6 ~= $0 })
        #expect((widths[0] - widths[2] + widths[4] - widths[6] + 9) % 9 == 3 * index)
      }
    }
  }

  private func runs(of pattern: Int) -> [Int] {
    String(pattern, radix: 2).reduce(into: [(Character, Int)]()) { runs, bit in
      if runs.last?.0 == bit { runs[runs.count - 1].1 += 1 } else { runs.append((bit, 1)) }
    }.map(\.1)
  }

  /// Two characters per word, thirty values each: a shift to punctuation for one, a latch for several.
  @Test func textIsWrittenInPairs() {
    #expect(words("PDF417") == [453, 178, 121, 239])
    // S u: 18, latch 27. ! after a space: shift 29 and 10, and 29 as padding.
    #expect(words("Super !") == [18 * 30 + 27, 20 * 30 + 15, 4 * 30 + 17, 26 * 30 + 29, 10 * 30 + 29])
    #expect(words("AB", isSaid: true) == [900, 1])
    #expect(words("é", .text) == nil && words("12a", .numeric) == nil)
  }

  /// The standard's example: 000213298174000 with a leading 1, in base 900.
  @Test func digitsAreOneNumber() {
    #expect(words("000213298174000") == [902, 1, 624, 434, 632, 282, 200])
    #expect(words("12", .numeric) == [902, 112])
    // 44 digits are fifteen words; the rest is encoded separately.
    #expect(words(String(repeating: "9", count: 46))?.count == 1 + 15 + 1)
  }

  /// Six bytes are five words: 0x01020380FF10 in base 900. Others are single words.
  @Test func bytesAreSixInFive() {
    let six: [UInt8] = [1, 2, 3, 0x80, 0xFF, 0x10]
    #expect(PDF417Text(six, mode: .automatic, isSaid: false)?.words == [924, 1, 620, 99, 175, 420])
    #expect(PDF417Text(six + [7], mode: .byte, isSaid: false)?.words == [901, 1, 620, 99, 175, 420, 7])
    // Fewer than five characters of text are encoded as bytes.
    #expect(words("Hello wör") == [words("Hello w"), [901, 0xC3, 0xB6, 0x72]].flatMap { $0 ?? [] })
    #expect(words("éHello") == [[901, 0xC3, 0xA9, 900], words("Hello")].flatMap { $0 ?? [] })
  }

  /// The standard's example: the words of "PDF417" at level 1.
  @Test func checkWordsCloseTheMessage() {
    #expect(PDF417Code.checkWords(for: [5, 453, 178, 121, 239], count: 4) == [452, 327, 657, 619])
    // With its check words, a message is zero at 3, 9, 27...
    let whole = [16, 902, 1, 278, 827] + PDF417Code.checkWords(for: [16, 902, 1, 278, 827], count: 8)
    var root = 1
    for _ in 0..<8 {
      root = root * 3 % 929
      #expect(whole.reduce(0) { ($0 * root + $1) % 929 } == 0)
    }
  }

  /// For five rows, two columns, level 1: (5-1)/3 = 1, 3 + (5-1)%3 = 4, 2-1 = 1, and thirty more for each three rows.
  @Test func rowsTellWhatCodeTheyAreOf() {
    let ends = (0..<5).map { PDF417Code.indicators(row: $0, rows: 5, columns: 2, level: 1) }
    #expect(ends.map(\.left) == [1, 4, 1, 31, 34] && ends.map(\.right) == [1, 1, 4, 31, 31])
  }

  /// "PDF417" in two columns at level 1, pattern by pattern; between a start and a stop, each row three modules high.
  @Test func aCodeIsDrawnRowByRow() throws {
    var wish = PDF417Code.Wish()
    (wish.level, wish.columns) = (1, 2)
    let code = try #require(PDF417Code(Data("PDF417".utf8), wish))
    #expect(code.rows == 5 && code.modules.count == 15)
    func bits(_ patterns: [Int]) -> [Bool] {
      let middle = patterns.flatMap { pattern in (0..<17).map { pattern >> (16 - $0) & 1 == 1 } }
      let (start, stop) = ("11111111010101000", "111111101000101001")
      return start.map { $0 == "1" } + middle + stop.map { $0 == "1" }
    }
    // Words 6 and 453 between 1 and 1, and of the last row 818 and 393 between 34 and 31.
    #expect(code.modules[0] == bits([0x1EAF0, 0x1A8C0, 0x1DD98, 0x1EAF0]))
    #expect(code.modules[14] == bits([0x1D718, 0x10D7E, 0x1FB16, 0x1D730]))
    #expect(code.modules[0] == code.modules[2] && code.modules[2] != code.modules[3])
    wish.isCompact = true
    let compact = try #require(PDF417Code(Data("PDF417".utf8), wish))
    #expect(compact.modules[0] == Array(bits([0x1EAF0, 0x1A8C0, 0x1DD98]).dropLast(17)))
  }

  @Test func theFilterTakesItsInputs() throws {
    let filter = CIFilter.pdf417BarcodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("PDF417".utf8)
    (filter.dataColumns, filter.correctionLevel) = (2, 1)
    // Six patterns, one module more for the stop, and two of quiet on each side; five rows of three.
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 6 * 17 + 1 + 4, height: 15 + 4))
    filter.compactStyle = 1
    let narrow: CGFloat = 4 * 17 + 1 + 4
    #expect(filter.outputImage?.extent.width == narrow)
    filter.rows = 10
    #expect(filter.outputImage?.extent.height == 34)
    filter.rows = 3
    #expect(filter.outputImage == nil)
    let plain = try #require(CIFilter(name: "CIPDF417BarcodeGenerator"))
    plain.setValue(Data(String(repeating: "Longer text. ", count: 10).utf8), forKey: "inputMessage")
    let size = try #require(plain.outputImage?.extent.size)
    #expect(abs(size.width / size.height - 3) < 1)
    plain.setValue(Data(repeating: 0x80, count: 1200), forKey: "inputMessage")
    #expect(plain.outputImage == nil)
  }
}
