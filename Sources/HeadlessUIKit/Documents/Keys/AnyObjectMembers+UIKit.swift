import Foundation

/// Members that apps use on senders of unknown class; `SystemMembers.swift` lists the properties that are found.
extension AnyObjectMembers {
  public var tag: Int! { member("tag") }
  public var title: String?! { member("title") }
  public var text: String?! { member("text") }
  public var placeholder: String?! { member("placeholder") }
  public var currentTitle: String?! { member("currentTitle") }
  public var frame: CGRect! { member("frame") }
  public var bounds: CGRect! { member("bounds") }
  public var center: CGPoint! { member("center") }
  public var alpha: CGFloat! { member("alpha") }
  public var isHidden: Bool! { member("isHidden") }
  public var isEnabled: Bool! { member("isEnabled") }
  public var isSelected: Bool! { member("isSelected") }
  public var isHighlighted: Bool! { member("isHighlighted") }
  public var isOn: Bool! { member("isOn") }
  public var value: Float! { member("value") }
  public var selectedSegmentIndex: Int! { member("selectedSegmentIndex") }
  public var contentOffset: CGPoint! { member("contentOffset") }
  public var contentSize: CGSize! { member("contentSize") }
  public var superview: UIView?! { member("superview") }
  public var view: UIView?! { member("view") }
  public var subviews: [UIView]! { member("subviews") }
  public var image: UIImage?! { member("image") }
  public var priority: UILayoutPriority! { member("priority") }
  public var constant: CGFloat! { member("constant") }
  private var structure: NSValue? { object is NSNumber ? nil : object as? NSValue }
  public var uiEdgeInsetsValue: UIEdgeInsets! { structure?.uiEdgeInsetsValue }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets! { structure?.directionalEdgeInsetsValue }
  public var uiOffsetValue: UIOffset! { structure?.uiOffsetValue }
  public var cgAffineTransformValue: CGAffineTransform! { structure?.cgAffineTransformValue }
  public var cgVectorValue: CGVector! { structure?.cgVectorValue }
  public var accessibilityIdentifier: String?! { member("accessibilityIdentifier") }

  // Members of views; on other objects the call traps, as on iOS.

  @preconcurrency @MainActor public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    (object as! UIView).convert(rect, to: view)
  }
  @preconcurrency @MainActor public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (object as! UIView).convert(rect, from: view)
  }
  @preconcurrency @MainActor public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (object as! UIView).convert(point, to: view)
  }
  @preconcurrency @MainActor public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (object as! UIView).convert(point, from: view)
  }
  @preconcurrency @MainActor public func addSubview(_ view: UIView) { (object as! UIView).addSubview(view) }
  @preconcurrency @MainActor public func removeFromSuperview() { (object as! UIView).removeFromSuperview() }
  @preconcurrency @MainActor public func setNeedsDisplay() { (object as! UIView).setNeedsDisplay() }
  @preconcurrency @MainActor public func setNeedsLayout() { (object as! UIView).setNeedsLayout() }
  @discardableResult @preconcurrency @MainActor public func becomeFirstResponder() -> Bool {
    (object as! UIResponder).becomeFirstResponder()
  }
  @discardableResult @preconcurrency @MainActor public func resignFirstResponder() -> Bool {
    (object as! UIResponder).resignFirstResponder()
  }
}
