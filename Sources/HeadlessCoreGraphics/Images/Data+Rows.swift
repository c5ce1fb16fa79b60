internal import Foundation

extension Data {
  /// Whether the data holds so many rows of pixels, of which each begins `stride` bytes after the one before.
  ///
  /// - Parameters:
  ///   - count: at least one.
  ///   - length: what a row needs, in bytes.
  ///   - stride: any number, as callers give it; what is shorter than a row or would overflow holds none.
  func hasRows(_ count: Int, of length: Int, every stride: Int) -> Bool {
    guard stride >= length else { return false }
    let (start, isTooFar) = stride.multipliedReportingOverflow(by: count - 1)
    return !isTooFar && start <= self.count - length
  }
}
