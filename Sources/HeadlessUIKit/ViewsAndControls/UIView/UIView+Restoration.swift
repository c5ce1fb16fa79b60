extension UIView {
  /// Kept without effect: nothing restores states.
  public var restorationIdentifier: String? {
    get { core.restorationIdentifier }
    set { core.restorationIdentifier = newValue }
  }
}
