import Foundation

/// The items of a collection view: it reads the data source, gets their positions from the layout, and keeps views for the visible
/// ones.
@MainActor final class CollectionContents: ListContents {
  unowned let view: UICollectionView
  var list: UICollectionView { view }

  let state = ListState<UICollectionViewCell>()
  var supplements: [String: ReuseQueue<UICollectionReusableView>] = [:]
  private var decorations: [String: [UICollectionReusableView]] = [:]
  /// The visible views by element; each stores its latest attributes.
  var visible: [CollectionElement: UICollectionReusableView] = [:]
  /// Elements with views whose display hasn't been reported to the delegate yet.
  private var unannounced: Set<CollectionElement> = []
  /// Elements whose views have returned their preferred size since the layout was last replaced or completely invalidated.
  private var sized: Set<CollectionElement> = []
  var counts: [Int] = []

  /// The outdated part: the layout, or the content and with it the layout.
  private enum Outdated { case nothing, layout, content }

  private var outdated = Outdated.content
  var needsLoad: Bool {
    get { outdated == .content }
    set { outdated = newValue ? .content : .layout }
  }

  private func setNeedsPrepare() {
    if outdated == .nothing { outdated = .layout }
  }

  /// The invalidation caused by the bounds being set.
  private var boundsInvalidation: UICollectionViewLayoutInvalidationContext?
  /// The item to scroll to and its position, kept until the items around it have their actual sizes.
  var target: (path: IndexPath, position: UICollectionView.ScrollPosition)?
  var movement: ItemMovement?
  var transition: LayoutTransition?
  /// The views before the current update; nil if no moments are shown.
  var motion: CollectionMotion?

  init(view: UICollectionView) {
    self.view = view
  }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  // MARK: Loading

  func setNeedsReload() {
    needsLoad = true
    state.isContentKnown = false
    state.prefetching.forget()
    hideSwipe()
    dropViews()
    sized = []
    let context = layout.newContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    view.setNeedsLayout()
  }

  var loadedCounts: [Int] {
    loadIfNeeded()
    return counts
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  func readContent() -> [Int] {
    guard let source = view.dataSource else { return [] }
    let sections = OptionalMethod.call { source.numberOfSections(in: view) } ?? 1
    return (0..<ItemCount.checked(sections, of: "sections", in: view)).map {
      ItemCount.checked(
        source.collectionView(view, numberOfItemsInSection: $0), of: "items in section \($0)", in: view)
    }
  }

  // MARK: The layout

  /// Handles a change of the layout object, which discards the measured sizes.
  func layoutIsOther() {
    sized = []
    setNeedsPrepare()
  }

  /// Handles an invalidation of the layout.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    setNeedsPrepare()
    if context.invalidateEverything || context.isWhole { sized = [] }
    for path in context.invalidatedItemIndexPaths ?? [] where context.preferred == nil {
      sized.remove(CollectionElement(.cell, path: path))
    }
    let size = context.contentSizeAdjustment
    if size != .zero {
      let known = view.knownContentSize
      view.contentSize = CGSize(width: known.width + size.width, height: known.height + size.height)
    }
    let offset = context.contentOffsetAdjustment
    if offset != .zero {
      view.bounds.origin = CGPoint(x: view.bounds.minX + offset.x, y: view.bounds.minY + offset.y)
    }
    view.setNeedsLayout()
  }

  func surroundingsDidChange() {
    layout.surroundingsDidChange()
  }

  /// Discards the measured sizes after a change of their conditions.
  func sizesDidChange() {
    sized = []
    let context = layout.newContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }

  /// Asks the layout about new bounds before they are set: layouts compare them with the view's current ones, as in Apple's guide.
  func boundsWillChange(to new: CGRect) {
    let isAsked = layout.shouldInvalidateLayout(forBoundsChange: new)
    boundsInvalidation = isAsked ? layout.invalidationContext(forBoundsChange: new) : nil
  }

  func takeBoundsInvalidation() -> UICollectionViewLayoutInvalidationContext? {
    defer { boundsInvalidation = nil }
    return boundsInvalidation
  }

  func boundsDidChange(from old: CGRect, _ invalidation: UICollectionViewLayoutInvalidationContext?) {
    if let invalidation { layout.invalidateLayout(with: invalidation) }
    if isFlipped, old.width != view.bounds.width { setNeedsPrepare() }
  }

  func prepareIfNeeded() {
    loadIfNeeded()
    guard outdated == .layout, !state.isDoing(.preparing, .loading), !isUpdating else { return }
    outdated = .nothing
    state.during(.preparing) { layout.prepare() }
    takeOverContentSize()
  }

  private func takeOverContentSize() {
    let size = layout.collectionViewContentSize
    let old = view.knownContentSize
    guard old != size else { return }
    let fromEnd = old.width - view.bounds.minX
    view.contentSize = size
    guard isFlipped, old.width != size.width, size.width > view.bounds.width else { return }
    // In this layout direction the content starts at the right and keeps that position.
    let isAtStart = old.width <= view.bounds.width || !view.scroll.isLaidOut
    let end = size.width - view.bounds.width + view.adjustedContentInset.right
    view.scroll.isOffsetSet = true
    view.bounds.origin.x = isAtStart ? end : size.width - fromEnd
  }

  // MARK: Laying out

  /// Places the views of the visible elements.
  func layOut() {
    guard !state.isDoing(.layingOut), !isUpdating else { return }
    state.during(.layingOut) {
      makeWaitingChanges()
      layOutContent()
    }
  }

  private func layOutContent() {
    view.backgroundView?.takeFrame(view.bounds)
    prepareIfNeeded()
    var inSight: [UICollectionViewLayoutAttributes] = []
    // Elements larger or smaller than estimated change which elements are visible.
    for pass in 0..<16 {
      moveToTarget()
      inSight = view.bounds.isEmpty ? [] : elements(in: view.bounds)
      // Views that leave the screen are reused for those that enter it.
      if pass == 0 { recycle(keeping: Set(inSight.map(\.key))) }
      let resized = show(inSight)
      prepareIfNeeded()
      if !resized, !moveToTarget() { break }
    }
    if !view.bounds.isEmpty { target = nil }
    recycle(keeping: Set(inSight.map(\.key)))
    placeSwipedRow()
    state.index?.place(in: view)
    announce(inSight)
    prefetch()
  }

  /// Gives each element its view and frame. Returns whether an element needs another size.
  private func show(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
    var isResized = false
    for attributes in elements {
      guard let element = visible[attributes.key] ?? make(attributes) else { continue }
      element.take(attributes, in: layout)
      if askPreferredSize(of: element, attributes) { isResized = true }
    }
    return isResized
  }

  private func askPreferredSize(
    of element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard layout.asksPreferredSize(attributes), sized.insert(attributes.key).inserted,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = element.preferredLayoutAttributesFitting(copy)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  /// Measures the view of an element again.
  func measureAgain(_ element: CollectionElement) {
    guard sized.remove(element) != nil else { return }
    view.setNeedsLayout()
  }

  // MARK: Views

  private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = attributes.key
    let made: UICollectionReusableView?
    switch key.category {
    case .cell: made = makeCell(key.path)
    case .supplementaryView: made = makeSupplement(key)
    case .decorationView: made = decorations[key.kind]?.popLast() ?? layout.makeDecoration(key.kind)
    }
    guard let made else { return nil }
    visible[key] = made
    unannounced.insert(key)
    made.owner = ListReference(view)
    if let cell = made as? UICollectionViewCell { prepare(cell, for: key.path) }
    if made.superview !== view { insert(made, key.category) }
    return made
  }

  func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    view.dataSource?.collectionView(view, cellForItemAt: movement?.source(of: path) ?? path)
  }

  /// Nil if the data source doesn't implement the method: apps set a header's size alone, for the space that it leaves.
  private func makeSupplement(_ key: CollectionElement) -> UICollectionReusableView? {
    guard let source = view.dataSource,
      let made = OptionalMethod.call({
        source.collectionView(view, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      })
    else { return nil }
    if made.reuseIdentifier != nil { return made }
    fatalError(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(key.kind), "
        + "\(key.path)) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"
        + "forIndexPath: or is nil.")
  }

  /// By default, decoration views are behind cells, and cells behind supplementary views.
  private func insert(_ made: UICollectionReusableView, _ category: UICollectionView.ElementCategory) {
    func rank(_ category: UICollectionView.ElementCategory) -> Int {
      switch category {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
    }
    let own = rank(category)
    // Searching from the end is fast even with many cells.
    let below = view.subviews.lastIndex { subview in
      (subview as? UICollectionReusableView)?.told.map { rank($0.key.category) <= own } == true
    }
    view.insertSubview(made, at: below.map { $0 + 1 } ?? (view.backgroundView?.superview === view ? 1 : 0))
  }

  func prepare(_ cell: UICollectionViewCell, for path: IndexPath) {
    cell.isSelected = state.selection.contains(path)
    cell.isEditing = isEditing(path)
  }

  private func announce(_ elements: [UICollectionViewLayoutAttributes]) {
    for attributes in elements where unannounced.contains(attributes.key) {
      unannounced.remove(attributes.key)
      guard let shown = visible[attributes.key] else { continue }
      if let cell = shown as? UICollectionViewCell, attributes.key.category == .cell {
        view.delegate?.collectionView(view, willDisplay: cell, forItemAt: attributes.key.path)
      } else if attributes.key.category == .supplementaryView {
        view.delegate?.collectionView(
          view, willDisplaySupplementaryView: shown, forElementKind: attributes.key.kind, at: attributes.key.path)
      }
    }
  }

  // MARK: Recycling

  /// Recycles views in the order of the items, so that cells are always reused in the same order.
  private func recycle(keeping wanted: Set<CollectionElement>) {
    for key in visible.keys.filter({ !wanted.contains($0) }).sorted() { remove(key) }
  }

  func remove(_ key: CollectionElement) {
    guard let shown = visible.removeValue(forKey: key) else { return }
    let wasShown = unannounced.remove(key) == nil
    sized.remove(key)
    shown.removeFromSuperview()
    shown.told = nil
    retire(shown, key)
    guard wasShown else { return }
    if let cell = shown as? UICollectionViewCell, key.category == .cell {
      view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      view.delegate?.collectionView(
        view, didEndDisplayingSupplementaryView: shown, forElementOfKind: key.kind, at: key.path)
    }
  }

  private func retire(_ shown: UICollectionReusableView, _ key: CollectionElement) {
    switch key.category {
    case .cell:
      if let cell = shown as? UICollectionViewCell { state.cells.put(cell) }
    case .supplementaryView: supplements[key.kind]?.put(shown)
    case .decorationView: decorations[key.kind, default: []].append(shown)
    }
  }

  /// Removes all visible views, so that they are created again.
  private func dropViews() {
    state.during(.layingOut) {
      for key in visible.keys.sorted() { remove(key) }
    }
  }

  /// Moves items to new positions, with their views.
  func rename(_ change: (CollectionElement) -> CollectionElement?) {
    let before = visible
    let wasUnannounced = unannounced
    let wasSized = sized
    var gone: [CollectionElement] = []
    (visible, unannounced, sized) = ([:], [], [])
    for key in before.keys.sorted() {
      guard let new = change(key), visible[new] == nil else {
        gone.append(key)
        continue
      }
      visible[new] = before[key]
      if wasUnannounced.contains(key) { unannounced.insert(new) }
      if wasSized.contains(key) { sized.insert(new) }
    }
    let kept = visible
    for key in gone {
      visible = [key: before[key]!]
      remove(key)
    }
    visible = kept
  }
}
