extension UIView {
  // API of iOS 26.

  /// Schedules a call of `updateProperties()` before the next layout.
  public func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Calls `updateProperties()` of the view and its descendants where it was scheduled.
  public func updatePropertiesIfNeeded() { performUpdateProperties() }
}

extension UIViewController {
  /// Schedules the calls of the controller's and its view's `updateProperties()` before the next layout.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
