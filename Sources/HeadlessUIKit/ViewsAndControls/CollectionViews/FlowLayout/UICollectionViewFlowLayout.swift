public import Foundation

/// A layout that fills lines with items, section by section.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference of sections' insets.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The size that represents self-sizing cells.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  let flow = FlowState()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.readOwn(self, of: UICollectionViewFlowLayout.self, coder)
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Sizes and distances, in points

  /// The minimum distance between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
  }
  /// The minimum distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if oldValue != itemSize { invalidateLayout() } }
  }
  /// The estimated size of an item before its cell is measured; zero for cells that don't size themselves.
  open var estimatedItemSize = CGSize.zero {
    didSet { if oldValue != estimatedItemSize { invalidateLayout() } }
  }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if oldValue != scrollDirection { invalidateLayout() } }
  }
  /// The size of headers; only the length in the scrolling direction is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if oldValue != sectionInset { invalidateLayout() } }
  }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if oldValue != sectionInsetReference { invalidateLayout() } }
  }
  /// Whether a section's header stays at the edge while its items scroll.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    FlowReader(self)?.prepare()
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    FlowReader(self)?.elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    FlowReader(self)?.item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    FlowReader(self)?.askedEdge(elementKind, section: indexPath.section)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    flow.invalidate(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flow.isOtherRoom(newBounds, self) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isOther = flow.isOtherRoom(newBounds, self)
      flowContext.invalidateFlowLayoutDelegateMetrics = isOther
      flowContext.invalidateFlowLayoutAttributes = isOther
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksPreferredSize(originalAttributes) && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
      flowContext.invalidateFlowLayoutDelegateMetrics = false
    }
    context.keepSight(of: collectionView, preferredAttributes, originalAttributes, isDown: scrollDirection == .vertical)
    return context
  }

  override func asksPreferredSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
  }

  override func itemsDidMove(_ map: ContentMap) { flow.itemsDidMove(map) }

  override func surroundingsDidChange() {
    guard let collectionView, flow.isOtherRoom(collectionView.bounds, self) else { return }
    invalidateLayout()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Keeps the visible content in place when an element before it gets another size.
  func keepSight(
    of view: UICollectionView?, _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes, isDown: Bool
  ) {
    guard let view, view.contents.target == nil else { return }
    let insets = view.adjustedContentInset
    if isDown, original.frame.minY < view.bounds.minY + insets.top, view.bounds.minY > -insets.top {
      contentOffsetAdjustment.y = preferred.size.height - original.size.height
    }
    if !isDown, original.frame.minX < view.bounds.minX + insets.left, view.bounds.minX > -insets.left {
      contentOffsetAdjustment.x = preferred.size.width - original.size.width
    }
  }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes and distances.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are laid out again.
  open var invalidateFlowLayoutAttributes = true
}
