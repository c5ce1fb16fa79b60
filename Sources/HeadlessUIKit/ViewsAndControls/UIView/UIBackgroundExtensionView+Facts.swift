internal import HeadlessObjectiveC

enum BackgroundExtensionViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { BackgroundExtensionViewFacts.self }
  static let facts = FactList<UIBackgroundExtensionView> {
    Fact("contentView", \.contentView)
    Fact("automaticallyPlacesContentView", \.automaticallyPlacesContentView)
  }
}
