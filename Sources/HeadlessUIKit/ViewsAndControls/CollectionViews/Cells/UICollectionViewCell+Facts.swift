internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum CollectionViewCellFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { CollectionViewCellFacts.self }
  static let elements = ["collectionViewCell"]
  static let facts = FactList<UICollectionViewCell> {
    // The document's frame of the cell; the layout determines its size.
    Fact { _, reader in _ = reader.size("customSize") }
    Fact("backgroundView", \.backgroundView, document: .view("backgroundView"), varies: false)
    Fact("selectedBackgroundView", \.selectedBackgroundView, document: .view("selectedBackgroundView"), varies: false)
    Fact { cell, reader in
      guard let content = reader.child(key: "contentView") else { return }
      reader.loader.configure(cell.contentView, as: content) { KnownClasses.read(cell.contentView, $0) }
    }
    Fact(flag: "selected", \.isSelected)
    Fact(flag: "highlighted", \.isHighlighted)
    Fact(readOnly: "contentView", \.contentView)
  }

  static let outlets = [
    Outlet<UICollectionViewCell>("backgroundView", \.backgroundView),
    Outlet("selectedBackgroundView", \.selectedBackgroundView),
  ]
}
