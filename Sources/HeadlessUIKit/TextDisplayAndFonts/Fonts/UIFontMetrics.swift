public import Foundation

/// Scales fonts and lengths with the preferred text size, like a text style.
///
/// Apple documents that values scale "based on" the text style, but not how. Here they scale with the style's leading, as UIKit's
/// results do; the result is rounded to whole pixels.
// Unchecked: the text style never changes; the class is open, as Apple's is, and so can't be checked.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// Metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font.specification, maximumPointSize: nil, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font.specification, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font.specification, maximumPointSize: nil, compatibleWith: traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font.specification, maximumPointSize: maximumPointSize, compatibleWith: traitCollection)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Traits that aren't specified are taken from the current ones.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
    let now = DynamicTypeTable.entry(textStyle, traits.preferredContentSizeCategory).leading
    let standard = DynamicTypeTable.entry(textStyle, .large).leading
    if now == standard { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return (value * now / standard * scale).rounded() / scale
  }

  /// A maximum of 0 means none, as in UIKit.
  func scaledFont(
    for base: FontSpecification, maximumPointSize: CGFloat?, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    var scaled = base
    scaled.pointSize = scaledValue(for: base.pointSize, compatibleWith: traits)
    if let maximumPointSize, maximumPointSize > 0 { scaled.pointSize = min(scaled.pointSize, maximumPointSize) }
    return UIFont(scaled, origin: .scaled(base, textStyle, maximumPointSize: maximumPointSize))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontMetrics)?.textStyle == textStyle
  }

  open override var hash: Int { textStyle.hashValue }
}
