/// The part of a tolerance that a pass needed.
package struct ToleranceUse: Hashable, Sendable, Codable {
  /// The number of pixels that may differ.
  package var allowedPixels: Int
  /// The number of pixels that differ by more than the precision allows.
  package var differingPixels: Int
  /// The number of pixels that aren't identical.
  package var unequalPixels: Int

  package init(allowedPixels: Int, differingPixels: Int, unequalPixels: Int) {
    self.allowedPixels = allowedPixels
    self.differingPixels = differingPixels
    self.unequalPixels = unequalPixels
  }

  /// Whether a much smaller tolerance would have sufficed: none was needed, or less than a tenth.
  package var isFarTooWide: Bool {
    unequalPixels == 0 || allowedPixels > 0 && allowedPixels / 10 >= max(differingPixels, 1)
  }

  /// A sentence without its final period.
  package var text: String {
    if unequalPixels == 0 { return "a tolerance was set and not needed" }
    return "\(unequalPixels) pixels differ at all, \(differingPixels) of them count, \(allowedText) may"
  }

  private var allowedText: String { allowedPixels == .max ? "any number" : "\(allowedPixels)" }
}
