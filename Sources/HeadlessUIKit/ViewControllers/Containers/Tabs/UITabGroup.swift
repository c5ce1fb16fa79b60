/// A tab that stands for several. The bar shows the group's own controller, or the selected child's.
@preconcurrency @MainActor open class UITabGroup: UITab {
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  open var children: [UITab] {
    didSet { for child in children { child.parent = self } }
  }

  open weak var selectedChild: UITab?
  open var defaultChildIdentifier: String?

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.first { $0.identifier == identifier }
      ?? children.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }

  open override var viewController: UIViewController? {
    let child = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    return super.viewController ?? child?.viewController
  }
}
