import UIKit

extension UIViewController {
  /// Adds a child: becomes its parent, adds its view, places it, and tells it, in this order.
  ///
  ///     add(header) { $0.pin(to: .safeArea, edges: [.top, .leading, .trailing]) }
  ///     add(overlay)  // fills the view
  ///
  /// A child of another parent leaves that one first, with all the steps of `remove()`.
  ///
  /// - Parameters:
  ///   - child: the controller to add.
  ///   - container: the view that the child's view is added to, on top; the controller's own where nothing is said.
  ///   - place: gives the child's view, which has its superview by then, its place. Without it the view fills the
  ///     container.
  public func add(_ child: UIViewController, in container: UIView? = nil, place: ((UIView) -> Void)? = nil) {
    insert(child, in: container ?? view, at: nil, place: place)
  }

  /// Adds a child whose view fills `container` and follows its size.
  ///
  /// A view that translates its autoresizing mask follows by it, and can still be presented or be a window's root later;
  /// one that doesn't is fastened by constraints.
  ///
  /// - Parameters:
  ///   - child: the controller to add.
  ///   - container: the view that the child's view is added to; the controller's own where nothing is said.
  ///   - index: the place among the container's subviews, 0 being the lowest; on top where nothing is said.
  public func insertFullFrameChild(_ child: UIViewController, in container: UIView? = nil, at index: Int? = nil) {
    insert(child, in: container ?? view, at: index, place: nil)
  }

  /// Removes the controller from its parent: tells it, takes its view away, and ends being a child, in this order.
  ///
  /// A controller without a parent stays as it is. A view that was never loaded isn't loaded for this.
  public func remove() {
    guard let parent else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
    (parent as? ContainerController)?.shownChildDidChange()
  }

  private func insert(_ child: UIViewController, in container: UIView, at index: Int?, place: ((UIView) -> Void)?) {
    if child.parent !== self { child.remove() }
    addChild(child)
    guard let content = child.view else { return }
    if let index {
      container.insertSubview(content, at: index)
    } else {
      container.addSubview(content)
    }
    if let place {
      place(content)
    } else {
      content.fill(container)
    }
    child.didMove(toParent: self)
    (self as? ContainerController)?.shownChildDidChange()
  }
}

extension UIView {
  fileprivate func fill(_ container: UIView) {
    guard translatesAutoresizingMaskIntoConstraints else {
      pin(to: .edges, of: container)
      return
    }
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
