internal import Foundation
internal import HeadlessUIKit

extension ListSource: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { contents.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents[section].items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? ListCell, let row = row(at: indexPath) {
      cell.show(row, spacing: rowSpacing(at: indexPath), self)
    }
    return cell
  }

  // MARK: Heights

  private var contentWidth: CGFloat {
    let safeArea = table.safeAreaInsets
    return max(0, table.bounds.width - 2 * metrics.sideInset - safeArea.left - safeArea.right)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let row = row(at: indexPath) else { return 0 }
    let height = row.host.size(of: ProposedViewSize(width: contentWidth, height: nil)).height
    return height + rowSpacing(at: indexPath)
  }

  /// Rows of inset lists with a spacing between them are cards, without separators.
  var showsRowsAsCards: Bool { metrics.isInset && (environment.listRowSpacing ?? 0) > 0 }

  /// The spacing below a row, in points: none after a section's last one.
  func rowSpacing(at path: IndexPath) -> CGFloat { isLast(path) ? 0 : environment.listRowSpacing ?? 0 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    edgeHeight(section, isHeader: true)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    edgeHeight(section, isHeader: false)
  }

  private func edgeHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    let nothing = CGFloat.leastNormalMagnitude
    if let edge = edge(section, isHeader: isHeader) {
      let minimum = isHeader ? environment.defaultMinListHeaderHeight ?? 0 : 0
      // Headers and footers are as wide as the list unless they are inset; their own insets leave out the safe area.
      return max(minimum, edge.height(forWidth: metrics.isInset ? contentWidth : table.bounds.width))
    }
    guard metrics.isGrouped else { return nothing }
    if isHeader, section == 0 {
      if let margin = environment.listTopMargin { return max(margin, nothing) }
      return isUnderLargeTitle ? nothing : 2 * ListMetrics.emptyEdge
    }
    return switch environment.listSectionSpacing.kind {
    case .standard: ListMetrics.emptyEdge
    case .compact: ListMetrics.emptyEdge / 2
    case .custom(let spacing): spacing / 2
    }
  }

  /// Below a large title the first card begins at the bar's edge.
  private var isUnderLargeTitle: Bool {
    guard let bar = table.nearestController?.navigationController?.navigationBar, bar.prefersLargeTitles,
      let items = bar.items, let top = items.last, !(top.title ?? "").isEmpty
    else { return false }
    for item in items.reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    edge(section, isHeader: true)?.host
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    edge(section, isHeader: false)?.host
  }

  // MARK: Taps

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath) else { return false }
    if allowsSelection(of: row), table.isEditing || !(selection?.allowsSeveral ?? true) { return true }
    if !table.isEditing, environment.selectionMenu?.primaryAction != nil { return true }
    return row.rowButtons.contains { $0.isEnabled }
  }

  private func allowsSelection(of row: ListRow) -> Bool {
    selection != nil && row.value(ListSelectionDisabledKey.self, as: Bool.self) != true
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let row = row(at: indexPath) else { return }
    let buttons = selects(byLink: row) ? [] : row.rowButtons.filter(\.isEnabled)
    if !table.isEditing, !buttons.isEmpty {
      if selection == nil { tableView.deselectRow(at: indexPath, animated: true) }
      for button in buttons { button.action() }
    }
    if buttons.isEmpty, runPrimaryAction(at: row) { return tableView.deselectRow(at: indexPath, animated: true) }
    guard let selection, let tag = tag(of: row), allowsSelection(of: row) else { return }
    selection.set(table.isEditing && selection.allowsSeveral ? selection.get().union([tag]) : [tag])
    // Links lead on by themselves.
    if !table.isEditing, buttons.isEmpty { environment.rowChoice?.action { selection.set([]) } }
  }

  /// Apple's documentation of `NavigationSplitView`: a link with a value of the selection's type selects it, where no destination is
  /// declared for it.
  private func selects(byLink row: ListRow) -> Bool {
    guard let selection, let value = row.link?.value, selection.accepts(value) else { return false }
    return environment.navigation?.leads(to: value) != true
  }

  /// What a row stands for in the selection: its tag, or the value of its link.
  func tag(of row: ListRow) -> AnyHashable? {
    guard let value = row.link?.value, let selection, selection.accepts(value) else { return row.tag }
    if let tag = row.ownTag, selection.accepts(tag) { return tag }
    return value
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let selection, selection.allowsSeveral, let tag = row(at: indexPath).flatMap(tag) else { return }
    selection.set(selection.get().subtracting([tag]))
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let row = row(at: indexPath) else { return nil }
    func search(_ element: _LayoutElement) -> UIContextMenuConfiguration? {
      element.contextMenu ?? element.children.lazy.compactMap(search).first
    }
    return search(row.element) ?? selectionMenu(at: row)
  }

  // MARK: Editing

  private func deletion(_ row: ListRow) -> ((IndexSet) -> Void)? {
    guard row.value(ListDeleteDisabledKey.self, as: Bool.self) != true else { return nil }
    return row.value(ListDeleteKey.self)
  }

  private func movement(_ row: ListRow) -> ((IndexSet, Int) -> Void)? {
    guard row.value(ListMoveDisabledKey.self, as: Bool.self) != true else { return nil }
    return row.value(ListMoveKey.self)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath) else { return false }
    return deletion(row) != nil || movement(row) != nil || row.part(SwipeActionsKey.self) != nil
      || (table.isEditing && selection?.allowsSeveral == true)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    row(at: indexPath).flatMap(deletion) == nil ? .none : .delete
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let row = row(at: indexPath), let delete = deletion(row) else { return }
    delete(IndexSet(integer: row.item.offset))
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).flatMap(movement) != nil
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    guard let from = row(at: source), let to = row(at: destination), let move = movement(from) else { return }
    let (start, end) = (from.item.offset, to.item.offset)
    // SwiftUI's destination is an offset before the move.
    if start != end { move(IndexSet(integer: start), end > start ? end + 1 : end) }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipeActions(at: indexPath, .trailing) }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipeActions(at: indexPath, .leading) }

  private func swipeActions(at path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    row(at: path).flatMap { swipeActions(of: $0, edge) }
  }

  /// What VoiceOver offers for a row: its swipe actions by their titles.
  func accessibleActions(of row: ListRow) -> [UIAccessibilityCustomAction] {
    [.leading, .trailing].flatMap { swipeActions(of: row, $0)?.actions ?? [] }.compactMap { action in
      guard let title = action.title, !title.isEmpty else { return nil }
      return UIAccessibilityCustomAction(name: title) { [weak row] _ in
        guard let row else { return false }
        action.handler(action, row.host) { _ in }
        return true
      }
    }
  }

  private func swipeActions(of row: ListRow, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    var trait = row.part(SwipeActionsKey.self)
    var actions: [UIContextualAction] = []
    var allowsFullSwipe = true
    while let current = trait {
      if let info = current.info as? SwipeInfo, info.edge == edge, let part = current.madePart {
        allowsFullSwipe = info.allowsFullSwipe
        actions += part.actions.map { $0.contextualAction }
      }
      trait = current.inner
    }
    if actions.isEmpty, edge == .trailing, let delete = deletion(row) {
      let offset = row.item.offset
      actions.append(
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          delete(IndexSet(integer: offset))
          done(true)
        })
    }
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }
}
