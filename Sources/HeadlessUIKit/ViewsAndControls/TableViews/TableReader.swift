import Foundation

/// Asks a table's data source and delegate what there is and how high it is.
@MainActor struct TableReader {
  let table: UITableView

  private var isGrouped: Bool { table.style != .plain }

  // MARK: Sections

  func read() -> TableGeometry {
    guard let dataSource = table.dataSource else { return TableGeometry() }
    let count = OptionalMethod.call { dataSource.numberOfSections(in: table) } ?? 1
    let counts = (0..<ItemCount.checked(count, of: "sections", in: table)).map {
      ItemCount.checked(
        dataSource.tableView(table, numberOfRowsInSection: $0), of: "rows in section \($0)", in: table)
    }
    let rule = rowRule(firstSectionWithRows: counts.firstIndex { $0 > 0 })
    return TableGeometry(
      sections: counts.enumerated().map { section, rows in
        var result = TableGeometry.Section(rows: HeightIndex(count: 0, height: 0))
        (result.rows, result.settledRows) = heights(of: rows, in: section, by: rule)
        result.header = edge(section, isHeader: true)
        result.footer = edge(section, isHeader: false)
        return result
      })
  }

  // MARK: Rows

  /// How a table determines the heights of its rows.
  private enum RowRule {
    case fixed(CGFloat)
    case askedAtOnce
    case estimated(CGFloat)
    case estimatedByDelegate
  }

  private func rowRule(firstSectionWithRows section: Int?) -> RowRule {
    guard let section else { return .fixed(0) }
    let path = IndexPath(row: 0, section: section)
    let asksHeights = delegateHeight(ofRow: path) != nil
    if !asksHeights, table.rowHeight >= 0 { return .fixed(table.rowHeight) }
    if let delegate = table.delegate,
      OptionalMethod.call({ delegate.tableView(table, estimatedHeightForRowAt: path) }) != nil
    {
      return .estimatedByDelegate
    }
    if table.estimatedRowHeight == 0, asksHeights { return .askedAtOnce }
    let known = table.rowHeight >= 0 ? table.rowHeight : TableMetrics(table).standardRowHeight
    return .estimated(table.estimatedRowHeight > 0 ? table.estimatedRowHeight : known)
  }

  private func heights(of count: Int, in section: Int, by rule: RowRule) -> (HeightIndex, [Bool]?) {
    switch rule {
    case .fixed(let height): return (HeightIndex(count: count, height: height), nil)
    case .estimated(let height):
      return (HeightIndex(count: count, height: height), Array(repeating: false, count: count))
    case .askedAtOnce:
      let heights = (0..<count).map { delegateHeight(ofRow: IndexPath(row: $0, section: section)) ?? table.rowHeight }
      let standard = TableMetrics(table).standardRowHeight
      return (HeightIndex(heights.map { $0 < 0 ? standard : $0 }), heights.map { $0 >= 0 })
    case .estimatedByDelegate:
      let standard = TableMetrics(table).standardRowHeight
      let estimates = (0..<count).map { row in
        let asked = table.delegate?.tableView(
          table, estimatedHeightForRowAt: IndexPath(row: row, section: section))
        return asked.map { $0 < 0 ? standard : $0 } ?? standard
      }
      return (HeightIndex(estimates), Array(repeating: false, count: count))
    }
  }

  private func delegateHeight(ofRow path: IndexPath) -> CGFloat? {
    guard let delegate = table.delegate else { return nil }
    return OptionalMethod.call { delegate.tableView(table, heightForRowAt: path) }
  }

  /// The height that the delegate or the table sets; nil if the cell determines it.
  func givenHeight(ofRow path: IndexPath) -> CGFloat? {
    let asked = delegateHeight(ofRow: path) ?? table.rowHeight
    return asked >= 0 ? asked : nil
  }

  func height(ofRow path: IndexPath, cell: UITableViewCell) -> CGFloat {
    cell.parts.separatorRoom = 0
    if let given = givenHeight(ofRow: path) { return given }
    let width = cell.frame.width
    let arranger = CellArranger(cell)
    arranger.prepareForMeasuring()
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = PixelRounding(scale: table.layoutScale).roundUp(max(0, size.height))
    guard height > 0, table.separatorStyle != .none, arranger.sizesItself else { return height }
    // The separator is below a content that determines its height.
    cell.parts.separatorRoom = 1 / table.layoutScale
    return height + cell.parts.separatorRoom
  }

  // MARK: Headers and footers

  private func title(_ section: Int, isHeader: Bool) -> String? {
    guard let dataSource = table.dataSource else { return nil }
    return isHeader
      ? dataSource.tableView(table, titleForHeaderInSection: section)
      : dataSource.tableView(table, titleForFooterInSection: section)
  }

  private func edge(_ section: Int, isHeader: Bool) -> TableGeometry.Edge {
    var edge = TableGeometry.Edge()
    let metrics = TableMetrics(table)
    var asked = delegateHeight(ofEdge: section, isHeader: isHeader)
    let hasTitle = title(section, isHeader: isHeader)?.isEmpty == false
    // In a grouped table zero means the default height if there is content. Without content the height is zero.
    if isGrouped, asked == 0, hasTitle { asked = UITableView.automaticDimension }
    let height = asked ?? ownHeight(isHeader: isHeader, hasTitle: hasTitle)
    let mayHaveView = table.delegate != nil
    edge.exists = hasTitle || mayHaveView || (isGrouped && height != 0) || height > 0
    if height >= 0 {
      // Without content, the table's own height for headers doesn't apply to plain tables.
      edge.height = asked == nil && !isGrouped && !hasTitle && !mayHaveView ? 0 : height
      // Whether there is a view is only known after it is requested.
      edge.isSettled = isGrouped && asked == 0 ? !mayHaveView : asked != nil || hasTitle || isGrouped
    } else if hasTitle {
      edge.height = estimate(section, isHeader: isHeader) ?? metrics.titleHeight(isHeader: isHeader, section: section)
      edge.isSettled = false
    } else if isGrouped {
      edge.height = metrics.emptyEdgeHeight(isHeader: isHeader, section: section)
      edge.isSettled = !mayHaveView
    } else {
      edge.height = mayHaveView ? estimate(section, isHeader: isHeader) ?? 0 : 0
      edge.isSettled = !mayHaveView
    }
    if isHeader, edge.height > 0 { edge.padding = metrics.headerPadding }
    return edge
  }

  /// The table's height for headers or footers.
  private func ownHeight(isHeader: Bool, hasTitle: Bool) -> CGFloat {
    if hasTitle, table.titlesHaveTheirOwnHeight { return UITableView.automaticDimension }
    return isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
  }

  private func estimate(_ section: Int, isHeader: Bool) -> CGFloat? {
    if let delegate = table.delegate {
      let asked = OptionalMethod.call {
        isHeader
          ? delegate.tableView(table, estimatedHeightForHeaderInSection: section)
          : delegate.tableView(table, estimatedHeightForFooterInSection: section)
      }
      if let asked, asked > 0 { return asked }
    }
    let own = isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    return own > 0 ? own : nil
  }

  private func delegateHeight(ofEdge section: Int, isHeader: Bool) -> CGFloat? {
    guard let delegate = table.delegate else { return nil }
    return OptionalMethod.call {
      isHeader
        ? delegate.tableView(table, heightForHeaderInSection: section)
        : delegate.tableView(table, heightForFooterInSection: section)
    }
  }

  /// A section's header or footer; nil if it has no content.
  func view(ofEdge section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? table.delegate?.tableView(table, viewForHeaderInSection: section)
      : table.delegate?.tableView(table, viewForFooterInSection: section)
    return own ?? titleView(section, isHeader: isHeader)
  }

  private func titleView(_ section: Int, isHeader: Bool) -> UIView? {
    guard let title = title(section, isHeader: isHeader), !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.showTitle(title, isHeader: isHeader, style: table.style)
    return view
  }

  /// The height of a header or a footer whose view is at hand, in points.
  func height(ofEdge view: UIView?, section: Int, isHeader: Bool) -> CGFloat {
    let asked = delegateHeight(ofEdge: section, isHeader: isHeader)
    let own = ownHeight(isHeader: isHeader, hasTitle: (view as? UITableViewHeaderFooterView)?.showsTitle == true)
    let height = isGrouped && asked == 0 && view != nil ? UITableView.automaticDimension : asked ?? own
    if height >= 0 { return view == nil && asked == nil ? 0 : height }
    let metrics = TableMetrics(table)
    guard let view else {
      return isGrouped ? metrics.emptyEdgeHeight(isHeader: isHeader, section: section) : 0
    }
    let width = table.bounds.width - table.contents.sectionInset.left - table.contents.sectionInset.right
    if let titled = view as? UITableViewHeaderFooterView, titled.showsTitle {
      return metrics.titleHeight(isHeader: isHeader, section: section, view: titled, width: width)
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let fitting = PixelRounding(scale: table.layoutScale).roundUp(size.height)
    // A view without constraints has no fitting height and gets that of a title.
    return fitting > 0 ? fitting : metrics.titleHeight(isHeader: isHeader, section: section)
  }
}

extension TableGeometry.Edge {
  /// Sets the measured height, for which there may be no estimate. A plain section without a header has no space above it.
  mutating func settle(_ height: CGFloat, padding: CGFloat) {
    self.height = height
    self.padding = height == 0 ? 0 : padding
    isSettled = true
  }
}
