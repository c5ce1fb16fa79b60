import Foundation

/// How a list asks how much there is, and takes over what changed.
@MainActor protocol ListUpdatePolicy: ListContents {
  /// What the data source says: how much there is.
  associatedtype Content

  var needsLoad: Bool { get set }
  /// Whether changes have to wait for the next layout: data source or delegate are being asked, and asked anew at once they would
  /// make them again.
  var isAsking: Bool { get }
  var words: ItemUpdateCheck.Words { get }
  func readContent() -> Content
  func counts(of content: Content) -> [Int]
  /// Takes over what is read for the first time since `setNeedsReload()`.
  func takeOver(loaded content: Content)
  /// - Parameter updates: the changes; nil where only their result is known.
  func takeOver(_ content: Content, _ map: ContentMap, _ updates: ItemUpdates?)
  func setNeedsReload()
  func reloadIndex()

  /// Asks the data source for an item's cell.
  func makeCell(_ path: IndexPath) -> Cell?
  func replace(_ cell: Cell, at path: IndexPath, with new: Cell)
  /// The item's cell is to be asked for its size again.
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

  /// Adds to the changes under way, or makes it at once.
  func update(_ change: (inout ItemUpdates) -> Void) {
    beginUpdates()
    change(&state.pendingUpdates)
    endUpdates()
  }

  /// Makes what was asked for while data source or delegate were being asked. A layout follows.
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

  /// Shows other content, with the cells of what stays.
  func replaceContent(_ map: ContentMap) {
    if needsLoad { return setNeedsReload() }
    takeOver(readContent(), map, nil)
  }

  /// Has the cells of these items filled anew without making others.
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
