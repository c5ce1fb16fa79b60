/// What a navigation controller keeps that isn't public.
@MainActor final class NavigationState {
  var controllers: [UIViewController] = []
  /// The controller whose view is in place.
  var shown: UIViewController?
  /// What the next layout shows.
  var pending: PendingNavigation?
  /// What has begun and not ended.
  var running: NavigationTransition?
  /// Children that haven't heard yet that they are.
  var arriving: [UIViewController] = []
  /// Children that have heard that they won't be any more.
  var leaving: [UIViewController] = []

  var hidesNavigationBar = false
  var hidesToolbar = true

  var isNavigationBarAway = false
  /// Whether the toolbar has been made.
  var hasToolbar = false
  /// The scroll view whose content passes under the bars.
  weak var followed: UIScrollView?

  let transitionView = UINavigationTransitionView()
}

/// A change of the stack that waits for the next layout.
@MainActor struct PendingNavigation {
  var animated: Bool
  var operation: UINavigationController.Operation
  /// What runs alongside; for animated changes on the screen.
  var coordinator: TransitionCoordinator?
  /// The stack to come back to where the change is called off. Nil without a window, where a change can't be called off:
  /// what left the stack then is let go at once.
  var previous: [UIViewController]?
}

/// The properties of a controller that a navigation controller uses.
@MainActor struct NavigationMembership {
  var item: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  var isEditing = false
}
