import Foundation

/// The loading and updating of a list's content from its data source.
@MainActor protocol ListUpdatePolicy: ListContents {
  /// The content as read from the data source, with the numbers of sections and items.
  associatedtype Content

  var needsLoad: Bool { get set }
  /// Whether changes have to wait for the next layout because the data source or the delegate is being called: if called again
  /// immediately, it would make the same changes again.
  var isAsking: Bool { get }
  var words: ItemUpdateCheck.Words { get }
  func readContent() -> Content
  func counts(of content: Content) -> [Int]
  /// Applies the first content read after `setNeedsReload()`.
  func takeOver(loaded content: Content)
  /// Applies changed content.
  ///
  /// - Parameter updates: the changes; nil if only their result is known.
  func takeOver(_ content: Content, _ map: ContentMap, _ updates: ItemUpdates?)
  func setNeedsReload()
  func reloadIndex()

  /// Asks the data source for an item's cell.
  func makeCell(_ path: IndexPath) -> Cell?
  func replace(_ cell: Cell, at path: IndexPath, with new: Cell)
  /// Measures the item's cell again in the next layout.
  func measureAgain(_ path: IndexPath)
}

extension ListUpdatePolicy {
  // MARK: Loading

  func reloadData() {
    state.selection.removeAll()
    setNeedsReload()
  }

  func loadIfNeeded() {
    guard needsLoad, !state.isDoing(.loading), !isUpdating else { return }
    state.during(.loading) {
      needsLoad = false
      takeOver(loaded: readContent())
      state.selection.keep(where: contains)
    }
    reloadIndex()
  }

  func numberOfItems(in section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Updates

  var isUpdating: Bool {
    if case .open = state.batch { true } else { false }
  }

  func beginUpdates() {
    if case .open(let depth) = state.batch { return state.batch = .open(depth: depth + 1) }
    if !needsLoad { prepareIfNeeded() }
    state.isContentKnown = !needsLoad
    state.batch = .open(depth: 1)
  }

  func endUpdates() {
    guard case .open(let depth) = state.batch else { return }
    state.batch = depth > 1 ? .open(depth: depth - 1) : .waiting
    if depth > 1 { return }
    if isAsking { list.setNeedsLayout() } else { commitUpdates() }
  }

  /// Adds a change to the current updates, or makes it immediately if there are none.
  func update(_ change: (inout ItemUpdates) -> Void) {
    beginUpdates()
    change(&state.pendingUpdates)
    endUpdates()
  }

  /// Makes the changes requested while the data source or the delegate was being called. A layout follows.
  func makeWaitingChanges() {
    if case .waiting = state.batch { commitUpdates() }
    let paths = state.waitingReconfigurations
    state.waitingReconfigurations = []
    if !paths.isEmpty { reconfigure(paths) }
  }

  private func commitUpdates() {
    let updates = state.pendingUpdates
    state.batch = .none
    state.pendingUpdates = ItemUpdates()
    guard state.isContentKnown else { return setNeedsReload() }
    hideSwipe()
    let after = state.during(.committing) { readContent() }
    let check = ItemUpdateCheck(
      updates: updates, before: counts, after: counts(of: after), view: "\(list)", words: words)
    if let fault = check.fault { fatalError(fault) }
    takeOver(after, updates.map, updates)
  }

  /// Shows new content, with the existing cells of the items that stay.
  func replaceContent(_ map: ContentMap) {
    if needsLoad { return setNeedsReload() }
    takeOver(readContent(), map, nil)
  }

  /// Asks the data source to configure the existing cells of items again.
  func reconfigure(_ paths: [IndexPath]) {
    guard state.reconfigured == nil else {
      state.waitingReconfigurations += paths
      return list.setNeedsLayout()
    }
    prepareIfNeeded()
    for path in paths {
      guard let cell = cell(at: path) else { continue }
      state.reconfigured = cell
      let answer = makeCell(path)
      state.reconfigured = nil
      guard let answer else { continue }
      if answer !== cell { replace(cell, at: path, with: answer) }
      measureAgain(path)
    }
    list.setNeedsLayout()
  }
}
