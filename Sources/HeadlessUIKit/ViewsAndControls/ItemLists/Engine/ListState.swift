import Foundation

/// What a table and a collection view both keep of their items.
@MainActor final class ListState<Cell: ReusableView> {
  let cells = ReuseQueue<Cell>()
  /// The cell that is being filled anew.
  var reconfigured: Cell?
  /// Items that are to be filled anew, from within filling one.
  var waitingReconfigurations: [IndexPath] = []
  var batch = ListBatch.none
  var pendingUpdates = ItemUpdates()
  /// Whether there was content when the updates under way began: what was never read has nothing to be compared with.
  var isContentKnown = false
  var selection = ItemSelection()
  var prefetching = ItemPrefetching()
  let contextMenus = ListContextMenus()
  /// The titles at the trailing edge; nil where there are none.
  var index: UITableViewIndex?
  var swipe: ShownSwipeActions?
  /// The item under the finger.
  var touched: IndexPath?
  private var steps: [ListStep] = []

  func isDoing(_ any: ListStep...) -> Bool { steps.contains(where: any.contains) }

  func during<Result>(_ step: ListStep, _ body: () -> Result) -> Result {
    steps.append(step)
    defer { steps.removeLast() }
    return body()
  }
}

/// What a list is doing. Steps lie within each other, and so aren't phases: a layout loads, and a change lays out. While `loading`
/// and `committing` the data source is asked how much there is.
enum ListStep { case loading, committing, updating, preparing, layingOut }

/// The changes that an app makes at once: the calls of `beginUpdates()` that are still to be ended, or changes that wait for the next
/// layout.
enum ListBatch { case none, open(depth: Int), waiting }
