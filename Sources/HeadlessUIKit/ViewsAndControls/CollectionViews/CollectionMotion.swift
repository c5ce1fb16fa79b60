import Foundation

/// A collection view's elements before an update, and their movement to where they are after it.
@MainActor struct CollectionMotion {
  private struct Shown {
    let view: UICollectionReusableView
    let attributes: UICollectionViewLayoutAttributes
    /// Shows the element while it disappears, because its view may have been reused.
    let copy: UIView?
  }

  private let contents: CollectionContents
  private let map: ContentMap
  private let visible: [CollectionElement: Shown]
  /// The attributes of what lay within a screen's distance of the visible part.
  private let near: [CollectionElement: UICollectionViewLayoutAttributes]
  private let origins: [IndexPath: IndexPath]

  /// Nil if no moments are shown.
  init?(_ contents: CollectionContents, _ map: ContentMap) {
    guard SystemMotion.isShown, contents.view.window != nil else { return nil }
    self.contents = contents
    self.map = map
    visible = contents.visible.compactMapValues { view in
      view.told.map { Shown(view: view, attributes: $0, copy: view.snapshotView(afterScreenUpdates: false)) }
    }
    let bounds = contents.view.bounds
    let around = contents.elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    near = Dictionary(around.map { ($0.key, $0) }) { first, _ in first }
    origins = ListMotion.origins(map, contents.counts)
  }

  /// The frame of an element before the update; nil for a new one.
  private func origin(of element: CollectionElement) -> CollectionElement? {
    guard element.category == .cell else {
      let sections = contents.counts.indices.filter { map.section($0) == element.path.section }
      return sections.first.map { section in
        CollectionElement(
          element.category, kind: element.kind, path: IndexPath(item: element.path.item, section: section))
      }
    }
    return origins[element.path].map { CollectionElement(.cell, path: $0) }
  }

  // MARK: What layouts specify by default

  // Mirrored places are mirrored once more to be in the layout's coordinates.

  /// The initial attributes of a new element: its frame, and no opacity.
  func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let origin = origin(of: element), let before = near[origin], !map.isReloaded(origin.path) {
      return contents.shown(before)
    }
    return contents.attributes(of: element)?.transparent.map(contents.shown)
  }

  /// The final attributes of a removed element: its previous frame, and no opacity.
  func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    visible[element]?.attributes.transparent.map(contents.shown)
  }

  // MARK: Movement

  /// Starts the movement after the update's layout.
  func run() {
    var motion = SystemMotion(easing: ListMotion.duration)
    var kept: Set<CollectionElement> = []
    for (element, view) in contents.visible {
      guard let end = view.told else { continue }
      if let origin = origin(of: element), let before = visible[origin], before.view === view {
        kept.insert(origin)
        motion.move(view, from: before.attributes, to: end)
      } else if let start = initialAttributes(element) {
        motion.move(view, from: start, to: end)
      }
    }
    var copies: [UIView] = []
    for (element, before) in visible where !kept.contains(element) {
      guard let copy = before.copy else { continue }
      let start = before.attributes
      copy.bounds.size = start.size
      copy.center = start.center
      copy.layer.zPosition = CGFloat(start.zIndex)
      contents.view.insertSubview(copy, at: contents.view.backgroundView?.superview === contents.view ? 1 : 0)
      copies.append(copy)
      let new = map.item(element.path).map { CollectionElement(element.category, kind: element.kind, path: $0) }
      let staying = element.category == .cell && !map.isReloaded(element.path) ? new.flatMap(contents.attributes) : nil
      if let end = staying ?? finalAttributes(element) { motion.move(copy, from: start, to: end) }
    }
    motion.run { for copy in copies { copy.removeFromSuperview() } }
  }

  private func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let layout = contents.layout
    let own =
      switch element.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: element.path)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
      }
    return own.map(contents.shown)
  }

  private func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let layout = contents.layout
    let own =
      switch element.category {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: element.path)
      case .supplementaryView:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
      case .decorationView:
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
      }
    return own.map(contents.shown)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var transparent: UICollectionViewLayoutAttributes? {
    let result = copy() as? UICollectionViewLayoutAttributes
    result?.alpha = 0
    return result
  }
}

extension SystemMotion {
  /// Moves a view between what two attributes specify; the view has one of the two, or is a copy that has the first.
  fileprivate mutating func move(
    _ view: UIView, from start: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes
  ) {
    func box(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
      CGRect(
        x: attributes.center.x - attributes.size.width / 2, y: attributes.center.y - attributes.size.height / 2,
        width: attributes.size.width, height: attributes.size.height)
    }
    move(view, from: box(start), to: box(end))
    fade(view, from: start.alpha - view.alpha, to: end.alpha - view.alpha)
    transform(view, from: start.transform3D, to: end.transform3D)
  }
}
