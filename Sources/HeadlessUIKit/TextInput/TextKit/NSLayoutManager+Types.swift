extension NSLayoutManager {
  /// What a glyph counts as.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing is shown, and takes no room.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// What it does is its control character's action.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// What a control character does.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// As wide as the delegate says.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// Ends a paragraph: there is one container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}
