public import Foundation

extension UIListContentConfiguration {
  /// The properties of the image.
  @preconcurrency @MainActor public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil for the tint colour of the cell.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for the image, in points; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Stored but unused: no assistive technology runs here; tests read the app's values.
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points, within the image's edge; it follows the rounded corners.
    public var strokeWidth: CGFloat = 0

    /// In `reservedLayoutSize`, the system's reserved length for symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }

  /// The properties of a text.
  @preconcurrency @MainActor public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    private var style = UIFont.TextStyle.body
    private var chosenFont: UIFont?
    /// The weight of a standard font that isn't the style's own.
    var emphasis: UIFont.Weight?

    public var color: UIColor = .label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Stored but unused: how UIKit weighs it isn't documented.
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// Stored but unused: pointers aren't simulated, and texts don't expand under one.
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    init() {}

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      self.style = style
      self.color = color
    }

    public var font: UIFont {
      get {
        if let chosenFont { return chosenFont }
        let font = UIFont.preferredFont(forTextStyle: style)
        return emphasis.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font
      }
      set { chosenFont = newValue }
    }

    /// Whether font, colour and case are those of another.
    func looksLike(_ other: TextProperties) -> Bool {
      font == other.font && color == other.color && transform == other.transform
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }
  }
}
