internal import HeadlessObjectiveC

enum CollectionViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { CollectionViewControllerFacts.self }
  static let elements = ["collectionViewController"]
  static let facts = FactList<UICollectionViewController> {
    Fact(
      "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear,
      document: .bool("clearsSelectionOnViewWillAppear"))
    Fact("collectionView", \.collectionView)
    Fact("installsStandardGestureForInteractiveMovement", \.installsStandardGestureForInteractiveMovement)
    Fact(readOnly: "collectionViewLayout", \.collectionViewLayout)
  }
}
