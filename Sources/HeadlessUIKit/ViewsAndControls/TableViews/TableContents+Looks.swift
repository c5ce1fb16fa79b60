import Foundation

extension TableContents {
  /// The insets of sections from the table's edges, in points: inset groups have the table's margins at their sides.
  var sectionInset: UIEdgeInsets {
    guard table.style == .insetGrouped else { return .zero }
    let margins = table.layoutMargins
    return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
  }

  /// The margins of cells, headers and footers before the safe area, in points.
  var cellMargins: UIEdgeInsets {
    let margin = table.screenConfiguration.tableMargin
    guard table.style != .insetGrouped else {
      let inner = table.traitCollection.userInterfaceIdiom == .phone ? min(margin, 20) : 16
      return UIEdgeInsets(top: 0, left: inner, bottom: 0, right: inner)
    }
    guard table.cellLayoutMarginsFollowReadableWidth else {
      return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
    let readable = table.readableInsets
    let area = table.safeAreaInsets
    return UIEdgeInsets(
      top: 0, left: max(margin, readable.left - area.left), bottom: 0, right: max(margin, readable.right - area.right))
  }

  /// The insets of content views from the edges of their cells, in points.
  var contentInset: UIEdgeInsets {
    let insets = table.insetsContentViewsToSafeArea && table.style != .insetGrouped ? table.safeAreaInsets : .zero
    let isRightToLeft = table.isRightToLeft
    return UIEdgeInsets(
      top: 0, left: insets.left + (isRightToLeft ? indexWidth : 0), bottom: 0,
      right: insets.right + (isRightToLeft ? 0 : indexWidth))
  }

  func looksDidChange() {
    for (path, cell) in visible.cells { prepare(cell, for: path) }
    table.setNeedsLayout()
  }

  func marginsDidChange() {
    for cell in visible.cells.values {
      cell.updateMargins()
      cell.setNeedsLayout()
    }
    for view in visible.headers.values { view.updateMargins() }
    for view in visible.footers.values { view.updateMargins() }
    table.setNeedsLayout()
  }

  // MARK: Editing

  func editing(of path: IndexPath) -> CellEditing {
    guard table.isEditing, let dataSource = table.dataSource else { return CellEditing() }
    guard dataSource.tableView(table, canEditRowAt: path) else { return CellEditing() }
    var editing = CellEditing(isEditing: true)
    let style = table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    editing.style = style
    editing.isMultipleSelection = table.allowsMultipleSelectionDuringEditing
    if let delegate = table.delegate {
      editing.indents = OptionalMethod.call { delegate.tableView(table, shouldIndentWhileEditingRowAt: path) }
    }
    editing.showsReorderControl = dataSource.tableView(table, canMoveRowAt: path)
    return editing
  }

  func editingDidChange() {
    for (path, cell) in visible.cells { prepare(cell, for: path) }
    table.setNeedsLayout()
  }

  // MARK: The table's own views

  func tableHeaderDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let view = table.tableHeaderView { table.addSubview(view) }
    tableViewsDidChange()
  }

  func tableFooterDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let view = table.tableFooterView { table.addSubview(view) }
    tableViewsDidChange()
  }

  /// Uses the height of the table's own header. A group is closer to it than to the top of a table without one.
  func takeOverTableHeader() {
    let height = table.tableHeaderView?.frame.height ?? 0
    guard height != geometry.headerHeight else { return }
    let appears = (height > 0) != (geometry.headerHeight > 0)
    geometry.headerHeight = height
    guard appears, table.style != .plain, !geometry.sections.isEmpty else { return }
    heightsDidChange()
    loadIfNeeded()
  }

  private func tableViewsDidChange() {
    takeOverTableHeader()
    geometry.footerHeight = table.tableFooterView?.frame.height ?? 0
    table.setNeedsLayout()
  }

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let view = table.backgroundView else { return }
    view.frame = table.bounds
    table.insertSubview(view, at: 0)
  }
}

extension UITableView {
  /// Cells are behind headers and footers, and earlier rows above later ones.
  func insertBehindRows(_ cell: UIView) {
    insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
  }
}

extension UIView {
  /// Sets the frame if it has changed.
  func takeFrame(_ frame: CGRect) {
    if !untransformedFrame.isNearlyEqual(to: frame) { self.frame = frame }
  }
}
