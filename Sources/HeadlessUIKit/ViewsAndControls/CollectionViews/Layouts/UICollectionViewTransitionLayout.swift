public import Foundation

/// The transition of a collection view from one layout to another: each element is between its two frames, by the transition's
/// progress.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// A transition layout: documents don't contain any.
  public required init?(coder: NSCoder) { nil }

  /// From 0, the current layout, to 1, the next one; values outside are allowed.
  open var transitionProgress: CGFloat = 0 {
    didSet { if oldValue != transitionProgress { invalidateLayout() } }
  }

  /// Stores a number for a subclass's own use.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// 0 for keys without a number.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  private var layouts: [UICollectionViewLayout] { [currentLayout, nextLayout] }

  open override func prepare() {
    super.prepare()
    for layout in layouts { layout.prepare() }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var known: Set<CollectionElement> = []
    let found = layouts.flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
    return found.filter { known.insert($0.key).inserted }.compactMap { mixture(of: $0.key) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixture(of: CollectionElement(.cell, path: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixture(of: CollectionElement(.supplementaryView, kind: elementKind, path: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixture(of: CollectionElement(.decorationView, kind: elementKind, path: indexPath))
  }

  /// An element that only one of the layouts has fades in or out in its frame there.
  private func mixture(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.attributes(of: element)
    let to = nextLayout.attributes(of: element)
    guard let result = (to ?? from)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    result.fitting = nil
    guard let from, let to else {
      let presence = to == nil ? 1 - transitionProgress : transitionProgress
      result.alpha *= min(max(presence, 0), 1)
      return result
    }
    result.size = CGSize(
      width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
    result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    result.alpha = between(from.alpha, to.alpha)
    result.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
    if !CATransform3DIsIdentity(from.transform3D) || !CATransform3DIsIdentity(to.transform3D) {
      result.transform3D = from.transform3D.interpolated(to: to.transform3D, at: transitionProgress)
    }
    return result
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    nextLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  // MARK: Both layouts

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    for layout in layouts { layout.invalidateLayout(with: layout.newContext(like: context)) }
  }

  override func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    nextLayout.makeDecoration(kind) ?? currentLayout.makeDecoration(kind)
  }

  override func asksPreferredSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  override func itemsDidMove(_ map: ContentMap) { for layout in layouts { layout.itemsDidMove(map) } }
  override func surroundingsDidChange() { for layout in layouts { layout.surroundingsDidChange() } }
}

extension UICollectionViewLayout {
  /// The layout's attributes of an element, in its own coordinates.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }

  /// Converts another layout's context for changed data to the layout's own class.
  func newContext(
    like other: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.invalidateEverything = other.invalidateEverything
    context.invalidateDataSourceCounts = other.invalidateDataSourceCounts
    return context
  }
}

extension CATransform3D {
  /// Element by element: exact for moves and scales, which is what layouts use.
  fileprivate func interpolated(to other: CATransform3D, at fraction: CGFloat) -> CATransform3D {
    func between(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * fraction
    }
    return CATransform3D(
      m11: between(\.m11), m12: between(\.m12), m13: between(\.m13), m14: between(\.m14), m21: between(\.m21),
      m22: between(\.m22), m23: between(\.m23), m24: between(\.m24), m31: between(\.m31), m32: between(\.m32),
      m33: between(\.m33), m34: between(\.m34), m41: between(\.m41), m42: between(\.m42), m43: between(\.m43),
      m44: between(\.m44))
  }
}
