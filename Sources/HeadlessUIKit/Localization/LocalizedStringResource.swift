public import Foundation

/// A string that is looked up when it is shown. Foundation has this type only on Apple's platforms.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible,
  Hashable,
  Sendable
{
  public let key: String
  public let defaultValue: String.LocalizationValue
  public var table: String?
  public var locale: Locale
  public let bundle: BundleDescription

  /// The bundle with the strings.
  // Unchecked: classes aren't marked as sendable, but are immutable.
  public enum BundleDescription: Hashable, @unchecked Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .forClass(let someClass): hasher.combine(ObjectIdentifier(someClass))
      case .atURL(let url): hasher.combine(url)
      }
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let someClass): ._of(someClass)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.bundle) = (keyAndValue.key, keyAndValue, bundle)
    (self.table, self.locale) = (table, locale)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.bundle) = ("\(key)", defaultValue, bundle)
    (self.table, self.locale) = (table, locale)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value with a localized name, looked up when it is shown. Foundation has this protocol only on Apple's platforms.
public protocol CustomLocalizedStringResourceConvertible {
  /// The value's name.
  var localizedStringResource: LocalizedStringResource { get }
}
