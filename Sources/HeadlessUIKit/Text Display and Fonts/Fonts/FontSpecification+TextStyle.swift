internal import Foundation

extension FontSpecification {
  /// A text style's font; traits that aren't specified, or nil, stand for the current ones.
  init(textStyle: UIFont.TextStyle, traits: UITraitCollection?) {
    let traits = traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
    let entry = DynamicTypeTable.entry(textStyle, traits.preferredContentSizeCategory)
    self.init(pointSize: entry.pointSize, weight: DynamicTypeTable.weight(textStyle))
    self.textStyle = textStyle
    isForBoldText = traits.legibilityWeight == .bold
  }
}
