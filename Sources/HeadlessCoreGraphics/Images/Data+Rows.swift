internal import Foundation

extension Data {
  /// Whether the data contains a number of rows of pixels at a distance of `stride` bytes.
  ///
  /// - Parameters:
  ///   - count: at least one.
  ///   - length: the length of a row, in bytes.
  ///   - stride: any number from a caller; false if it is shorter than a row or would overflow.
  func hasRows(_ count: Int, of length: Int, every stride: Int) -> Bool {
    guard stride >= length else { return false }
    let (start, isTooFar) = stride.multipliedReportingOverflow(by: count - 1)
    return !isTooFar && start <= self.count - length
  }
}
