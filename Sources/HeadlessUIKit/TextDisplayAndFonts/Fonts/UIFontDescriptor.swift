public import Foundation

/// The attributes by which a font is looked up. Immutable.
// Unchecked: every stored property is a constant value type; the class is open, as Apple's is, and so can't be checked.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let specification: FontSpecification

  package init(_ specification: FontSpecification) {
    self.specification = specification
  }

  /// Attributes that aren't known are dropped.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    var specification = FontSpecification(pointSize: 0)
    specification.apply(attributes)
    self.init(specification)
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      FontSpecification(fontName: fontName, pointSize: size) ?? FontSpecification(.named(fontName), pointSize: size))
  }

  /// - Parameter matrix: what glyphs are transformed by; see ``withMatrix(_:)``.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    var specification = UIFontDescriptor(name: fontName, size: 0).specification
    specification.matrix = matrix
    self.init(specification)
  }

  /// The descriptor as `encode(with:)` wrote it; nil for an archive of another make.
  public required init?(coder: NSCoder) {
    guard let decoded = FontSpecification(coder: coder) else { return nil }
    specification = decoded
  }

  open func encode(with coder: NSCoder) { specification.encode(with: coder) }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The descriptor of a text style's font under the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontSpecification(textStyle: style, traits: traitCollection))
  }

  // MARK: Reading

  open var postscriptName: String { specification.fontName }

  /// In points; 0 if unspecified.
  open var pointSize: CGFloat { specification.pointSize }

  /// The transform of glyphs.
  open var matrix: CGAffineTransform { specification.matrix }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { specification.symbolicTraits }

  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { specification.attributes }

  open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
    switch attribute {
    case .name: specification.fontName
    case .family: specification.familyName
    case .traits: specification.traitAttributes
    default: specification.attributes[attribute]
    }
  }

  // MARK: Deriving

  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    var specification = specification
    specification.apply(attributes)
    return UIFontDescriptor(specification)
  }

  /// The same font in another size, in points. A text style's leading doesn't come along; whether it does on iOS isn't known.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var specification = specification
    specification.pointSize = newPointSize
    return UIFontDescriptor(specification)
  }

  /// The same font with glyphs that are transformed, in a space whose y points up: enlarged, stretched, slanted. A matrix that
  /// turns or mirrors them has no effect here.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    var specification = specification
    specification.matrix = matrix
    return UIFontDescriptor(specification)
  }

  /// The same font in a family; its weight and slant are sought there.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Nil if a registered family lacks a face with these traits.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    var specification = specification
    specification.symbolicTraits = symbolicTraits
    return specification.hasFace ? UIFontDescriptor(specification) : nil
  }

  /// The system font in another design; nil for fonts that aren't the system's.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard specification.isSystemFont else { return nil }
    var specification = specification
    specification.family = .system(design)
    return UIFontDescriptor(specification)
  }

  /// The descriptors of the fonts at hand that this one describes.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] {
    specification.hasFace ? [self] : []
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }

  open override var hash: Int { specification.hashValue }

  open override var description: String {
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
    let attributes = fontAttributes.map { "    \($0.key.rawValue) = \(UIFontDescriptor.word(for: $0.value));\n" }
      .sorted()
    return "UICTFontDescriptor <0x\(address)> = {\n\(attributes.joined())}"
  }

  /// A value as property lists write it: whole numbers without a point, other words than plain ones in quotes.
  private static func word(for value: Any) -> String {
    if let number = value as? CGFloat { return String(format: "%g", number) }
    let text = "\(value)"
    return text.contains { !$0.isASCII || !($0.isLetter || $0.isNumber || "._-".contains($0)) } ? "\"\(text)\"" : text
  }
}
