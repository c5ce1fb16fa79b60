extension UIView {
  // API of iOS 26.

  /// Has `updateProperties()` called before the next layout.
  public func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Calls `updateProperties()` of the view and of what is in it, where that was asked for.
  public func updatePropertiesIfNeeded() { performUpdateProperties() }
}

extension UIViewController {
  /// Has the controller's and its view's `updateProperties()` called before the next layout.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
