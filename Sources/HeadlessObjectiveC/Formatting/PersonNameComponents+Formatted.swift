public import Foundation

extension PersonNameComponents {
  /// Writes a name in a style.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    // The order is that of European languages, whatever the locale. Short names prefer nicknames, as iOS does unless its settings
    // say otherwise.
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: first(value.nickname, value.givenName, value.familyName)
      case .medium: joined(value.givenName, value.familyName)
      case .long: joined(value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix)
      case .abbreviated:
        [value.givenName, value.familyName].compactMap { $0?.first.map { String($0).uppercased(with: locale) } }
          .joined()
      }
    }

    private func first(_ parts: String?...) -> String { parts.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "" }
    private func joined(_ parts: String?...) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
  }

  /// The name in the medium style: given and family name.
  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
