public import Foundation

// Foundation's on Apple's systems.
extension AttributedString {
  /// The options of a text's arguments.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ignored: arguments have no attributes of their own here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// The text for a key, in the language of the screen that is shown, with its Markdown as attributes; the key itself where the
  /// bundle has none.
  ///
  /// - Parameter locale: for numbers.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    self.init(ofLocalized: text)
  }

  /// The same for a key that is another text than what is shown where the bundle has none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(
      localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current)
    self.init(ofLocalized: text)
  }

  /// The text that a resource names, with its Markdown as attributes.
  public init(localized resource: LocalizedStringResource) { self.init(ofLocalized: String(localized: resource)) }

  private init(ofLocalized text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
