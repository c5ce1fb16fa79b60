internal import Foundation

extension FontSpecification {
  /// A text style's font; unspecified traits, or nil, mean the current ones.
  init(textStyle: UIFont.TextStyle, traits: UITraitCollection?) {
    // Two traits count; merging whole collections would cost more than all the rest.
    let current = UITraitCollection.current
    var category = traits?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified { category = current.preferredContentSizeCategory }
    var legibility = traits?.legibilityWeight ?? .unspecified
    if legibility == .unspecified { legibility = current.legibilityWeight }
    let entry = DynamicTypeTable.entry(textStyle, category)
    self.init(pointSize: entry.pointSize, weight: DynamicTypeTable.weight(textStyle))
    self.textStyle = textStyle
    styleEntry = entry
    isForBoldText = legibility == .bold
    languageLeading = Self.languageLeading(traits ?? current, current)
  }

  /// The same font, weight and slant included, in the size that the style has under `traits`.
  func resized(for style: UIFont.TextStyle, compatibleWith traits: UITraitCollection) -> FontSpecification {
    let fresh = FontSpecification(textStyle: style, traits: traits)
    var result = self
    result.pointSize = fresh.pointSize
    result.styleEntry = fresh.styleEntry
    result.isForBoldText = fresh.isForBoldText
    result.languageLeading = fresh.languageLeading
    return result
  }

  /// The additional line height of a text style in the interface's language, in points. Recorded for Arabic on iOS 17; other
  /// languages with tall letters are unknown.
  private static func languageLeading(_ traits: UITraitCollection, _ current: UITraitCollection) -> CGFloat {
    let language = traits.typesettingLanguage ?? current.typesettingLanguage
    return language?.languageCode?.identifier == "ar" ? 2 : 0
  }
}
