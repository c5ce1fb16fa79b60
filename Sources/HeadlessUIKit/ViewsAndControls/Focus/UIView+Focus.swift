extension UIView: UIFocusItem {}

extension UIViewController: UIFocusEnvironment {}

extension UIView {
  /// Stored but unused: only finger touches are simulated.
  public var hoverStyle: UIHoverStyle? {
    get { core.hoverStyle }
    set { core.hoverStyle = newValue }
  }

  /// Stored but unused: only finger touches are simulated.
  public var focusEffect: UIFocusEffect? {
    get { core.focusEffect }
    set { core.focusEffect = newValue }
  }

  /// Stored but unused: only finger touches are simulated.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { core.focusGroupPriority ?? .ignored }
    set { core.focusGroupPriority = newValue }
  }
}
