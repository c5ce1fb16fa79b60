public import Foundation

/// A view that shows rows in sections. Only visible rows have cells.
///
/// The members that apps use and override are declared here; their implementations are in the extensions beside this file and in
/// `TableContents`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style passed to the initializer, unless a subclass overrides it.
  open var style: Style { givenStyle }
  private let givenStyle: Style

  private(set) var contents: TableContents!

  // Repeated by RuntimeInitializable.
  /// - Parameter frame: in points, in the future superview's coordinates.
  public init(frame: CGRect, style: Style) {
    givenStyle = style
    super.init(frame: frame)
    prepareTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public convenience init() { self.init(frame: .zero, style: .plain) }

  public required init?(coder: NSCoder) {
    givenStyle = UITableView.elementStyle(coder)
    super.init(coder: coder)
    prepareTable()
    InterfaceCoder.read(self, as: UITableView.self, coder)
  }

  private func prepareTable() {
    contents = TableContents(table: self)
    core.listOfSubviews = style.environment
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The static rows from the table's document; nil if a data source provides the rows.
  var staticContents: StaticTableContents?
  /// Retains the data source that shows the prototypes on a document's canvas.
  var canvasRows: CanvasTableRows?

  override func takesReadableWidth() -> Bool {
    cellLayoutMarginsFollowReadableWidth = true
    return true
  }

  // MARK: Content

  /// Stored but unused: drag and drop isn't simulated.
  open var isSpringLoaded = false
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { contents.setNeedsReload() } }
  }

  /// The delegate of the table; as the scroll view's delegate it also observes scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if oldValue !== delegate { contents.heightsDidChange() }
    }
  }

  override func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITableViewDelegate
  }

  /// The object that is notified of rows that will soon be visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if oldValue !== prefetchDataSource { contents.state.prefetching.sourceDidChange(of: self) } }
  }
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled, !oldValue { setNeedsLayout() } }
  }

  open func reloadData() {
    contents.reloadData()
    // The data source is asked for the counts immediately, and for cells during layout.
    if dataSource != nil { contents.loadIfNeeded() }
  }

  /// The number of sections; 1 without a data source.
  open var numberOfSections: Int { dataSource == nil ? 1 : contents.loadedGeometry.sections.count }
  open func numberOfRows(inSection section: Int) -> Int { contents.numberOfItems(in: section) }

  open override var contentSize: CGSize {
    get {
      contents?.loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    contents.state.cells.register(cellClass, for: identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    contents.state.cells.register(nib, for: identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.headerFooters.register(nib, for: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.headerFooters.register(aClass, for: identifier)
  }

  /// Returns a cell that left the screen, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    contents.dequeueCell(identifier)
  }
  /// Returns a cell that left the screen, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    contents.dequeueCell(identifier, for: indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    contents.dequeueHeaderFooter(identifier)
  }

  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { contents.visible.cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { contents.visible.indexPath(of: cell) }
  open var visibleCells: [UITableViewCell] { contents.cellsInSight }
  open var indexPathsForVisibleRows: [IndexPath]? {
    let paths = contents.itemsInSight
    return paths.isEmpty ? nil : paths
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.visible.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.visible.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Geometry, in points of the content

  open func rect(forSection section: Int) -> CGRect { contents.rect(forSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { contents.rectForHeader(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { contents.rectForFooter(section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { contents.rectForRow(indexPath) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { contents.item(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { contents.indexPathsForRows(in: rect) }

  /// The height of rows in points; `automaticDimension` for self-sizing cells.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != rowHeight { contents.heightsDidChange() } }
  }
  /// Whether section titles have their own height instead of the table's, as in grouped tables of documents, for which Interface
  /// Builder writes 18 for the standard. Its saved frames show it (first rows at 55.33 below a title).
  var titlesHaveTheirOwnHeight = false
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderHeight { contents.heightsDidChange() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionFooterHeight { contents.heightsDidChange() } }
  }
  /// The estimated height of rows that haven't been visible; 0 to ask for the heights of all rows immediately.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { contents.heightsDidChange() } }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != estimatedSectionHeaderHeight { contents.heightsDidChange() } }
  }
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != estimatedSectionFooterHeight { contents.heightsDidChange() } }
  }
  /// The space above each section header; by default 22 points in plain tables and 0 in others.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderTopPadding { contents.heightsDidChange() } }
  }
  /// The height of the empty rows below the last row of a plain table, in points; 0 for none.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if oldValue != fillerRowHeight { setNeedsLayout() } }
  }
  /// Whether a row is measured again when its cell invalidates its intrinsic size, or hosted content changes its size.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Stored but unused: how UIKit weighs it isn't documented.
  open var contentHuggingElements: ContentHuggingElements = .sectionHeaders

  /// The view above all sections, with the height of its frame.
  open var tableHeaderView: UIView? {
    didSet { if oldValue !== tableHeaderView { contents.tableHeaderDidChange(from: oldValue) } }
  }
  /// The view below all sections, with the height of its frame.
  open var tableFooterView: UIView? {
    didSet { if oldValue !== tableFooterView { contents.tableFooterDidChange(from: oldValue) } }
  }
  /// The view behind the rows, of the table's size; it doesn't scroll.
  open var backgroundView: UIView? {
    didSet { if oldValue !== backgroundView { contents.backgroundDidChange(from: oldValue) } }
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(animated) { contents.scroll(to: indexPath, at: scrollPosition) }
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(animated) { contents.scrollToNearestSelectedRow(at: scrollPosition) }
  }

  // MARK: Changes

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    ListMotion.end { completion?(true) }
  }
  open func beginUpdates() { contents.beginUpdates() }
  open func endUpdates() { contents.endUpdates() }
  open var hasUncommittedUpdates: Bool { contents.isUpdating }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    contents.insert(sections, animation)
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    contents.delete(sections, animation)
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    contents.reload(sections, animation)
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    contents.update { $0.movedSections.append((section, newSection)) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    contents.insert(indexPaths, animation)
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    contents.delete(indexPaths, animation)
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    contents.reload(indexPaths, animation)
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { contents.reconfigure(indexPaths) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    contents.update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if oldValue != allowsMultipleSelectionDuringEditing { contents.editingDidChange() } }
  }
  open var indexPathForSelectedRow: IndexPath? { contents.state.selection.paths.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = contents.state.selection.paths
    return paths.isEmpty ? nil : paths
  }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard contents.select(indexPath), let indexPath, scrollPosition != .none else { return }
    scroll(animated) { contents.scroll(to: indexPath, at: scrollPosition) }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { contents.deselect(indexPath) }
  /// Simulates a tap on a row: highlights and selects it and calls the delegate, in UIKit's order.
  package func tapRow(at indexPath: IndexPath) { contents.tap(indexPath) }

  /// Simulates a tap on a row's detail button.
  package func tapAccessoryButton(at indexPath: IndexPath) { contents.tapAccessoryButton(at: indexPath) }

  /// The interaction that shows the delegate's context menus for rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction(of: self) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contents.touchBegan(at: touch.location(in: self)) }
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contents.touchEnded(isCancelled: false, at: touch.location(in: self)) }
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contents.touchEnded(isCancelled: true, at: touch.location(in: self)) }
    super.touchesCancelled(touches, with: event)
  }

  open var selectionFollowsFocus = false
  /// Stored but unused: only finger touches are simulated.
  open var allowsFocus = true
  /// Stored but unused: only finger touches are simulated.
  open var allowsFocusDuringEditing = false
  /// Stored but unused: only finger touches are simulated.
  open var remembersLastFocusedIndexPath = false

  // MARK: Editing

  open var isEditing = false {
    didSet { if oldValue != isEditing { contents.editingDidChange() } }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Stored but unused: drag and drop isn't simulated.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Stored but unused: drag and drop isn't simulated.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Stored but unused: drag and drop isn't simulated.
  open var dragInteractionEnabled = true
  /// Always false: drag and drop isn't simulated.
  open var hasActiveDrag: Bool { false }
  /// Always false: drag and drop isn't simulated.
  open var hasActiveDrop: Bool { false }

  // MARK: Looks

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { contents.looksDidChange() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { contents.looksDidChange() }
  }
  /// The insets of separators in points; the top and bottom insets are ignored.
  open var separatorInset: UIEdgeInsets {
    get { chosenSeparatorInset ?? UIEdgeInsets(top: 0, left: contents.cellMargins.left, bottom: 0, right: 0) }
    set {
      guard newValue != chosenSeparatorInset else { return }
      chosenSeparatorInset = newValue
      contents.looksDidChange()
    }
  }
  var chosenSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { contents.looksDidChange() }
  }
  /// The visual effect of separators; nil for their plain colour.
  open var separatorEffect: UIVisualEffect? {
    didSet { contents.looksDidChange() }
  }
  /// Whether content is limited to the readable width in wide tables.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { contents.marginsDidChange() }
  }
  /// Whether the content of cells, headers and footers stays within the safe area.
  open var insetsContentViewsToSafeArea = true {
    didSet { contents.marginsDidChange() }
  }

  // The index at the trailing edge, if the data source has titles for it.

  /// The minimum number of rows for the index to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if oldValue != sectionIndexMinimumDisplayRowCount { reloadSectionIndexTitles() } }
  }
  /// The index's text colour; nil for the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet { contents.indexLooksDidChange() }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { contents.indexLooksDidChange() }
  }
  /// The index's background colour while it is touched; nil for the normal background colour.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { contents.indexLooksDidChange() }
  }
  open func reloadSectionIndexTitles() {
    contents.loadIfNeeded()
    contents.reloadIndex()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    contents.layOut()
    super.layoutSubviews()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contents?.marginsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contents?.marginsDidChange()
  }

  override var standardMargins: UIEdgeInsets {
    let margin = screenConfiguration.systemMinimumMargin
    return UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
  }

  /// Rows and headers inherit the side margins. The top and bottom margins are the table's only: the content of the first row isn't
  /// lower in its cell than that of the others.
  override var marginsForSubviews: UIEdgeInsets {
    let margins = layoutMargins
    return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
  }

  override var knownContentSize: CGSize { super.contentSize }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
  }

  override func textSizeDidChange(from previous: UITraitCollection) { contents?.heightsDidChange() }
}
