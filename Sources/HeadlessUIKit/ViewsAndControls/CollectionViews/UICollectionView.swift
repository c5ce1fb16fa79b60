public import Foundation

/// A view that shows items at the positions given by a layout. Only visible items have views.
///
/// The members that apps use and override are declared here; their implementations are in the extensions beside this file and in
/// `CollectionContents`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  private(set) var contents: CollectionContents!

  // Repeated by RuntimeInitializable.
  /// - Parameters:
  ///   - frame: in points, in the future superview's coordinates.
  ///   - layout: the layout, which then belongs to this view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    prepareCollection()
  }

  /// Creates a view with a flow layout. UIKit stops the app here because the layout is missing.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionView.elementLayout(coder)
    super.init(coder: coder)
    prepareCollection()
    InterfaceCoder.read(self, as: UICollectionView.self, coder)
  }

  private func prepareCollection() {
    contents = CollectionContents(view: self)
    collectionViewLayout.attachedView = self
    takeListBackground(.systemBackground)
  }

  /// The background colour behind the items if the app sets none.
  private var standardBackground: UIColor?
  /// Retains the data source that shows the prototypes on a document's canvas.
  var canvasItems: CanvasCollectionItems?

  func takeListBackground(_ color: UIColor?) {
    guard backgroundColor == standardBackground, color != standardBackground else { return }
    backgroundColor = color
    standardBackground = color
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if oldValue !== collectionViewLayout { contents.layoutDidChange(from: oldValue) } }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Starts a transition to another layout. Until it is finished or cancelled, the returned layout's `transitionProgress` sets its
  /// progress.
  @discardableResult open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { contents.startTransition(to: layout, completion) }
  open func finishInteractiveTransition() { contents.endTransition(isFinished: true) }
  open func cancelInteractiveTransition() { contents.endTransition(isFinished: false) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    contents.attributes(of: CollectionElement(.cell, path: indexPath))
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    contents.attributes(of: CollectionElement(.supplementaryView, kind: kind, path: indexPath))
  }

  open override var contentSize: CGSize {
    get {
      contents?.prepareIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // MARK: Content

  /// Stored but unused: drag and drop isn't simulated.
  open var isSpringLoaded = false
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { contents.setNeedsReload() } }
  }
  /// The delegate of the collection view; as the scroll view's delegate it also observes scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if oldValue !== delegate { contents.sizesDidChange() }
    }
  }

  override func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UICollectionViewDelegate
  }
  /// The object that is notified of items that will soon be visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if oldValue !== prefetchDataSource { contents.state.prefetching.sourceDidChange(of: self) } }
  }
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled, !oldValue { setNeedsLayout() } }
  }

  open func reloadData() { contents.reloadData() }
  open var numberOfSections: Int { contents.loadedCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { contents.numberOfItems(in: section) }

  // MARK: Cells and supplementary views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    contents.state.cells.register(cellClass, for: identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    contents.state.cells.register(nib, for: identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    contents.supplements(elementKind).register(viewClass, for: identifier)
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    contents.supplements(kind).register(nib, for: identifier)
  }

  /// Returns a cell that left the screen, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { contents.dequeueCell(identifier, for: indexPath) }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { contents.dequeueSupplement(elementKind, identifier, for: indexPath) }
  /// Returns a cell of a registration's class, configured by the registration.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { contents.dequeue(registration, for: indexPath, item: item) }
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { contents.dequeue(registration, for: indexPath) }

  /// Returns the cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { contents.cell(at: indexPath) }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { contents.path(of: cell) }
  open var visibleCells: [UICollectionViewCell] { contents.cellsInSight }
  open var indexPathsForVisibleItems: [IndexPath] { contents.itemsInSight }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    contents.visible[CollectionElement(.supplementaryView, kind: elementKind, path: indexPath)]
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    contents.supplementsInSight(elementKind).compactMap { contents.visible[$0] }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    contents.supplementsInSight(elementKind).map(\.path)
  }
  open func indexPath(for supplementaryView: UICollectionReusableView) -> IndexPath? {
    contents.visible.first { $0.value === supplementaryView }?.key.path
  }
  /// Returns the item at a point in the content, in points.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { contents.item(at: point) }

  /// The view behind the items, of the collection view's size; it doesn't scroll.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(animated) { contents.scroll(to: indexPath, at: scrollPosition) }
  }

  // MARK: Changes

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    contents.batch(updates)
    ListMotion.end { completion?(true) }
  }
  open var hasUncommittedUpdates: Bool { contents.isUpdating }
  open func insertSections(_ sections: IndexSet) { contents.update { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { contents.update { $0.deletedSections.formUnion(sections) } }
  open func reloadSections(_ sections: IndexSet) { contents.update { $0.reloadedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    contents.update { $0.movedSections.append((section, newSection)) }
  }
  open func insertItems(at indexPaths: [IndexPath]) { contents.update { $0.insertedItems += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { contents.update { $0.deletedItems += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { contents.update { $0.reloadedItems += indexPaths } }
  open func reconfigureItems(at indexPaths: [IndexPath]) { contents.reconfigure(indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    contents.update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Reordering

  /// Begins to move an item. Returns whether the data source permits it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { contents.beginMoving(indexPath) }
  /// - Parameter targetPosition: the item's centre, in points of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { contents.moveItem(to: targetPosition) }
  open func endInteractiveMovement() { contents.endMoving() }
  open func cancelInteractiveMovement() { contents.cancelMoving() }
  /// Stored but unused: touches don't move or edit rows.
  open var reorderingCadence: ReorderingCadence = .immediate
  /// Stored but unused: drag and drop isn't simulated.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Stored but unused: drag and drop isn't simulated.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Stored but unused: drag and drop isn't simulated.
  open var dragInteractionEnabled = true
  /// Always false: nothing is dragged and dropped.
  open var hasActiveDrag: Bool { false }
  /// Always false: nothing is dragged and dropped.
  open var hasActiveDrop: Bool { false }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if oldValue != allowsMultipleSelectionDuringEditing { contents.editingDidChange() } }
  }
  open var indexPathsForSelectedItems: [IndexPath]? { contents.state.selection.paths }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard contents.select(indexPath), let indexPath, !scrollPosition.isEmpty else { return }
    scroll(animated) { contents.scroll(to: indexPath, at: scrollPosition) }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { contents.deselect(indexPath) }
  /// Simulates a tap on an item: highlights and selects it and calls the delegate, in UIKit's order.
  package func tapItem(at indexPath: IndexPath) { contents.tap(indexPath) }

  /// The interaction that shows the delegate's context menus for items.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction(of: self) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contents.beginTouch(at: touch.location(in: self)) }
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contents.endTouch(isCancelled: false, at: touch.location(in: self)) }
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contents.endTouch(isCancelled: true, at: touch.location(in: self)) }
    super.touchesCancelled(touches, with: event)
  }

  open var isEditing = false {
    didSet { if oldValue != isEditing { contents.editingDidChange() } }
  }
  open var selectionFollowsFocus = false
  /// Stored but unused: only finger touches are simulated.
  open var allowsFocus = true
  /// Stored but unused: only finger touches are simulated.
  open var allowsFocusDuringEditing = false
  /// Stored but unused: only finger touches are simulated.
  open var remembersLastFocusedIndexPath = false

  // MARK: Surroundings

  open override func layoutSubviews() {
    contents.layOut()
    super.layoutSubviews()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    contents?.surroundingsDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contents?.surroundingsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contents?.surroundingsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contents?.surroundingsDidChange()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { contents?.surroundingsDidChange() }
  }

  override var knownContentSize: CGSize { super.contentSize }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    contents?.boundsWillChange(to: newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    // The offset may change once more.
    let invalidation = contents?.takeBoundsInvalidation()
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
    contents?.boundsDidChange(from: oldBounds, invalidation)
  }

  override func textSizeDidChange(from previous: UITraitCollection) {
    contents?.sizesDidChange()
  }
}
