public import Foundation

// Foundation has this on Apple's platforms only.
extension String {
  /// A key of localized strings as it is written in code, with interpolations: `"\(name) has \(count) trees"` is looked up as `%@
  /// has %lld trees`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    let arguments: [LocalizedArgument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [LocalizedArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
      public mutating func appendInterpolation(_ substring: Substring) { append("%@", .text(String(substring))) }

      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
        append(LocalizedArgument.specifier(of: Value.self), .integer(Int64(clamping: value)))
      }

      public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
      public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
      public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .number(Double(value))) }

      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
        append(specifier, .integer(Int64(clamping: value)))
      }

      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
        append(specifier, .number(Double(value)))
      }

      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }

      /// Any other value is interpolated by its description.
      @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", .text(String(describing: value)))
      }

      private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// The string for a key, in the language of the screen that is shown; the key itself where the bundle has none.
  ///
  /// - Parameter locale: for numbers.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(LocalizedLookup(keyAndValue.key, keyAndValue, table, bundle, locale))
  }

  /// The same for a key that is another text than what is shown where the bundle has none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(LocalizedLookup("\(key)", defaultValue, table, bundle, locale))
  }

  /// The string that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      LocalizedLookup(resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale))
  }

  /// The string that a resource names, in the language of a locale that isn't the screen's; where its bundle has none, in the
  /// screen's.
  package init(localized resource: LocalizedStringResource, in locale: Locale) {
    self.init(
      LocalizedLookup(
        resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, locale, isOtherLanguage: true))
  }

  private init(_ lookup: LocalizedLookup) { self = lookup.text }
}

/// An interpolated value of a key.
enum LocalizedArgument: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case number(Double)

  var value: any CVarArg {
    switch self {
    case .text(let text): text as NSString
    case .integer(let integer): integer
    case .number(let number): number
    }
  }

  /// The specifier that Apple's tools write in tables for a type.
  static func specifier<Value: BinaryInteger>(of type: Value.Type) -> String {
    switch Value.isSigned {
    case true: Value.self == Int.self || Value.self == Int64.self ? "%lld" : "%d"
    case false: Value.self == UInt.self || Value.self == UInt64.self ? "%llu" : "%u"
    }
  }
}

/// A key with what belongs in its string.
private struct LocalizedLookup {
  let key: String
  let fallback: String.LocalizationValue
  let table: String?
  let bundle: Bundle?
  let locale: Locale
  /// Whether the string is in the locale's language and not in the screen's.
  let isOtherLanguage: Bool

  init(
    _ key: String, _ fallback: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale,
    isOtherLanguage: Bool = false
  ) {
    (self.key, self.fallback, self.table, self.bundle, self.locale) = (key, fallback, table, bundle, locale)
    self.isOtherLanguage = isOtherLanguage
  }

  private var format: String? {
    let bundle = bundle ?? .main
    if isOtherLanguage,
      let own = LocalizedStrings.string(for: key, table: table, bundle: bundle, locale: locale)
    {
      return own
    }
    return LocalizedStrings.string(for: key, table: table, bundle: bundle)
  }

  var text: String {
    let format = format
    let arguments = fallback.arguments
    // Without arguments the text isn't a format: a percent sign is literal.
    if arguments.isEmpty { return format ?? fallback.key }
    return CheckedFormat.text(format ?? fallback.key, locale: locale, arguments.map(\.value))
  }
}
