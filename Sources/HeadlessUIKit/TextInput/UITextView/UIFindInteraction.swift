public import HeadlessObjectiveC

/// Finding in a view's text by the system's panel, which isn't shown here.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  /// False: the panel isn't shown.
  open var isFindNavigatorVisible: Bool { false }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows nothing.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// Does nothing: no panel is shown.
  open func dismissFindNavigator() {}
}

extension UITextView {
  /// Nil: the text isn't searched here.
  public var findInteraction: UIFindInteraction? { nil }
}
