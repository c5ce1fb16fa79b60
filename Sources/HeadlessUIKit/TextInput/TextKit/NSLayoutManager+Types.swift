extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Hidden and without width.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// Handled by its control character's action.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The actions of a control character.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// White space with the width that the delegate returns.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// Ends a paragraph: there is one container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}
