public import Foundation

/// A text, which isn't shown here.
public struct Text: Equatable {
  private let string: String

  private init(string: String) { self.string = string }

  public init(verbatim content: String) { string = content }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    string = key.key
  }
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) { string = String(content) }
  public init(_ attributedContent: AttributedString) { string = String(attributedContent.characters[...]) }
  public init(_ image: Image) { string = "" }

  public static func + (left: Text, right: Text) -> Text { Text(string: left.string + right.string) }

  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
}

// In an extension, so that its values are bound to no actor.
extension Text: View {
  public typealias Body = Never
}
