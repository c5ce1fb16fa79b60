/// The private state of a navigation controller.
@MainActor final class NavigationState {
  var controllers: [UIViewController] = []
  /// The controller whose view is in place.
  var shown: UIViewController?
  /// The change that the next layout makes.
  var pending: PendingNavigation?
  /// The running transition.
  var running: NavigationTransition?
  /// New children whose `didMove(toParent:)` hasn't been called yet.
  var arriving: [UIViewController] = []
  /// Children whose `willMove(toParent:)` has been called for their removal.
  var leaving: [UIViewController] = []

  var hidesNavigationBar = false
  var hidesToolbar = true

  var isNavigationBarAway = false
  /// Whether the toolbar has been created.
  var hasToolbar = false
  /// The scroll view whose content passes under the bars.
  weak var followed: UIScrollView?

  let transitionView = UINavigationTransitionView()
}

/// A change of the stack that waits for the next layout.
@MainActor struct PendingNavigation {
  var animated: Bool
  var operation: UINavigationController.Operation
  /// The coordinator of animated changes on the screen.
  var coordinator: TransitionCoordinator?
  /// The stack to restore if the change is cancelled. Nil without a window, since the change can't be cancelled then: controllers
  /// that leave the stack are released immediately.
  var previous: [UIViewController]?
  /// Called when a movement that pictures of moments show has ended: transactions wait for it.
  var endsInTransactions: [() -> Void] = []
}

/// The properties of a controller that a navigation controller uses.
@MainActor struct NavigationMembership {
  var item: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  var isEditing = false
}
