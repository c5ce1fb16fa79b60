import Foundation

/// The list of tabs at a tablet's side.
final class _UITabSidebarView: UIView, UICollectionViewDelegate {
  private enum Row: Hashable {
    case header, footer
    case title(String)
    case tab(String)
    case action(group: String, index: Int)

    @MainActor init(_ target: UITabBarController.Sidebar.ScrollTarget) {
      self =
        switch target {
        case .header: .header
        case .footer: .footer
        case .tab(let tab): .tab(tab.identifier)
        }
    }
  }

  private unowned let controller: UITabBarController
  private let toggle = UIButton(type: .system)
  private let edge = UIView()
  private let list: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, Row>?
  /// Sections with a title as their first row.
  private let titled = TitledSections()
  private var items: [Row: UITabSidebarItem] = [:]

  /// Whether the rows have to be requested again.
  var needsReload = true {
    didSet { if needsReload { setNeedsLayout() } }
  }

  private final class TitledSections {
    var indexes: Set<Int> = []
  }

  init(_ controller: UITabBarController) {
    self.controller = controller
    let sections = titled
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.headerMode = sections.indexes.contains(section) ? .firstItemInSection : .none
      configuration.backgroundColor = .clear
      return .list(using: configuration, layoutEnvironment: environment)
    }
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    list.backgroundColor = .clear
    list.delegate = self
    toggle.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    toggle.addAction(UIAction { [unowned self] _ in self.controller.sidebar.isHidden = true }, for: .touchUpInside)
    edge.backgroundColor = .separator
    for view in [list, toggle, edge] { addSubview(view) }
    makeSource()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  private func makeSource() {
    typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row>
    func make() -> Registration { Registration { [unowned self] cell, _, row in fill(cell, with: row) } }
    // Header and footer keep their cells, and so their content views, when the list is reloaded.
    let (header, footer, others) = (make(), make(), make())
    source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: list) { view, path, row in
      let registration =
        switch row {
        case .header: header
        case .footer: footer
        default: others
        }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
    }
  }

  private func fill(_ cell: UICollectionViewListCell, with row: Row) {
    cell.accessories = []
    cell.configurationUpdateHandler = nil
    switch row {
    case .header: cell.contentConfiguration = controller.sidebar.headerContentConfiguration
    case .footer: cell.contentConfiguration = controller.sidebar.footerContentConfiguration
    case .title(let identifier):
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = controller.tab(forIdentifier: identifier)?.title
      cell.contentConfiguration = content
    case .tab, .action:
      guard let item = items[row] else { return }
      cell.configurationUpdateHandler = { [weak self] cell, state in
        item.configurationState = state
        self?.controller.sidebar.update(item)
        cell.contentConfiguration = item.contentConfiguration.updated(for: state)
        cell.backgroundConfiguration = item.backgroundConfiguration.updated(for: state)
      }
      cell.contentConfiguration = item.contentConfiguration
      cell.accessories = item.accessories
    }
  }

  private func content(of row: Row) -> UITabSidebarItem.Content? {
    switch row {
    case .tab(let identifier): controller.tab(forIdentifier: identifier).map { .tab($0) }
    case .action(let group, let index):
      (controller.tab(forIdentifier: group) as? UITabGroup).flatMap { group in
        group.sidebarActions.indices.contains(index) ? .action(group.sidebarActions[index]) : nil
      }
    default: nil
    }
  }

  private func reload() {
    needsReload = false
    var sections: [(rows: [Row], isTitled: Bool)] = [([], false)]
    if controller.sidebar.headerContentConfiguration != nil { sections[0].rows.append(.header) }
    for tab in controller.tabs where !tab.isHidden {
      guard let group = tab as? UITabGroup else {
        if sections[sections.count - 1].isTitled { sections.append(([], false)) }
        sections[sections.count - 1].rows.append(.tab(tab.identifier))
        continue
      }
      if group.sidebarAppearance == .inline {
        if sections[sections.count - 1].isTitled { sections.append(([], false)) }
        sections[sections.count - 1].rows += rows(of: group)
      } else {
        sections.append(([.title(group.identifier)] + rows(of: group), true))
      }
    }
    if controller.sidebar.footerContentConfiguration != nil { sections.append(([.footer], false)) }
    sections.removeAll { $0.rows.isEmpty }
    titled.indexes = Set(sections.indices.filter { sections[$0].isTitled })
    items = [:]
    for row in sections.flatMap(\.rows) {
      if let content = content(of: row) { items[row] = controller.sidebar.item(for: UITabSidebarItem.Request(content)) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (index, section) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(section.rows, toSection: index)
    }
    source?.applySnapshotUsingReloadData(snapshot)
    showSelection()
  }

  /// Groups within groups are shown by their tabs.
  private func rows(of group: UITabGroup) -> [Row] {
    let tabs = group.displayOrder.filter { !$0.isHidden }.flatMap { tab in
      (tab as? UITabGroup).map(rows(of:)) ?? [Row.tab(tab.identifier)]
    }
    return tabs + group.sidebarActions.indices.map { .action(group: group.identifier, index: $0) }
  }

  func showSelection() {
    guard !needsReload, let tab = controller.selectedTab else { return }
    let path = source?.indexPath(for: .tab(tab.identifier))
    if list.indexPathsForSelectedItems != path.map({ [$0] }) {
      list.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  /// Asks again for the content of a row; of header and footer, the configuration.
  func reconfigure(_ target: UITabBarController.Sidebar.ScrollTarget) {
    let row = Row(target)
    guard let source, source.indexPath(for: row) != nil else { return }
    if case .tab(let tab) = target { items[row] = controller.sidebar.item(for: UITabSidebarItem.Request(.tab(tab))) }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([row])
    source.apply(snapshot, animatingDifferences: false)
  }

  func scroll(to target: UITabBarController.Sidebar.ScrollTarget) {
    layoutIfNeeded()
    if let path = source?.indexPath(for: Row(target)) {
      list.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
  }

  // MARK: Choosing

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let row = source?.itemIdentifier(for: indexPath) else { return false }
    switch content(of: row) {
    case .tab: return true
    case .action(let action):
      action.perform(sender: self)
      return false
    case nil: return false
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let row = source?.itemIdentifier(for: indexPath), case .tab(let tab)? = content(of: row) else { return }
    controller.didChoose(tab)
    showSelection()
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let row = source?.itemIdentifier(for: indexPath), case .tab(let tab)? = content(of: row) else { return }
    controller.sidebar.delegate?.tabBarController(controller, sidebar: controller.sidebar, willBeginDisplaying: tab)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { reload() }
    let insets = safeAreaInsets
    let row = BarMetrics.rowHeight(for: traitCollection)
    let size = toggle.sizeThatFits(.zero)
    let x = isRightToLeft ? bounds.width - insets.right - 20 - size.width : insets.left + 20
    toggle.frame = CGRect(x: x, y: insets.top + (row - size.height) / 2, width: size.width, height: size.height)
    let line = 1 / layoutScale
    edge.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - line, y: 0, width: line, height: bounds.height)
    let bottom = placeBottomBar()
    let top = insets.top + row
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bottom - top, 0))
    showSelection()
  }

  /// Returns the end of the space for the list.
  private func placeBottomBar() -> CGFloat {
    guard let bar = controller.sidebar.bottomBarView else { return bounds.height }
    if bar.superview !== self { addSubview(bar) }
    let size = bar.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let y = bounds.height - safeAreaInsets.bottom - size.height
    bar.frame = CGRect(x: 0, y: y, width: bounds.width, height: size.height)
    return y
  }
}
