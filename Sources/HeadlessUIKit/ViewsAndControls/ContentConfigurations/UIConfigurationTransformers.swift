public import Foundation

/// Transforms a colour, depending on a configuration's state.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  public let transform: @MainActor (UIColor) -> UIColor

  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Grey of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
  /// The tint colour of what is shown, at full strength.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// Changes the attributes of a configuration's text.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
  public let transform: @MainActor (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
