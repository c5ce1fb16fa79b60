import UIKit

extension UIViewController {
  /// Adds a child: becomes its parent, adds its view, places the view, and notifies the child, in this order.
  ///
  ///     add(header) { $0.pin(to: .safeArea, edges: [.top, .leading, .trailing]) }
  ///     add(overlay)  // fills the view
  ///
  /// A child of another parent is removed from it first, with all the steps of `remove()`.
  ///
  /// - Parameters:
  ///   - child: the controller to add.
  ///   - container: the view that the child's view is added to, on top; by default the controller's own.
  ///   - place: places the child's view, which already has its superview. By default, the view fills the container.
  public func add(_ child: UIViewController, in container: UIView? = nil, place: ((UIView) -> Void)? = nil) {
    insert(child, in: container ?? view, at: nil, place: place)
  }

  /// Adds a child whose view fills `container` and follows its size.
  ///
  /// A view that translates its autoresizing mask uses it, and can still be presented or be a window's root view later; other views
  /// are pinned with constraints.
  ///
  /// - Parameters:
  ///   - child: the controller to add.
  ///   - container: the view that the child's view is added to; by default the controller's own.
  ///   - index: the index among the container's subviews; by default on top.
  public func insertFullFrameChild(_ child: UIViewController, in container: UIView? = nil, at index: Int? = nil) {
    insert(child, in: container ?? view, at: index, place: nil)
  }

  /// Removes the controller from its parent: notifies it, removes its view, and ends the parent relationship, in this order.
  ///
  /// Has no effect on a controller without a parent. Doesn't load the view.
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
