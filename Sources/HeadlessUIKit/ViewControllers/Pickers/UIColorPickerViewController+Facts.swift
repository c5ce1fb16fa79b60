internal import HeadlessObjectiveC

enum ColorPickerViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ColorPickerViewControllerFacts.self }
  static let facts = FactList<UIColorPickerViewController> {
    Fact("selectedColor", \.selectedColor)
    Fact("supportsAlpha", \.supportsAlpha)
    Fact("delegate", \.delegate)
  }
}
