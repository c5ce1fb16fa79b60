internal import Foundation

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive: Bool = false
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var isCumulative: Bool = false
  /// Stored but unused: animations jump to their end, and their course isn't shown.
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
