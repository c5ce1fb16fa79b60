extension UIView: UIFocusItem {}

extension UIView: UIFocusItemContainer {
  /// The view itself: frames of its subviews are in its coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The visible subviews whose frames intersect a rectangle in the view's coordinates.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !$0.isHidden && $0.frame.intersects(rect) }
  }
}

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
