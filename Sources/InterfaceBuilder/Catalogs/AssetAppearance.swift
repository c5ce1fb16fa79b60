/// The setting that a variant of a set is for.
package struct AssetAppearance: Decodable, Hashable, Sendable {
  /// `luminosity` or `contrast`.
  package let appearance: String
  /// `dark`, `light`, `high`.
  package let value: String
}

/// The devices and settings that a variant of a set is for.
package struct AssetConditions: Decodable, Hashable, Sendable {
  /// `universal`, `iphone`, `ipad`, `mac`, ...; nil if the set doesn't specify it.
  package let idiom: String?
  package let appearances: [AssetAppearance]?
  /// `left-to-right` or `right-to-left`; nil for both.
  package let languageDirection: String?
  /// A language in Xcode's form, such as `pt-BR`; nil for all.
  package let locale: String?
  package let widthClass: String?
  package let heightClass: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances, locale
    case languageDirection = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }

  package var isDark: Bool { has("luminosity", "dark") }
  package var isLight: Bool { has("luminosity", "light") }
  package var isHighContrast: Bool { has("contrast", "high") }

  private func has(_ appearance: String, _ value: String) -> Bool {
    appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
  }
}
