internal import HeadlessObjectiveC

enum PasteControlFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { PasteControlFacts.self }
  static let facts = FactList<UIPasteControl> {
    Fact("target", \.target)
  }

  static func readAccessibility(of control: UIPasteControl, into values: inout StandardAccessibility) {
    values.isElement = true
    values.label = "Paste"
    values.traits.insert(.button)
  }
}
