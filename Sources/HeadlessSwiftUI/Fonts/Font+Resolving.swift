internal import Foundation
package import HeadlessUIKit
internal import TextLayout

extension Font {
  /// Returns the UIKit font at the environment's text size, with the font's own modifiers, then those in `more`.
  package func resolve(in environment: EnvironmentValues, _ more: [Modifier] = []) -> UIFont {
    resolve(environment.fontTraits, scale: environment.displayScale, more)
  }

  /// - Parameter scale: the screen's pixels per point.
  func resolve(_ traits: UITraitCollection, scale: CGFloat, _ more: [Modifier] = []) -> UIFont {
    let font = baseFont(traits, scale: scale)
    if modifiers.isEmpty, more.isEmpty { return font }
    var specification = font.specification
    for modifier in modifiers + more { modifier.apply(to: &specification) }
    return UIFont(specification)
  }

  /// Whether the font is looked up by a name.
  var isNamed: Bool { if case .custom = base { true } else { false } }

  private func baseFont(_ traits: UITraitCollection, scale: CGFloat) -> UIFont {
    switch base {
    case .platform(let font): return font
    case .style(let style, let design, let weight):
      let font = UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
      guard design != nil || weight != nil else { return font }
      var specification = font.specification
      if let design { specification.family = .system(design.uiKit) }
      if let weight { specification.weight = weight.uiKit }
      return UIFont(specification)
    case .system(let size, let weight, let design):
      return UIFont(
        FontSpecification(.system((design ?? .default).uiKit), pointSize: size, weight: (weight ?? .regular).uiKit))
    case .custom(let name, let size, let style):
      let size = style.map { ScaledLength.scaled(size, relativeTo: $0, traits, pixels: scale) } ?? size
      return UIFont(name: name, size: size) ?? UIFont(FontSpecification(pointSize: size))
    }
  }
}

extension EnvironmentValues {
  /// The key by which fonts are cached: the text size, and whether text is bold. Merging trait collections would cost more than the
  /// look-up.
  fileprivate var fontTraits: UITraitCollection {
    let category = UIContentSizeCategory(dynamicTypeSize)
    let host = traits
    let isBold = legibilityWeight == .bold
    if host.preferredContentSizeCategory == category, (host.legibilityWeight == .bold) == isBold { return host }
    return host.modifyingTraits {
      $0.preferredContentSizeCategory = category
      $0.legibilityWeight = isBold ? .bold : .regular
    }
  }
}

/// Returns a length scaled with a text style, by the ratio of the style's leading at the current and the default text size, as
/// `UIFontMetrics` does.
enum ScaledLength {
  /// Rounded to whole pixels. Measured on iOS 15 at the medium size and 2x: 16 and 17 points of body text become 15.5 and 16.
  static func scaled(
    _ length: CGFloat, relativeTo style: Font.TextStyle, _ traits: UITraitCollection, pixels scale: CGFloat
  ) -> CGFloat {
    let now = pitch(style, traits)
    let standard = pitch(style, UITraitCollection(preferredContentSizeCategory: .large))
    if now == standard { return length }
    return (length * now / standard * scale).rounded() / scale
  }

  /// Rounded to the whole points of a style's line height, whose parts are fractions.
  private static func pitch(_ style: Font.TextStyle, _ traits: UITraitCollection) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
    return (font.ascender - font.descender + font.leading + font.specification.lineLeading).rounded()
  }
}

extension Font.Modifier {
  func apply(to font: inout FontSpecification) {
    switch self {
    case .bold(let isActive): toggle(.traitBold, isActive, &font)
    case .italic(let isActive): toggle(.traitItalic, isActive, &font)
    case .weight(let weight): font.weight = weight.uiKit
    case .width(let width): font.width = UIFont.Width(rawValue: width.value)
    case .leading(let leading):
      font.leadingTrait =
        switch leading {
        case .standard: []
        case .tight: .traitTightLeading
        case .loose: .traitLooseLeading
        }
    case .design(let design): if font.isSystemFont { font.family = .system(design.uiKit) }
    case .monospaced(let isActive):
      guard font.isSystemFont, isActive else { return }
      font.family = .system(.monospaced)
    case .monospacedDigit: font.hasMonospacedDigits = true
    case .lowercaseSmallCaps: font.features.append(FontFeature(tag: "smcp", value: 1))
    case .uppercaseSmallCaps: font.features.append(FontFeature(tag: "c2sc", value: 1))
    case .pointSize(let size): font.pointSize = size
    case .scaled(let factor): font.pointSize *= factor
    }
  }

  private func toggle(
    _ trait: UIFontDescriptor.SymbolicTraits, _ isActive: Bool, _ font: inout FontSpecification
  ) {
    var traits = font.symbolicTraits
    if isActive { traits.insert(trait) } else { traits.remove(trait) }
    font.symbolicTraits = traits
  }
}
