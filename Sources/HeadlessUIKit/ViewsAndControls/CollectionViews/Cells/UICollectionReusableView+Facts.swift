internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum CollectionReusableViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { CollectionReusableViewFacts.self }
  static let elements = ["collectionReusableView"]
  static let facts = FactList<UICollectionReusableView> {
    Fact { view, reader in view.reuseIdentifier = reader.string("reuseIdentifier") }
    Fact(readOnly: "reuseIdentifier", \.reuseIdentifier)
  }
}
