public import HeadlessUIKit
public import SwiftUILayout

// Conversions between SwiftUI's values of the environment and UIKit's traits. What has no counterpart is nil or unspecified.

extension UIAccessibilityContrast {
  /// Creates UIKit's value; unspecified for nil.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates UIKit's value; unspecified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates UIKit's value.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutDirection {
  /// The direction for a value of UIKit's; nil for an unspecified one.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}
