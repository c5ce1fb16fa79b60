public import Foundation
internal import TextLayout

/// A font: a family, a size, a weight and a slant. Immutable.
// Unchecked: every stored property is a constant value type; the class is open, as Apple's is, and so can't be checked.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationHeader = CoreFoundationHeader()
  package let specification: FontSpecification
  package let origin: Origin

  package init(_ specification: FontSpecification, origin: Origin = .fixed) {
    self.specification = specification
    self.origin = origin
  }

  // MARK: Making fonts

  /// The system font with 12 points: apps make it where a font has to be there, and none is shown. What iOS shows in its font of no
  /// name isn't known.
  public override convenience init() { self.init(FontSpecification(pointSize: 12)) }

  /// A registered font by its PostScript name, full name or family name, a font of iOS (with its metrics and the system font's
  /// glyphs), or the system font by the value of `fontName`; nil for an unknown name. 0 points mean 12.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let specification = FontSpecification(fontName: fontName, pointSize: fontSize == 0 ? 12 : fontSize) else {
      AppWarning(.font, "there is no font \"\(fontName)\"").note()
      return nil
    }
    self.init(specification)
  }

  /// A font that matches a descriptor; a size other than 0 takes the place of the descriptor's.
  ///
  /// The descriptor of a text style's font gives a font that follows the text size, unless the size is another than the style's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    if pointSize != 0 { specification.pointSize = pointSize }
    if specification.pointSize == 0 { specification.pointSize = 12 }
    let origin = Origin(of: specification)
    if origin == .fixed { specification.languageLeading = 0 }
    self.init(specification, origin: origin)
  }

  /// The font as `encode(with:)` wrote it; nil for an archive of another make.
  public required init?(coder: NSCoder) {
    guard let decoded = FontSpecification(coder: coder) else { return nil }
    specification = decoded
    origin = Origin(coder: coder)
  }

  /// Writes what the font is made from, and whether it follows the text size.
  open func encode(with coder: NSCoder) {
    specification.encode(with: coder)
    origin.encode(with: coder)
  }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    unique(FontSpecification(pointSize: fontSize))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    unique(FontSpecification(pointSize: fontSize, weight: weight))
  }

  /// The width is kept and given by the descriptor; letters are as wide as the standard ones.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    var specification = FontSpecification(pointSize: fontSize, weight: weight)
    specification.width = width
    return unique(specification)
  }

  /// Semibold: what iOS calls the bold system font is ".SFUI-Semibold".
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    unique(FontSpecification(pointSize: fontSize, weight: .semibold))
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var specification = FontSpecification(pointSize: fontSize)
    specification.isItalic = true
    return unique(specification)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    unique(FontSpecification(.system(.monospaced), pointSize: fontSize, weight: weight))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    var specification = FontSpecification(pointSize: fontSize, weight: weight)
    specification.hasMonospacedDigits = true
    return unique(specification)
  }

  /// The font of a text style under the current traits.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style; traits that aren't specified are taken from the current ones.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    unique(FontSpecification(textStyle: style, traits: traitCollection), origin: .textStyle(style))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var specification = specification
    specification.pointSize = fontSize
    specification.textStyle = nil
    specification.styleEntry = nil
    specification.languageLeading = 0
    return UIFont.unique(specification)
  }

  // MARK: Names

  open var familyName: String { specification.familyName }

  open var fontName: String { specification.fontName }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  /// The families that were registered and those of iOS that have a substitute, sorted; the system font isn't one of them.
  open class var familyNames: [String] {
    Set(FontRegistry.library.familyNames + SubstituteFont.familyNames).sorted()
  }

  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let registered = FontRegistry.library.fontNames(family: familyName)
    return registered.isEmpty ? SubstituteFont.fontNames(family: familyName) : registered
  }

  // MARK: Measures

  /// In points.
  open var pointSize: CGFloat { specification.pointSize }
  /// Points above the baseline.
  open var ascender: CGFloat { metrics.ascender }
  /// Points below the baseline, negative.
  open var descender: CGFloat { metrics.descender }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  /// The distance of two baselines: ascender, descender and leading together.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The leading of the font.
  open var leading: CGFloat { metrics.leading }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.specification == specification && other.origin == origin)
  }

  open override var hash: Int { specification.hashValue }

  /// In UIKit's format, in which weights are normal or bold.
  open override var description: String {
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
    let isBold = fontDescriptor.symbolicTraits.contains(.traitBold)
    return "<UICTFont: 0x\(address)> font-family: \"\(fontName)\"; font-weight: \(isBold ? "bold" : "normal"); "
      + "font-style: \(specification.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt"
  }
}
