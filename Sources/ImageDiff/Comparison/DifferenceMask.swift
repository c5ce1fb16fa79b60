import Foundation
import Graphics

/// One byte for every pixel of a picture: 255 if the pixel counts as differing, otherwise 0.
///
/// Sendable although it contains a raw pointer: only `ImageComparator` writes, before the mask becomes part of a `Difference`; if
/// several threads write, each has its own rows.
final class DifferenceMask: @unchecked Sendable {
  static let marked: UInt8 = 255

  let width: Int
  let height: Int
  /// The length of a row, which ends with at least one zero, so that every search ends, and at an address that pixman can use.
  let bytesPerRow: Int
  let memory: UnsafeMutablePointer<UInt8>
  /// The first and the last row with a mark, and the rows between them.
  private(set) var rows: Range<Int>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytesPerRow = (width + 1 + 3) & ~3
    // New pages contain zeros, and those that stay zero are never accessed.
    memory = calloc(max(bytesPerRow * height, 1), 1)!.assumingMemoryBound(to: UInt8.self)
    rows = 0..<0
  }

  deinit {
    free(memory)
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { memory + y * bytesPerRow }

  /// Records that a row has marks; rows have to come from top to bottom.
  func note(row y: Int) {
    rows = rows.isEmpty ? y..<y + 1 : rows.lowerBound..<y + 1
  }

  /// Removes the marks within a rectangle.
  func clear(_ rect: PixelRect) {
    let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return }
    for y in part.minY..<part.maxY { memset(row(y) + part.minX, 0, part.width) }
  }

  /// Calls `body` with every row's runs of marks: row, first column, column after the last.
  ///
  /// - Parameter part: the rows to search; nil for all.
  func forEachRun(in part: Range<Int>? = nil, _ body: (_ y: Int, _ start: Int, _ end: Int) -> Void) {
    let rows = part ?? rows
    var y = rows.lowerBound
    while y < rows.upperBound {
      let row = row(y)
      var x = 0
      while x < width, let found = memchr(row + x, Int32(DifferenceMask.marked), width - x) {
        let start = found.assumingMemoryBound(to: UInt8.self) - row
        var end = start + 1
        if row[end] != 0 {
          // The zero at the row's end guarantees that there is one.
          end = memchr(row + end, 0, bytesPerRow - end)!.assumingMemoryBound(to: UInt8.self) - row
        }
        body(y, start, end)
        x = end
      }
      y += 1
    }
  }
}

extension DifferenceMask: Hashable {
  static func == (a: DifferenceMask, b: DifferenceMask) -> Bool {
    a === b
      || a.width == b.width && a.height == b.height && memcmp(a.memory, b.memory, a.bytesPerRow * a.height) == 0
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(rows)
  }
}
