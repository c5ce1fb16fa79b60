public import Foundation

/// Provides the frames of a collection view's elements. Apps' own layouts inherit from it.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The view whose elements are laid out; nil where the layout isn't used.
  /// Subclasses override it without the optional, which Swift allows for a property without a setter only.
  open var collectionView: UICollectionView? { attachedView }
  /// The values that the collection view sets.
  weak var attachedView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]

  public override init() {}

  public required init?(coder: NSCoder) {}

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  // MARK: Classes

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  /// Prepares the layout again before its next use.
  open func invalidateLayout() {
    let context = newContext()
    context.isWhole = true
    invalidateLayout(with: context)
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.contents.layoutWasInvalidated(context)
  }

  /// Whether the layout changes with the view's bounds, which are in points of the content.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.isForBoundsChange = true
    return context
  }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.preferred = preferredAttributes
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
    case .decorationView: break
    }
    return context
  }

  /// A context of the layout's own class.
  func newContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).makeOfRuntimeClass()
  }

  /// Attributes of the layout's own class.
  func newAttributes(_ key: CollectionElement) -> UICollectionViewLayoutAttributes {
    let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return .make(attributesClass ?? UICollectionViewLayoutAttributes.self, key)
  }

  // MARK: What subclasses say

  /// Called before the layout is asked anything, whenever it was invalidated.
  open func prepare() {}
  /// In points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The elements in a rectangle of the content, in points.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      (layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
      ?? newAttributes(CollectionElement(.cell, path: indexPath))
    attributes.center = position
    return attributes
  }

  /// The target content offset, in points, for a proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Does nothing by default; subclasses override it.
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where an element comes from in an update, which pictures of moments show: by default from its place, without opacity. The layout
  /// isn't asked for elements that stay.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initial(CollectionElement(.cell, path: itemIndexPath)) ?? layoutAttributesForItem(at: itemIndexPath)
  }
  /// Where an element goes to in an update, which pictures of moments show: by default to its place, without opacity.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    final(CollectionElement(.cell, path: itemIndexPath)) ?? layoutAttributesForItem(at: itemIndexPath)
  }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initial(CollectionElement(.supplementaryView, kind: elementKind, path: elementIndexPath))
      ?? layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    final(CollectionElement(.supplementaryView, kind: elementKind, path: elementIndexPath))
      ?? layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initial(CollectionElement(.decorationView, kind: elementKind, path: decorationIndexPath))
      ?? layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    final(CollectionElement(.decorationView, kind: elementKind, path: decorationIndexPath))
      ?? layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  private func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    attachedView?.contents.motion?.initial(element)
  }
  private func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    attachedView?.contents.motion?.final(element)
  }
  /// Has no effect: these animations are shown at their end.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Has no effect: these animations are shown at their end.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Has no effect: these animations are shown at their end.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Has no effect: these animations are shown at their end.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The target index path of a moved item at a point, in points of the content.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Right to left

  /// The direction that the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the view mirrors the layout in right-to-left layouts.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decorations

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  /// A view of a kind that is registered; nil for others.
  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    if let nib = decorationNibs[kind] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
    return decorationClasses[kind].map { UIView.make($0) }
  }

  // MARK: What layouts of this module replace

  /// Whether views are asked for their preferred sizes. Layouts of apps can always request it.
  func asksPreferredSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Called when items moved, to move state that is stored by index path.
  func itemsDidMove(_ map: ContentMap) {}

  /// The insets that the view adds to the content are others, or its margins, safe area or traits.
  func surroundingsDidChange() {}

  /// Scrolls what scrolls within the content to an item.
  func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition) {}
}
