public import Foundation

/// Writes people's names, in the order of European languages. Foundation on Linux lacks it.
// Unchecked: as on iOS, its settings are made before it is shared.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The names as they are pronounced.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  open var locale: Locale! = .autoupdatingCurrent
  /// Whether the formatter writes the phonetic representation.
  open var isPhonetic = false

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let written = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    let length: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return PersonNameComponents.FormatStyle(style: length, locale: locale).format(written)
  }

  /// The parts of a name: the last word is the family name, the first one the given name, and those between the middle name.
  /// Titles, suffixes and names with the family name first aren't recognized.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return components
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}
