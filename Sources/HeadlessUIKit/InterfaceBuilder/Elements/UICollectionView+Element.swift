internal import Foundation
internal import InterfaceBuilder

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

  /// Takes what a document says of a collection view.
  func readCollection(_ reader: ElementReader) {
    // Cells are prototypes always: collections have no static content.
    _ = reader.string("dataMode")
    if let value = reader.bool("allowsSelection") { allowsSelection = value }
    if let value = reader.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = reader.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = value }
    if let value = reader.bool("allowsMultipleSelectionDuringEditing") { allowsMultipleSelectionDuringEditing = value }
    if let value = reader.bool("prefetchingEnabled") { isPrefetchingEnabled = value }
    if let value = reader.bool("dragInteractionEnabled") { dragInteractionEnabled = value }
    if let child = reader.child(key: "backgroundView") { backgroundView = reader.loader.makeView(child) }
    for cell in reader.items(of: "cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      register(prototype(cell, reader), forCellWithReuseIdentifier: identifier)
    }
    registerEdge(reader, "sectionHeaderView", UICollectionView.elementKindSectionHeader)
    registerEdge(reader, "sectionFooterView", UICollectionView.elementKindSectionFooter)
    if reader.loader.source.purpose == .canvas { showPrototypes(reader) }
  }

  private func showPrototypes(_ reader: ElementReader) {
    var sizes: [CGSize] = []
    for (item, cell) in reader.items(of: "cells").enumerated() {
      register(prototype(cell, reader), forCellWithReuseIdentifier: CanvasCollectionItems.identifier(ofItem: item))
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

  private func prototype(_ element: DocumentElement, _ reader: ElementReader) -> UINib {
    let nib = UINib(element: element, source: reader.loader.source, storyboard: reader.loader.storyboard)
    nib.outerObjects = WeakObjects(reader.loader.objects)
    return nib
  }

  private func registerEdge(_ reader: ElementReader, _ key: String, _ kind: String) {
    guard let element = reader.child(key: key), let identifier = element["reuseIdentifier"] else { return }
    register(prototype(element, reader), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}

extension UICollectionViewFlowLayout {
  /// Takes what a document says of a flow layout.
  func readFlow(_ reader: ElementReader) {
    if let value = reader.number("minimumLineSpacing") { minimumLineSpacing = value }
    if let value = reader.number("minimumInteritemSpacing") { minimumInteritemSpacing = value }
    if reader.string("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
    if let value = reader.bool("sectionHeadersPinToVisibleBounds") { sectionHeadersPinToVisibleBounds = value }
    if let value = reader.bool("sectionFootersPinToVisibleBounds") { sectionFootersPinToVisibleBounds = value }
    let references: [String: SectionInsetReference] = [
      "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
    ]
    if let value = reader.value("sectionInsetReference", references) { sectionInsetReference = value }
    if let size = reader.size("itemSize") { itemSize = size }
    if let size = reader.size("estimatedItemSize") { estimatedItemSize = size }
    if reader.bool("automaticEstimatedItemSize") == true {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = reader.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = reader.size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = reader.insets("sectionInset") { sectionInset = insets }
  }
}

extension UICollectionReusableView {
  /// Takes what a document says of a header or a footer.
  func readReusable(_ reader: ElementReader) {
    reuseIdentifier = reader.string("reuseIdentifier")
  }
}

extension UICollectionViewCell {
  /// Takes what a document says of a cell.
  func readCell(_ reader: ElementReader) {
    readReusable(reader)
    // What the document shows the cell as; the layout says how large it is.
    _ = reader.size("customSize")
    if let child = reader.child(key: "backgroundView") { backgroundView = reader.loader.makeView(child) }
    if let child = reader.child(key: "selectedBackgroundView") {
      selectedBackgroundView = reader.loader.makeView(child)
    }
    guard let content = reader.child(key: "contentView") else { return }
    reader.loader.configure(contentView, as: content) { contentView.read($0) }
  }
}
