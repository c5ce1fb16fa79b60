extension UIView {
  /// Stored but unused: state restoration isn't simulated.
  public var restorationIdentifier: String? {
    get { core.restorationIdentifier }
    set { core.restorationIdentifier = newValue }
  }
}
