internal import Foundation
package import HeadlessUIKit

extension EnvironmentValues {
  /// The traits in which UIKit's colours, fonts and images are resolved: those of the hosting view, with the environment's changes.
  package var drawingTraits: UITraitCollection {
    let host = traits
    let style: UIUserInterfaceStyle = colorScheme == .dark ? .dark : .light
    let contrast: UIAccessibilityContrast = colorSchemeContrast == .increased ? .high : .normal
    let category = UIContentSizeCategory(dynamicTypeSize)
    let direction: UITraitEnvironmentLayoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let scale = displayScale
    let isBold = legibilityWeight == .bold
    if host.userInterfaceStyle == style, host.accessibilityContrast == contrast,
      host.preferredContentSizeCategory == category, host.layoutDirection == direction, host.displayScale == scale,
      (host.legibilityWeight == .bold) == isBold
    {
      return host
    }
    return host.modifyingTraits {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.preferredContentSizeCategory = category
      $0.layoutDirection = direction
      $0.displayScale = scale
      $0.legibilityWeight = isBold ? .bold : .regular
    }
  }

  /// The environment with the values of traits, for UIKit's queries of SwiftUI values.
  package init(traits: UITraitCollection) {
    self.init()
    self.traits = traits
    if let scheme = ColorScheme(traits.userInterfaceStyle) { colorScheme = scheme }
    if traits.accessibilityContrast == .high { colorSchemeContrast = .increased }
    legibilityWeight = LegibilityWeight(traits.legibilityWeight)
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
    if traits.layoutDirection == .rightToLeft { layoutDirection = .rightToLeft }
    if traits.displayScale > 0 { displayScale = traits.displayScale }
  }
}

extension UIContentSizeCategory {
  /// The content size category of the same name; `.unspecified` for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self =
      switch dynamicTypeSize {
      case nil: .unspecified
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }
}

extension ColorScheme {
  package var uiKit: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension UIUserInterfaceStyle {
  public init(_ colorScheme: ColorScheme?) { self = colorScheme?.uiKit ?? .unspecified }
}
