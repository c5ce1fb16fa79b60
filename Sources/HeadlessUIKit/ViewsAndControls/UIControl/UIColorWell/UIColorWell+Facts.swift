internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ColorWellFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ColorWellFacts.self }
  static let elements = ["colorWell"]
  static let facts = FactList<UIColorWell> {
    Fact("title", \.title, document: .text("title"))
    Fact("supportsAlpha", \.supportsAlpha, document: .bool("supportsAlpha"))
    Fact("selectedColor", \.selectedColor, document: .color("selectedColor"))
  }

  static func readAccessibility(of well: UIColorWell, into values: inout StandardAccessibility) {
    values.isElement = true
    values.label = well.title
    values.traits.insert(.button)
  }
}
