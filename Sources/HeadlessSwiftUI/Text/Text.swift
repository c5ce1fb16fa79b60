public import Foundation

/// A view that shows text; it takes its font, colour and line limits from the environment unless it has its own.
public struct Text: Equatable, Sendable {
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case image(Image)
    case value(TextValue)
    case parts([Text])
  }

  let content: Content
  /// The outermost last.
  var modifiers: [Modifier] = []

  init(_ content: Content) { self.content = content }

  public init(verbatim content: String) { self.init(.verbatim(content)) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
    self.init(.verbatim(String(content)))
  }
  // Disfavoured: a string literal is a localized key.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
  public init(_ image: Image) { self.init(.image(image)) }

  public static func + (left: Text, right: Text) -> Text { Text(.parts([left, right])) }

  func modified(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Text {
  /// Where a text that doesn't fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The letter case in which a text is shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// A modification of the text's appearance.
  package enum Modifier: Equatable, Sendable {
    case font(Font?)
    case fontChange(Font.Modifier)
    /// Nil for the font's own weight.
    case weight(Font.Weight?)
    case style(AnyShapeStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case attribute(CustomTextAttribute)
    /// What VoiceOver reads instead of the text.
    case spokenLabel(Text)
    /// The text is a heading for VoiceOver.
    case heading
    /// What VoiceOver reads the text as.
    case contentType(AccessibilityTextContentType)
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { modified(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }
  public func fontWidth(_ width: Font.Width?) -> Text { modified(.fontChange(.width(width ?? .standard))) }
  public func fontDesign(_ design: Font.Design?) -> Text { modified(.fontChange(.design(design ?? .default))) }
  public func bold() -> Text { modified(.fontChange(.bold(true))) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { modified(.fontChange(.italic(true))) }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? modified(.fontChange(.monospaced(true))) : self }
  public func monospacedDigit() -> Text { modified(.fontChange(.monospacedDigit)) }
  public func foregroundColor(_ color: Color?) -> Text { modified(.style(color.map { AnyShapeStyle($0) })) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.style(AnyShapeStyle(style))) }
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}

// In an extension, so that its values aren't isolated to an actor.
extension Text: _ElementView {
  public typealias Body = Never

  public func makeElement(_ context: _ElementContext) -> _TextElement { _TextElement() }

  public func updateElement(_ element: _TextElement, _ context: _ElementContext) {
    element.set(TextResolver(context.environment).resolve(self), context.environment)
  }
}
