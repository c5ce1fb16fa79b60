import Foundation

/// The contents of a table view: reads the data source, knows the positions of rows, and holds cells for visible ones.
@MainActor final class TableContents: ListContents {
  unowned let table: UITableView
  var list: UITableView { table }

  let state = ListState<UITableViewCell>()
  let headerFooters = ReuseQueue<UITableViewHeaderFooterView>()
  var visible = VisibleTableViews()
  var geometry = TableGeometry()
  var fillers = TableFillers()

  var needsLoad = true
  /// Whether the visible cells still have to be created, however much of the geometry is known.
  private var needsRows = true
  /// The width and scale for which heights were measured.
  private struct MeasuredRoom: Equatable {
    var width: CGFloat = 0
    var scale: CGFloat = 0
  }
  private var measuredRoom = MeasuredRoom()
  /// The content's height at the last layout.
  var heightBefore: CGFloat = 0
  /// The row that is to be at a position, until the surrounding rows have their real heights.
  var target: (path: IndexPath, position: UITableView.ScrollPosition)?
  /// The part of a cell that a touch began on; nil for the row itself.
  var touchedPart: TouchedCellPart?
  /// Cells that rows brought along through an update, and the rows they are for now.
  var keptCells: [IndexPath: UITableViewCell] = [:]
  /// How the rows of the current update come and go.
  var rowAnimations = RowAnimations()
  /// How rows come and go where only an update's result is known.
  var standardRowAnimation = UITableView.RowAnimation.automatic

  init(table: UITableView) {
    self.table = table
  }

  // MARK: Loading

  func setNeedsReload() {
    needsLoad = true
    needsRows = true
    state.prefetching.forget()
    hideSwipe()
    dropViews()
    table.setNeedsLayout()
  }

  /// Heights have to be requested again; the cells stay.
  func heightsDidChange() {
    needsLoad = true
    visible.forgetHeights()
    table.setNeedsLayout()
  }

  /// The geometry, read from the data source where that hasn't happened yet.
  var loadedGeometry: TableGeometry {
    loadIfNeeded()
    return geometry
  }

  func takeOver(loaded content: TableGeometry) {
    geometry = content
    geometry.headerHeight = table.tableHeaderView?.frame.height ?? 0
    geometry.footerHeight = table.tableFooterView?.frame.height ?? 0
    takeOverContentSize()
  }

  /// Creates the visible cells if the data source hasn't been asked since the table was to be reloaded.
  func loadRowsIfNeeded() {
    if needsLoad || needsRows, !state.isDoing(.loading, .layingOut), !isUpdating { layOut() }
  }

  func takeOverContentSize() {
    let size = CGSize(width: table.bounds.width, height: rounding.round(geometry.height))
    if table.knownContentSize != size { table.contentSize = size }
  }

  var rounding: PixelRounding { PixelRounding(scale: table.layoutScale) }

  // MARK: Layout

  /// Places the visible views.
  func layOut() {
    let isWithin = state.isDoing(.layingOut)
    state.during(.layingOut) {
      if !isWithin { makeWaitingChanges() }
      needsRows = false
      layOutContent()
    }
  }

  private func layOutContent() {
    let room = MeasuredRoom(width: table.bounds.width, scale: table.layoutScale)
    if measuredRoom != room {
      if measuredRoom.scale != room.scale || visible.hasHeights { heightsDidChange() }
      measuredRoom = room
    }
    loadIfNeeded()
    layOutTableViews()
    // Rows that turn out higher or lower than estimated bring other rows into sight.
    for _ in 0..<8 {
      let height = geometry.height
      fill()
      if !moveToTarget(), height == geometry.height { break }
    }
    if table.bounds.height > 0 { target = nil }
    takeOverContentSize()
    clampOffset()
    for (path, cell) in keptCells.sorted(by: { $0.key < $1.key }) { remove(cell, path) }
    keptCells = [:]
    placeViews()
    prefetch()
  }

  private func layOutTableViews() {
    table.backgroundView?.frame = table.bounds
    takeOverTableHeader()
    if let footer = table.tableFooterView { setHeight(footer.frame.height, &geometry.footerHeight) }
  }

  private func setHeight(_ new: CGFloat, _ height: inout CGFloat) {
    if height != new { height = new }
  }

  func fill() {
    let sight = table.bounds
    recycle(outside: sight)
    guard sight.height > 0, sight.width > 0 else { return }
    var section = geometry.section(at: sight.minY) ?? geometry.sections.count
    while section < geometry.sections.count, geometry.top(ofSection: section) < sight.maxY {
      fill(section, sight: sight)
      section += 1
    }
    recycle(outside: table.bounds)
  }

  private func fill(_ section: Int, sight: CGRect) {
    showEdge(section, isHeader: true)
    guard geometry.sections.indices.contains(section) else { return }
    let top = geometry.topOfRows(section)
    var row = geometry.sections[section].rows.index(at: sight.minY - top) ?? geometry.sections[section].rows.count
    // The data source may have fewer rows when it has been asked for a cell.
    while geometry.sections.indices.contains(section), row < geometry.sections[section].rows.count {
      let y = geometry.top(ofRow: row, in: section)
      if y >= table.bounds.maxY { return }
      settleLowRow(IndexPath(row: row, section: section))
      if showsPixels(row, section) || !geometry.sections[section].isSettled(row) {
        showRow(IndexPath(row: row, section: section))
      }
      row += 1
    }
    guard geometry.sections.indices.contains(section), geometry.topOfFooter(section) < table.bounds.maxY else { return }
    showEdge(section, isHeader: false)
  }

  // MARK: Rows

  /// Whether a row that isn't taller than a pixel covers one: thousands may be in the visible area without showing.
  private func showsPixels(_ row: Int, _ section: Int) -> Bool {
    let height = geometry.sections[section].rows[row]
    return height >= 1 || height > 0 && frame(ofRow: IndexPath(row: row, section: section)).height > 0
  }

  /// Asks for a height before the cell is made where two rows before are lower than a pixel: thousands of estimated rows may follow
  /// each other in one pixel, and each would have a cell.
  private func settleLowRow(_ path: IndexPath) {
    let section = geometry.sections[path.section]
    guard path.row > 1, visible.cells[path] == nil, !section.isSettled(path.row) else { return }
    for row in [path.row - 2, path.row - 1] {
      guard section.isSettled(row), section.rows[row] * table.layoutScale < 1 else { return }
    }
    guard let height = TableReader(table: table).givenHeight(ofRow: path) else { return }
    geometry.settle(path.row, in: path.section, height: height)
    visible.hasHeights = true
  }

  private func showRow(_ path: IndexPath) {
    if let cell = visible.cells[path] {
      // Heights that are measured again for another width are measured in that width.
      let width = frame(ofRow: path).width
      if cell.bounds.width != width, !geometry.sections[path.section].isSettled(path.row) {
        cell.takeFrame(CGRect(x: cell.frame.minX, y: cell.frame.minY, width: width, height: cell.frame.height))
      }
      settle(path, cell)
      return
    }
    guard let dataSource = table.dataSource else { return }
    let isKept = keptCells[path] != nil
    let cell = keptCells.removeValue(forKey: path) ?? dataSource.tableView(table, cellForRowAt: path)
    guard geometry.contains(path) else { return }
    visible.cells[path] = cell
    prepare(cell, for: path)
    cell.frame = frame(ofRow: path)
    if cell.superview !== table { table.insertBehindRows(cell) }
    cell.isHidden = false
    settle(path, cell)
    cell.frame = frame(ofRow: path)
    if !isKept { table.delegate?.tableView(table, willDisplay: cell, forRowAt: path) }
  }

  func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    let rows = geometry.sections[path.section].rows.count
    cell.join(
      TableCellSurroundings(table: table, isFirst: path.row == 0, isLast: path.row == rows - 1),
      editing: editing(of: path), indentation: indentation(of: path))
    cell.isSelected = state.selection.contains(path)
  }

  private func indentation(of path: IndexPath) -> Int? {
    guard let delegate = table.delegate else { return nil }
    return OptionalMethod.call { delegate.tableView(table, indentationLevelForRowAt: path) }
  }

  /// Sets the row's height to its cell's fitting height, unless it is known.
  private func settle(_ path: IndexPath, _ cell: UITableViewCell) {
    if geometry.sections[path.section].isSettled(path.row) { return }
    let old = geometry.sections[path.section].rows[path.row]
    let height = TableReader(table: table).height(ofRow: path, cell: cell)
    let top = geometry.top(ofRow: path.row, in: path.section)
    geometry.settle(path.row, in: path.section, height: height)
    visible.hasHeights = true
    // The visible content stays in place when a row above turns out to be higher.
    if target == nil, top < table.bounds.minY, height != old, table.bounds.minY > -table.adjustedContentInset.top {
      table.bounds.origin.y += height - old
    }
  }

  func frame(ofRow path: IndexPath) -> CGRect {
    let top = geometry.top(ofRow: path.row, in: path.section)
    return frame(top: top, height: geometry.sections[path.section].rows[path.row])
  }

  /// In device pixels, edge by edge, so that rows touch.
  func frame(top: CGFloat, height: CGFloat) -> CGRect {
    let y = rounding.round(top)
    let inset = sectionInset
    return CGRect(
      x: inset.left, y: y, width: max(0, table.bounds.width - inset.left - inset.right),
      // The difference of two edges isn't exactly a number of pixels.
      height: max(0, rounding.round(rounding.round(top + height) - y)))
  }

  // MARK: Headers and footers

  private func showEdge(_ section: Int, isHeader: Bool) {
    let views: WritableKeyPath<VisibleTableViews, [Int: UIView]> = isHeader ? \.headers : \.footers
    let edge: WritableKeyPath<TableGeometry.Section, TableGeometry.Edge> = isHeader ? \.header : \.footer
    guard geometry.sections[section][keyPath: edge].exists else { return }
    let reader = TableReader(table: table)
    let isNew = visible[keyPath: views][section] == nil
    let view = visible[keyPath: views][section] ?? reader.view(ofEdge: section, isHeader: isHeader)
    if isNew, let view {
      visible[keyPath: views][section] = view
      add(view, isHeader: isHeader)
    }
    if !geometry.sections[section][keyPath: edge].isSettled {
      let height = reader.height(ofEdge: view, section: section, isHeader: isHeader)
      let padding = isHeader ? TableMetrics(table).headerPadding : 0
      geometry.change(section) { $0[keyPath: edge].settle(height, padding: padding) }
      visible.hasHeights = true
    }
    guard isNew, let view else { return }
    view.frame = frame(
      top: isHeader ? geometry.topOfHeader(section) : geometry.topOfFooter(section),
      height: geometry.sections[section][keyPath: edge].height)
    if isHeader {
      table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    } else {
      table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    }
  }

  private func add(_ view: UIView, isHeader: Bool) {
    (view as? UITableViewHeaderFooterView)?.join(table, isHeader: isHeader)
    if view.superview !== table { table.addSubview(view) }
  }
}
