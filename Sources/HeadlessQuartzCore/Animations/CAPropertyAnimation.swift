internal import Foundation

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive: Bool = false
  /// Whether each repetition starts at the value at which the previous one ended.
  open var isCumulative: Bool = false
  /// The function that converts the animated numbers into a transform, for the key path `transform`.
  open var valueFunction: CAValueFunction?

  public required init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }
}
