public import Foundation

/// The actions that a swipe across a row brings up.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
