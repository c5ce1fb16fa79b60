internal import Foundation
internal import TextLayout

extension FontSpecification {
  /// The attributes of a descriptor.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: pointSize]
    switch family {
    case .system:
      if let textStyle {
        attributes[.textStyle] = textStyle.rawValue
      } else {
        attributes[.name] = fontName
      }
    case .named:
      attributes[.name] = fontName
    }
    if matrix != .identity { attributes[.matrix] = matrix }
    if hasMonospacedDigits {
      attributes[.featureSettings] = [
        [
          UIFontDescriptor.FeatureKey.type: AppleFontFeature.numberSpacing,
          UIFontDescriptor.FeatureKey.selector: AppleFontFeature.monospacedNumbers,
        ]
      ]
    }
    return attributes
  }

  var traitAttributes: [UIFontDescriptor.TraitKey: Any] {
    [
      .symbolic: symbolicTraits.rawValue, .weight: weight.rawValue, .width: width.rawValue,
      .slant: isItalic ? CGFloat(0.07) : 0,
    ]
  }

  /// Whether the library has a face with this style; the system font has every style.
  var hasFace: Bool {
    guard case .named(let name) = family else { return true }
    guard let match = FontRegistry.library.face(named: name, weight: weight.css, isItalic: isItalic) else {
      guard let substitute else { return false }
      return substitute.isItalic == isItalic && UIFont.Weight(css: substitute.weight).isBold == weight.isBold
    }
    let reached = match.face.weightRange.map { $0.contains(weight.css) } ?? false
    return match.face.isItalic == isItalic && (reached || UIFont.Weight(css: match.weight).isBold == weight.isBold)
  }

  mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let size = AttributeNumber.value(attributes[.size]) { pointSize = size }
    if let style = attributes[.textStyle] {
      let name = (style as? UIFont.TextStyle) ?? (style as? String).map(UIFont.TextStyle.init(rawValue:))
      if let name { self = FontSpecification(textStyle: name, traits: nil) }
      if let size = AttributeNumber.value(attributes[.size]) { pointSize = size }
    }
    if let matrix = attributes[.matrix] as? CGAffineTransform
      ?? (attributes[.matrix] as? NSValue)?.cgAffineTransformValue
    {
      self.matrix = matrix
    }
    if let name = attributes[.name] as? String {
      let named = FontSpecification(fontName: name, pointSize: pointSize)
      family = named?.family ?? .named(name)
      weight = named?.weight ?? weight
      isItalic = named?.isItalic ?? isItalic
    }
    if let name = attributes[.family] as? String { moveToFamily(name) }
    if let face = attributes[.face] as? String { apply(face: face) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits: traits) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      apply(featureSettings: settings)
    }
  }

  /// A name given before may be that of one face of the family; the family's own name lets weight and slant choose.
  private mutating func moveToFamily(_ name: String) {
    family = FontSpecification(fontName: name, pointSize: pointSize)?.family ?? .named(name)
  }

  private mutating func apply(face: String) {
    let words = face.split(separator: " ").map(String.init)
    isItalic = words.contains { $0 == "Italic" || $0 == "Oblique" }
    weight = words.lazy.compactMap(UIFont.Weight.init(styleName:)).first ?? .regular
  }

  private mutating func apply(traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = traits[.symbolic] {
      let bits = (symbolic as? UIFontDescriptor.SymbolicTraits)?.rawValue ?? (symbolic as? UInt32)
      if let bits { symbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: bits) }
    }
    if let value = traits[.weight] {
      let number = (value as? UIFont.Weight)?.rawValue ?? AttributeNumber.value(value)
      if let number { weight = UIFont.Weight(rawValue: number) }
    }
    if let value = traits[.width] {
      let number = (value as? UIFont.Width)?.rawValue ?? AttributeNumber.value(value)
      if let number { width = UIFont.Width(rawValue: number) }
    }
    if let slant = AttributeNumber.value(traits[.slant]) { isItalic = slant > 0 }
  }

  private mutating func apply(featureSettings: [[UIFontDescriptor.FeatureKey: Any]]) {
    for setting in featureSettings {
      guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else { continue }
      if type == AppleFontFeature.numberSpacing {
        hasMonospacedDigits = selector == AppleFontFeature.monospacedNumbers
      } else if let feature = AppleFontFeature.openType(type: type, selector: selector) {
        features.removeAll { $0.tag == feature.tag }
        features.append(feature)
      }
    }
  }
}
