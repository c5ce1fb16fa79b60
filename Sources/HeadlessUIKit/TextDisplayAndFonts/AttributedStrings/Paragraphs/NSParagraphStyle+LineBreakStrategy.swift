extension NSParagraphStyle {
  /// Refinements of where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Avoids a single word on a paragraph's last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks Korean between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of system controls.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
