public import Foundation

/// An action on an element that assistive technologies offer.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does the action; whether it worked.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  /// Stored but unused: no assistive technology runs here; tests read the app's values.
  open var image: UIImage?
  /// Stored but unused: no assistive technology runs here; tests read the app's values.
  open weak var target: AnyObject?
  /// The method of the target; a name reaches none here.
  open var selector: Selector
  /// Stored but unused: no assistive technology runs here; tests read the app's values.
  open var actionHandler: Handler?
  /// Stored but unused: the category of the action.
  open var category: String?

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }
}
