internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum SwitchFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SwitchFacts.self }
  static let elements = ["switch"]
  static let facts = FactList<UISwitch> {
    Fact(flag: "on", \.isOn, document: .bool("on"))
    Fact("onTintColor", \.onTintColor, document: .color("onTintColor"), appearance: .equal)
    Fact("thumbTintColor", \.thumbTintColor, document: .color("thumbTintColor"), appearance: .equal)
    Fact("onImage", \.onImage, appearance: .equal)
    Fact("offImage", \.offImage, appearance: .equal)
    Fact("preferredStyle", \.preferredStyle)
    Fact("title", \.title, document: .text("title"))
  }

  static func readAccessibility(of toggle: UISwitch, into values: inout StandardAccessibility) {
    values.isElement = true
    values.traits.formUnion([.button, .toggleButton])
  }

  static func describe(_ toggle: UISwitch, in description: inout ViewDescription) {
    description.hasRecognizers = true
  }
}
