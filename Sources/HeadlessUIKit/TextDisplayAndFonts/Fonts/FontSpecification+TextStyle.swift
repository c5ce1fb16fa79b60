internal import Foundation

extension FontSpecification {
  /// A text style's font; traits that aren't specified, or nil, stand for the current ones.
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
  }
}
