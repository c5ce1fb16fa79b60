internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum FlowLayoutFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { FlowLayoutFacts.self }
  static let elements = ["collectionViewFlowLayout"]
  static let facts = FactList<UICollectionViewFlowLayout> {
    Fact("minimumLineSpacing", \.minimumLineSpacing, document: .number("minimumLineSpacing"))
    Fact("minimumInteritemSpacing", \.minimumInteritemSpacing, document: .number("minimumInteritemSpacing"))
    Fact(
      "scrollDirection", \.scrollDirection,
      document: .named("scrollDirection", ["horizontal": .horizontal, "vertical": .vertical]))
    Fact(
      "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds,
      document: .bool("sectionHeadersPinToVisibleBounds"))
    Fact(
      "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds,
      document: .bool("sectionFootersPinToVisibleBounds"))
    Fact(
      "sectionInsetReference", \.sectionInsetReference,
      document: .named(
        "sectionInsetReference",
        ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]))
    Fact("itemSize", \.itemSize, document: .size("itemSize"))
    Fact("estimatedItemSize", \.estimatedItemSize, document: .size("estimatedItemSize"))
    Fact { layout, reader in
      if reader.bool("automaticEstimatedItemSize") == true {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    }
    Fact("headerReferenceSize", \.headerReferenceSize, document: .size("headerReferenceSize"))
    Fact("footerReferenceSize", \.footerReferenceSize, document: .size("footerReferenceSize"))
    Fact("sectionInset", \.sectionInset, document: .insets("sectionInset"))
  }
}
