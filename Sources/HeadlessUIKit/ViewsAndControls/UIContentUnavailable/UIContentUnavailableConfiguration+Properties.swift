public import Foundation

extension UIContentUnavailableConfiguration {
  @preconcurrency @MainActor public struct ImageProperties {
    /// Nil for large symbols.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil for grey.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; a dimension of 0 has no limit.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}
  }

  @preconcurrency @MainActor public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as it takes.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false

    enum Kind {
      case text, secondaryText, loading
    }

    /// The fonts are estimated from pictures: Apple documents that they scale with the text size.
    init(_ kind: Kind) {
      switch kind {
      case .text: (font, color) = (.preferredFont(forTextStyle: .title2).bold, .label)
      case .secondaryText: (font, color) = (.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
      case .loading: (font, color) = (.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
      }
    }
  }

  @preconcurrency @MainActor public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal

    init() {}
  }
}

extension UIFont {
  /// The same text style, bold.
  fileprivate var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
