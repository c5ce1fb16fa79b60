public import HeadlessObjectiveC

/// An interaction that searches a view's text with the system's find panel, which isn't shown here.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  /// Always false: the panel isn't shown.
  open var isFindNavigatorVisible: Bool { false }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: the panel isn't shown.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// Does nothing: the panel isn't shown.
  open func dismissFindNavigator() {}
}

extension UITextView {
  /// Always nil: text search isn't simulated.
  public var findInteraction: UIFindInteraction? { nil }
}
