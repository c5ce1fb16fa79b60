/// How much of a tolerance a pass needed.
package struct ToleranceUse: Hashable, Sendable, Codable {
  /// How many pixels could have differed.
  package var allowedPixels: Int
  /// How many did, beyond what counts as matching.
  package var differingPixels: Int
  /// How many weren't the same at all.
  package var unequalPixels: Int

  package init(allowedPixels: Int, differingPixels: Int, unequalPixels: Int) {
    self.allowedPixels = allowedPixels
    self.differingPixels = differingPixels
    self.unequalPixels = unequalPixels
  }

  /// Whether less would have done by far: nothing was needed at all, or not a tenth of it.
  package var isFarTooWide: Bool {
    unequalPixels == 0 || allowedPixels > 0 && allowedPixels / 10 >= max(differingPixels, 1)
  }

  /// A sentence without its end.
  package var text: String {
    if unequalPixels == 0 { return "a tolerance was set and not needed" }
    return "\(unequalPixels) pixels differ at all, \(differingPixels) of them count, \(allowedText) may"
  }

  private var allowedText: String { allowedPixels == .max ? "any number" : "\(allowedPixels)" }
}
