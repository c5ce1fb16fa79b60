/// The meaning of a part of a text, independent of its style: the result of parsing Markdown.
///
/// swift-corelibs-foundation lacks it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Shown in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Shown struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
