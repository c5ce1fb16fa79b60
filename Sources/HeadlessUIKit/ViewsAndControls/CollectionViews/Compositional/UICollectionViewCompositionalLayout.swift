public import Foundation

/// Returns a section of a layout by its index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out every section by what it is composed of: items in groups, groups in sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  let state = CompositionalState()

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// A compositional layout: documents don't contain any.
  public required init?(coder: NSCoder) { nil }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    CompositionalReader(self)?.prepare()
  }

  open override var collectionViewContentSize: CGSize { state.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    CompositionalReader(self)?.elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    CompositionalReader(self)?.item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    CompositionalReader(self)?.supplement(elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    CompositionalReader(self)?.decoration(elementKind, section: indexPath.section)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    state.invalidate(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    CompositionalRoom(newBounds, self) != state.room
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
    context.keepSight(
      of: collectionView, preferredAttributes, originalAttributes, isDown: configuration.scrollDirection == .vertical)
    return context
  }

  override func asksPreferredSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.fitting != nil
  }

  override func itemsDidMove(_ map: ContentMap) { state.itemsDidMove(map) }

  override func surroundingsDidChange() {
    guard let collectionView, CompositionalRoom(collectionView.bounds, self) != state.room else { return }
    invalidateLayout()
  }

  override func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition) {
    CompositionalReader(self)?.reveal(path, at: position)
  }
}
