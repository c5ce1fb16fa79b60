extension UIView: UIFocusItem {}

extension UIViewController: UIFocusEnvironment {}

extension UIView {
  /// Kept without effect: touches come from tests, and are fingers'.
  public var hoverStyle: UIHoverStyle? {
    get { core.hoverStyle }
    set { core.hoverStyle = newValue }
  }

  /// Kept without effect: touches come from tests, and are fingers'.
  public var focusEffect: UIFocusEffect? {
    get { core.focusEffect }
    set { core.focusEffect = newValue }
  }

  /// Kept without effect: touches come from tests, and are fingers'.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { core.focusGroupPriority ?? .ignored }
    set { core.focusGroupPriority = newValue }
  }
}
