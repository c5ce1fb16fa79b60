import Dispatch

/// Accepts pixels whose colours look similar as matching.
///
/// Translucent colours are compared on black and on white, and the larger distance counts, so that a difference that is visible on
/// either is found.
struct PerceptualFilter: Sendable {
  /// The minimum number of pixels for another thread.
  private static let pixelsPerBand = 1 << 20

  /// The maximum distance in L*a*b*.
  let largestDistance: Double

  /// Uses several threads if there are many pixels.
  func clearMatching(_ mask: DifferenceMask, _ pair: PixelPair) {
    let height = max(PerceptualFilter.pixelsPerBand / max(pair.width, 1), 1)
    let rows = mask.rows
    let count = (rows.count + height - 1) / height
    DispatchQueue.concurrentPerform(iterations: count) { band in
      let start = rows.lowerBound + band * height
      clearMatching(mask, pair, in: start..<min(start + height, rows.upperBound))
    }
  }

  private func clearMatching(_ mask: DifferenceMask, _ pair: PixelPair, in rows: Range<Int>) {
    let converter = LabConverter()
    var lastReference: UInt32 = 0
    var lastActual: UInt32 = 0
    var isMatch = true
    mask.forEachRun(in: rows) { y, start, end in
      let row = mask.row(y)
      let offset = y * pair.width
      var x = start
      while x < end {
        let a = pair.reference[offset &+ x]
        let b = pair.actual[offset &+ x]
        if a != lastReference || b != lastActual {
          isMatch = matches(a, b, converter)
          lastReference = a
          lastActual = b
        }
        if isMatch { row[x] = 0 }
        x &+= 1
      }
    }
  }

  private func matches(_ a: UInt32, _ b: UInt32, _ converter: LabConverter) -> Bool {
    // Distances are limited to 100: saturated colours are up to 260 apart.
    if largestDistance >= 100 { return true }
    let limit = Float(largestDistance)
    let onBlack = converter.squaredDistance(a & 0xFF_FFFF, b & 0xFF_FFFF)
    if onBlack > limit * limit { return false }
    if a >> 24 == 255, b >> 24 == 255 { return true }
    return converter.squaredDistance(LabConverter.onWhite(a), LabConverter.onWhite(b)) <= limit * limit
  }
}
