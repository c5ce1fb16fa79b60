internal import HeadlessObjectiveC

enum FontPickerViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { FontPickerViewControllerFacts.self }
  static let facts = FactList<UIFontPickerViewController> {
    Fact("selectedFontDescriptor", \.selectedFontDescriptor)
    Fact("delegate", \.delegate)
  }
}
