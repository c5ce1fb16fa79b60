internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum VisualEffectViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { VisualEffectViewFacts.self }
  static let elements = ["visualEffectView"]
  static let facts = FactList<UIVisualEffectView> {
    Fact("effect", \.effect)
    Fact { view, reader in
      if let blur = reader.blurEffect() { view.effect = blur }
      if let vibrancy = reader.vibrancyEffect() { view.effect = vibrancy }
      if let content = reader.child(key: "contentView") {
        reader.loader.configure(view.contentView, as: content) { KnownClasses.read(view.contentView, $0) }
      }
    }
    Fact(readOnly: "contentView", \.contentView)
  }
}
