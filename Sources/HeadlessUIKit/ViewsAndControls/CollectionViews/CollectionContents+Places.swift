import Foundation

/// The layout's frames of elements as displayed: mirrored in right-to-left layouts.
extension CollectionContents {
  /// Whether the layout's frames are mirrored.
  var isFlipped: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != view.effectiveUserInterfaceLayoutDirection
  }

  func flipped(_ rect: CGRect) -> CGRect {
    let insets = view.adjustedContentInset
    let width = max(view.knownContentSize.width, view.bounds.width - insets.left - insets.right)
    return rect.mirrored(in: width)
  }

  /// A layout's attributes of an element as the view shows them.
  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    var result = attributes
    if isFlipped, let copy = attributes.copy() as? UICollectionViewLayoutAttributes {
      let box = CGRect(
        x: copy.center.x - copy.size.width / 2, y: copy.center.y - copy.size.height / 2, width: copy.size.width,
        height: copy.size.height)
      let flippedBox = flipped(box)
      copy.center = CGPoint(x: flippedBox.midX, y: flippedBox.midY)
      result = copy
    }
    if let movement, movement.current == result.key.path, result.key.category == .cell {
      return layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.current, withTargetPosition: movement.position)
    }
    return result
  }

  /// The layout's attributes of an element, in points of the displayed content.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    switch element.category {
    case .cell:
      guard contains(element.path) else { return nil }
      return layout.layoutAttributesForItem(at: element.path).map(shown)
    case .supplementaryView:
      return layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path).map(shown)
    case .decorationView:
      return layout.layoutAttributesForDecorationView(ofKind: element.kind, at: element.path).map(shown)
    }
  }

  /// The elements in a rectangle of the content, in points.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    let asked = isFlipped ? flipped(rect) : rect
    var known: Set<CollectionElement> = []
    return (layout.layoutAttributesForElements(in: asked) ?? []).map(shown).filter {
      !$0.isHidden && $0.frame.overlaps(rect) && known.insert($0.key).inserted
        && ($0.key.category != .cell || contains($0.key.path))
    }
  }
}
