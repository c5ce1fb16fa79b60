import Foundation
import Graphics

/// The pixels of two pictures of the same size, valid while `with` runs.
///
/// Sendable although it contains raw pointers: they are never used for writing.
struct PixelPair: @unchecked Sendable {
  let width: Int
  let height: Int
  let reference: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>

  static func with<Result>(_ reference: Bitmap, _ actual: Bitmap, _ body: (PixelPair) -> Result) -> Result {
    reference.withUnsafeBytes { referenceBytes in
      actual.withUnsafeBytes { actualBytes in
        body(
          PixelPair(
            width: reference.width, height: reference.height,
            reference: referenceBytes.baseAddress!.assumingMemoryBound(to: UInt32.self),
            actual: actualBytes.baseAddress!.assumingMemoryBound(to: UInt32.self)))
      }
    }
  }

  /// A mask of all pixels that differ. Single pixels are only compared where memcmp found a difference.
  func markUnequal() -> DifferenceMask {
    let mask = DifferenceMask(width: width, height: height)
    var y = 0
    while y < height {
      let offset = y * width
      if memcmp(reference + offset, actual + offset, width * 4) != 0 {
        PixelPair.markUnequal(reference + offset, actual + offset, count: width, mask.row(y))
        mask.note(row: y)
      }
      y += 1
    }
    return mask
  }

  /// Marks the unequal pixels of a row's first `count` ones.
  static func markUnequal(
    _ reference: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int, _ mask: UnsafeMutablePointer<UInt8>
  ) {
    let blockWidth = 64
    var x = 0
    while x < count {
      let end = min(x + blockWidth, count)
      if memcmp(reference + x, actual + x, (end - x) * 4) != 0 {
        while x < end {
          if reference[x] != actual[x] { mask[x] = DifferenceMask.marked }
          x &+= 1
        }
      }
      x = end
    }
  }

  /// The number of marked pixels, and the maximum difference of a component.
  func measureDeltas(_ mask: DifferenceMask) -> (count: Int, largestDelta: Int) {
    var count = 0
    var largest: UInt32 = 0
    var lastReference: UInt32 = 0
    var lastActual: UInt32 = 0
    mask.forEachRun { y, start, end in
      count += end - start
      if largest == 255 { return }
      var x = y * width + start
      let stop = y * width + end
      while x < stop {
        let a = reference[x]
        let b = actual[x]
        // Neighbours often have the same difference.
        if a != lastReference || b != lastActual {
          largest = max(largest, PixelPair.delta(a, b))
          lastReference = a
          lastActual = b
        }
        x &+= 1
      }
    }
    return (count, Int(largest))
  }

  /// The maximum difference of a component of two pixels.
  static func delta(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var largest: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let first = a >> shift & 0xFF
      let second = b >> shift & 0xFF
      largest = max(largest, first > second ? first &- second : second &- first)
      shift &+= 8
    }
    return largest
  }
}
