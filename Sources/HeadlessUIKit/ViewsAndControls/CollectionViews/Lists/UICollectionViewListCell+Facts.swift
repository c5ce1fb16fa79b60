internal import HeadlessObjectiveC

enum CollectionViewListCellFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { CollectionViewListCellFacts.self }
  static let facts = FactList<UICollectionViewListCell> {
    Fact("indentationLevel", \.indentationLevel)
    Fact("indentationWidth", \.indentationWidth)
    Fact("indentsAccessories", \.indentsAccessories)
    Fact(readOnly: "separatorLayoutGuide", \.separatorLayoutGuide)
  }
}
