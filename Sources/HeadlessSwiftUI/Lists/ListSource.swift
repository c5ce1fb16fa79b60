internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// The data source and delegate of a list's table view.
@MainActor final class ListSource: NSObject {
  let metrics: ListMetrics
  let table: ListTableView
  weak var node: ListNode?
  weak var phases: ScrollPhases?
  private(set) var contents: [ListContents.Section] = []
  private var rows: [ListRowKey: ListRow] = [:]
  private var edges: [EdgeKey: ListEdge] = [:]
  private(set) var environment = EnvironmentValues()
  private(set) var selection: ListSelection?
  private var selected: Set<AnyHashable> = []
  private var isReloading = false

  private struct EdgeKey: Hashable {
    let node: ObjectIdentifier
    let isHeader: Bool
  }

  init(_ metrics: ListMetrics) {
    self.metrics = metrics
    table = ListTableView(frame: .zero, style: metrics.table)
    super.init()
    table.separatorStyle = .none
    table.estimatedRowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.register(ListCell.self, forCellReuseIdentifier: "row")
    table.metrics = metrics
    table.dataSource = self
    table.delegate = self
    table.didLayOut = { [weak self] in self?.showRows() }
    table.containerSizeDidChange = { [weak self] in self?.rows.values.forEach { $0.host.containerSizeDidChange() } }
  }

  private let shownRows = ShownRows()
  private var visibleKeys: [ListRowKey] = []

  /// Rows that scrolled in appear, and those that scrolled out disappear.
  private func showRows() {
    let visible = (table.indexPathsForVisibleRows ?? []).compactMap { path -> (key: ListRowKey, item: _ListItem)? in
      guard contents.indices.contains(path.section), contents[path.section].items.indices.contains(path.row)
      else { return nil }
      return (contents[path.section].keys[path.row], contents[path.section].items[path.row])
    }
    guard visible.map(\.key) != visibleKeys else { return }
    visibleKeys = visible.map(\.key)
    node?.graph.afterUpdate { [shownRows] in shownRows.show(visible.map(\.item)) }
  }

  func end() {
    table.dataSource = nil
    table.delegate = nil
    rows = [:]
    edges = [:]
  }

  // MARK: Contents

  func show(_ new: ListContents) {
    contents = new.sections
    var kept: [ListRowKey: ListRow] = [:]
    for section in contents {
      for (item, key) in zip(section.items, section.keys) {
        guard let row = rows[key] else { continue }
        row.item = item
        kept[key] = row
      }
    }
    rows = kept
    shownRows.take(contents.flatMap(\.items))
    reload()
  }

  func row(at path: IndexPath) -> ListRow? {
    guard contents.indices.contains(path.section), contents[path.section].items.indices.contains(path.row) else {
      return nil
    }
    let item = contents[path.section].items[path.row]
    let key = contents[path.section].keys[path.row]
    let row = rows[key] ?? ListRow(item, environment.graphHost)
    row.host.onInvalidate = { [weak table] in table?.heightsDidChange() }
    row.host.outerContainerSize = { [weak table] in table?.containerSize }
    row.host.direction = environment.layoutDirection
    rows[key] = row
    row.element.accessibleActions = { [weak self, weak row] in
      row.flatMap { self?.accessibleActions(of: $0) } ?? []
    }
    row.prepare()
    setLooks(of: row, at: path)
    return row
  }

  /// Whether the row's views were created.
  func isMade(_ key: ListRowKey) -> Bool { rows[key]?.isMade == true }

  /// The header's or footer's views; nil if it has none.
  func edge(_ section: Int, isHeader: Bool) -> ListEdge? {
    guard contents.indices.contains(section), let node = contents[section].node,
      let make = isHeader ? contents[section].header : contents[section].footer
    else { return nil }
    let elements = make()
    guard !elements.isEmpty else { return nil }
    let key = EdgeKey(node: ObjectIdentifier(node), isHeader: isHeader)
    let edge = edges[key] ?? ListEdge(environment.graphHost, isHeader: isHeader)
    edges[key] = edge
    edge.host.direction = environment.layoutDirection
    edge.host.onInvalidate = { [weak table] in table?.heightsDidChange() }
    edge.take(elements, edgeInsets(isHeader: isHeader))
    if isHeader { edge.take(disclosure(of: contents[section])) }
    return edge
  }

  /// The insets of a header or footer. One that is as wide as the list begins where the rows do, in the safe area.
  private func edgeInsets(isHeader: Bool) -> EdgeInsets {
    var insets = isHeader ? metrics.headerInsets : metrics.footerInsets
    guard !metrics.isInset else { return insets }
    let safeArea = table.safeAreaInsets
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    insets.leading += isRightToLeft ? safeArea.right : safeArea.left
    insets.trailing += isRightToLeft ? safeArea.left : safeArea.right
    return insets
  }

  /// The indicator of a section that can be collapsed: in sidebars, as on iOS.
  private func disclosure(of section: ListContents.Section) -> ListEdge.Disclosure? {
    guard metrics.style == .sidebar, let isExpanded = section.isExpanded else { return nil }
    let arrow = DisclosureArrow(
      scale: DisclosureArrow.scale(for: environment.drawingTraits), color: environment.tintColor,
      isOpen: isExpanded.wrappedValue)
    return ListEdge.Disclosure(arrow: arrow) { isExpanded.wrappedValue.toggle() }
  }

  private func reload() {
    isReloading = true
    table.reloadData()
    showSelection()
    isReloading = false
  }

  // MARK: Values

  func take(
    _ environment: EnvironmentValues, isEditing: Bool, selection: ListSelection?, selected: Set<AnyHashable>
  ) {
    self.environment = environment.recording(nil)
    self.selection = selection
    self.selected = selected
    table.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : metrics.background
    table.allowsMultipleSelection = false
    table.allowsMultipleSelectionDuringEditing = selection?.allowsSeveral == true
    table.allowsSelectionDuringEditing = selection != nil
    if table.isEditing != isEditing { table.setEditing(isEditing, animated: false) }
    takeRefresh(environment.isRefreshTaken ? nil : environment.refresh)
    takeScrolling(environment)
    for cell in table.visibleCells {
      if let cell = cell as? ListCell, let row = cell.row, let path = table.indexPath(for: cell) {
        setLooks(of: row, at: path)
        cell.takeBackground(of: row, spacing: rowSpacing(at: path), self)
      }
    }
    showSelection()
  }

  private var indicatorMargins = UIEdgeInsets.zero {
    didSet { if indicatorMargins != oldValue { table.scrollIndicatorInsets = indicatorMargins } }
  }

  private func takeScrolling(_ environment: EnvironmentValues) {
    indicatorMargins = UIEdgeInsets(environment.scrollIndicatorMargins, environment.layoutDirection)
    table.isScrollEnabled = environment.isScrollEnabled
    let indicator = environment.scrollIndicators[1]
    table.showsVerticalScrollIndicator = indicator != .hidden && indicator != .never
    table.alwaysBounceVertical = environment.scrollBounceBehaviors[1] != .basedOnSize
    table.keyboardDismissMode = environment.scrollDismissesKeyboardMode.dismissMode
  }

  private func takeRefresh(_ refresh: RefreshAction?) {
    guard let refresh else {
      table.refreshControl = nil
      return
    }
    table.refreshAction = refresh
    guard table.refreshControl == nil else { return }
    table.refreshControl = .running { [weak table] in table?.refreshAction }
  }

  private func showSelection() {
    guard selection != nil else { return }
    for (section, content) in contents.enumerated() {
      // Rows that were never visible aren't created for selection.
      for (index, item) in content.items.enumerated() {
        let tag = rows[content.keys[index]].flatMap { $0.isMade ? self.tag(of: $0) : nil } ?? item.id
        guard let tag else { continue }
        let path = IndexPath(row: index, section: section)
        if selected.contains(tag) {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        } else if table.indexPathsForSelectedRows?.contains(path) == true {
          table.deselectRow(at: path, animated: false)
        }
      }
    }
  }

  // MARK: Appearance

  private func setLooks(of row: ListRow, at path: IndexPath) {
    var looks = ListRowElement.Looks()
    row.value(ListRowInsetsKey.self, as: RowInsets.self)?.apply(to: &looks.insets)
    looks.minimumHeight = environment.defaultMinListRowHeight
    let link = row.link
    looks.hasArrow = link.map { $0.indicator == .automatic ? !metrics.isBare : $0.indicator == .visible } ?? false
    let traits = environment.drawingTraits
    looks.arrowScale = DisclosureArrow.scale(for: traits)
    looks.arrowColor = UIColor.tertiaryLabel.displayColor(for: traits)
    // Recorded on iOS 26 of a link outside of a navigation container: half of an enabled link's arrow, in both appearances.
    if link?.isEnabled == false { looks.arrowColor = looks.arrowColor.withAlpha(looks.arrowColor.alpha / 2) }
    looks.separator = separator(below: row, at: path, traits)
    looks.separatorAbove = separator(above: row, at: path, traits)
    // The ends of a grouped section are those of UIKit's grouped tables.
    looks.isSeparatorFull = metrics.style == .grouped && isLast(path)
    looks.isSeparatorAboveFull = metrics.style == .grouped
    if let disclosure = row.value(ListDisclosureKey.self, as: ListDisclosure.self) {
      looks.isOpen = disclosure.isOpen
      looks.arrowColor = environment.tintColor
    }
    row.element.looks = looks
    updateSeparator(before: path, traits)
    let badge = row.value(ListBadgeKey.self, as: Text.self)?.plainString(in: environment)
    row.setBadge(badge, environment)
  }

  /// A row was created before the one after it, which may hide the separator between them.
  private func updateSeparator(before path: IndexPath, _ traits: UITraitCollection) {
    guard path.row > 0, let row = rows[contents[path.section].keys[path.row - 1]] else { return }
    let separator = separator(below: row, at: IndexPath(row: path.row - 1, section: path.section), traits)
    if row.element.looks.separator != separator { row.element.looks.separator = separator }
  }

  func isLast(_ path: IndexPath) -> Bool { path.row == contents[path.section].items.count - 1 }

  private func separator(below row: ListRow, at path: IndexPath, _ traits: UITraitCollection) -> Graphics.Color? {
    let isLast = isLast(path)
    if metrics.isBare || isLast && metrics.isInset { return nil }
    if showsRowsAsCards { return nil }
    if isLast, hidesSectionSeparator(row, .bottom) { return nil }
    if hidesSeparator(row, .bottom) { return nil }
    let next = isLast ? nil : rows[contents[path.section].keys[path.row + 1]]
    if let next, hidesSeparator(next, .top) { return nil }
    return
      (tint(of: row, .bottom) ?? next.flatMap { tint(of: $0, .top) } ?? (isLast ? sectionTint(of: row, .bottom) : nil))
      .map { $0.displayColor(in: environment) } ?? UIColor.separator.displayColor(for: traits)
  }

  /// Plain lists have a separator above each section's first row, below its header, since iOS 15; grouped ones do, too.
  private func separator(above row: ListRow, at path: IndexPath, _ traits: UITraitCollection) -> Graphics.Color? {
    guard metrics.style == .plain || metrics.style == .grouped, path.row == 0, !hidesSectionSeparator(row, .top),
      !hidesSeparator(row, .top)
    else { return nil }
    return (tint(of: row, .top) ?? sectionTint(of: row, .top)).map { $0.displayColor(in: environment) }
      ?? UIColor.separator.displayColor(for: traits)
  }

  private func hidesSeparator(_ row: ListRow, _ edge: VerticalEdge.Set) -> Bool {
    row.value(ListRowSeparatorKey.self, as: SeparatorTrait<Visibility>.self)?.value(at: edge) == .hidden
  }

  /// The value that the section sets for the edge, or else the list's environment.
  private func hidesSectionSeparator(_ row: ListRow, _ edge: VerticalEdge.Set) -> Bool {
    let own = row.value(ListSectionSeparatorKey.self, as: SeparatorTrait<Visibility>.self)?.value(at: edge)
    return (own ?? environment.listSectionSeparator?.value(at: edge)) == .hidden
  }

  /// The colour that a row gives the separator at one of its edges.
  private func tint(of row: ListRow, _ edge: VerticalEdge.Set) -> Color? {
    row.value(ListRowSeparatorTintKey.self, as: SeparatorTrait<Color?>.self)?.value(at: edge) ?? nil
  }

  /// The colour that a row's section gives the separator at one of the section's ends.
  private func sectionTint(of row: ListRow, _ edge: VerticalEdge.Set) -> Color? {
    row.value(ListSectionSeparatorTintKey.self, as: SeparatorTrait<Color?>.self)?.value(at: edge) ?? nil
  }
}
