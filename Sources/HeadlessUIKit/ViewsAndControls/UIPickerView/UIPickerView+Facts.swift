internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum PickerViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { PickerViewFacts.self }
  static let elements = ["pickerView"]
  static let facts = FactList<UIPickerView> {
    Fact("showsSelectionIndicator", \.showsSelectionIndicator, document: .bool("showsSelectionIndicator"))
    // Parts for which UIKit has no property.
    Fact("textColor", \.titleColor)
    Fact(readOnly: "numberOfComponents", \.numberOfComponents)
  }

  static let outlets = [
    Outlet<UIPickerView>("delegate", \.delegate), Outlet("dataSource", \.dataSource),
  ]
}
