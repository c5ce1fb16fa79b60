internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum BarAppearanceFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { BarAppearanceFacts.self }
  static let elements = ["barAppearance"]
  static let facts = FactList<UIBarAppearance> {
    Fact("backgroundColor", \.backgroundColor, document: .color("backgroundColor"))
    Fact("shadowColor", \.shadowColor, document: .color("shadowColor"))
    Fact("backgroundImage", \.backgroundImage, document: .image("backgroundImage"))
    Fact("shadowImage", \.shadowImage, document: .image("shadowImage"))
    Fact(
      "backgroundImageContentMode", \.backgroundImageContentMode,
      document: .named("backgroundImageContentMode", InterfaceNames.contentModes))
    Fact(
      "backgroundEffect", \.backgroundEffect, document: DocumentValue("backgroundEffect") { $0.blurEffect() })
  }
}
