internal import Foundation
internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum CollectionViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { CollectionViewFacts.self }
  static let elements = ["collectionView"]
  static let facts = FactList<UICollectionView> {
    // Cells are prototypes always: collections have no static content.
    Fact { _, reader in _ = reader.string("dataMode") }
    Fact("allowsSelection", \.allowsSelection, document: .bool("allowsSelection"))
    Fact("allowsMultipleSelection", \.allowsMultipleSelection, document: .bool("allowsMultipleSelection"))
    Fact(
      "allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, document: .bool("allowsSelectionDuringEditing"))
    Fact(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing,
      document: .bool("allowsMultipleSelectionDuringEditing"))
    Fact(flag: "prefetchingEnabled", \.isPrefetchingEnabled, document: .bool("prefetchingEnabled"))
    Fact("dragInteractionEnabled", \.dragInteractionEnabled, document: .bool("dragInteractionEnabled"))
    Fact("backgroundView", \.backgroundView, document: .view("backgroundView"), varies: false)
    Fact { $0.readPrototypes($1) }
    Fact("collectionViewLayout", \.collectionViewLayout)
    Fact(flag: "editing", \.isEditing)
  }

  static let outlets = [
    Outlet<UICollectionView>("delegate", \.delegate), Outlet("dataSource", \.dataSource),
    Outlet("prefetchDataSource", \.prefetchDataSource), Outlet("dragDelegate", \.dragDelegate),
    Outlet("dropDelegate", \.dropDelegate), Outlet("backgroundView", \.backgroundView),
  ]
}

extension UICollectionView {
  /// The layout that a document has for a collection view; a flow layout where it names none.
  static func elementLayout(_ coder: NSCoder) -> UICollectionViewLayout {
    guard let reader = InterfaceCoder.reader(of: coder), let child = reader.child(key: "collectionViewLayout") else {
      return UICollectionViewFlowLayout()
    }
    let loader = reader.loader
    let isFlow = child.name == "collectionViewFlowLayout"
    let standard = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let layoutClass = loader.customClass(of: child, as: UICollectionViewLayout.self) ?? standard
    let layoutReader = ElementReader(child, loader)
    guard let layout = layoutClass.init(coder: InterfaceCoder(layoutReader)) else {
      return UICollectionViewFlowLayout()
    }
    loader.register(layout, for: child)
    layoutReader.tellUnread()
    return layout
  }

  /// The prototypes of cells, headers and footers.
  fileprivate func readPrototypes(_ reader: ElementReader) {
    for cell in reader.items(of: "cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      register(reader.loader.prototype(cell), forCellWithReuseIdentifier: identifier)
    }
    registerEdge(reader, "sectionHeaderView", UICollectionView.elementKindSectionHeader)
    registerEdge(reader, "sectionFooterView", UICollectionView.elementKindSectionFooter)
    if reader.loader.isCanvas { showPrototypes(reader) }
  }

  private func showPrototypes(_ reader: ElementReader) {
    var sizes: [CGSize] = []
    for (item, cell) in reader.items(of: "cells").enumerated() {
      register(
        reader.loader.prototype(cell), forCellWithReuseIdentifier: CanvasCollectionItems.identifier(ofItem: item))
      sizes.append(ElementReader(cell, reader.loader).rect("frame")?.size ?? CGSize(width: 50, height: 50))
    }
    var edges: [String: String] = [:]
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      edges[kind] = reader.child(key: key)?["reuseIdentifier"]
      register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: CanvasCollectionItems.emptyEdge)
    }
    let items = CanvasCollectionItems(sizes: sizes, edges: edges)
    canvasItems = items
    dataSource = items
    delegate = items
  }

  private func registerEdge(_ reader: ElementReader, _ key: String, _ kind: String) {
    guard let element = reader.child(key: key), let identifier = element["reuseIdentifier"] else { return }
    register(reader.loader.prototype(element), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
