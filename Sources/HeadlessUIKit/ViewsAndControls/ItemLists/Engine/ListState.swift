import Foundation

/// The state that tables and collection views share.
@MainActor final class ListState<Cell: ReusableView> {
  let cells = ReuseQueue<Cell>()
  /// The cell that is being reconfigured.
  var reconfigured: Cell?
  /// The items to reconfigure after the current one.
  var waitingReconfigurations: [IndexPath] = []
  var batch = ListBatch.none
  var pendingUpdates = ItemUpdates()
  /// Whether content had been loaded when the current updates began. Otherwise there is nothing to compare the result with.
  var isContentKnown = false
  var selection = ItemSelection()
  var prefetching = ItemPrefetching()
  let contextMenus = ListContextMenus()
  /// The index at the trailing edge; nil if there are no titles.
  var index: UITableViewIndex?
  var swipe: ShownSwipeActions?
  /// The touched item.
  var touched: IndexPath?
  private var steps: [ListStep] = []

  func isDoing(_ any: ListStep...) -> Bool { steps.contains(where: any.contains) }

  func during<Result>(_ step: ListStep, _ body: () -> Result) -> Result {
    steps.append(step)
    defer { steps.removeLast() }
    return body()
  }
}

/// An activity of a list. Activities are nested and therefore aren't phases: a layout loads, and a change lays out. During
/// `loading` and `committing` the data source is asked for its counts.
enum ListStep { case loading, committing, updating, preparing, layingOut }

/// The state of the changes that an app makes together: open calls of `beginUpdates()`, or changes that wait for the next layout.
enum ListBatch { case none, open(depth: Int), waiting }
