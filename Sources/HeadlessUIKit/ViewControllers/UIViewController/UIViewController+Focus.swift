import Foundation

// A controller that can become the first responder does so as it appears, which is how a chat's bar, the controller's
// `inputAccessoryView`, comes to the screen. Apple doesn't document it; it is what InputBarAccessoryView's author tells its
// users, and that a child of an app's own container doesn't is what those of MessageKit found (issue 501 there).
extension UIViewController {
  /// Before `viewDidAppear(_:)`, where apps give the focus to whom they like.
  func takeFocus() {
    guard isFocusFree, isShownBySystem, canBecomeFirstResponder else { return }
    becomeFirstResponder()
  }

  /// Whether the focus is free, or belongs to a controller of another window: UIKit has a first responder for each.
  private var isFocusFree: Bool {
    guard let current = FirstResponder.of(self).current else { return true }
    guard let controller = current as? UIViewController else { return false }
    return controller.viewIfLoaded?.window !== viewIfLoaded?.window
  }

  /// The controller leaves the screen.
  func giveFocusBack() {
    if isFirstResponder { focus?.firstResponder.forceToResign(self) }
  }

  /// Whether the controller belongs to a window or a presentation, directly or in UIKit's containers.
  private var isShownBySystem: Bool {
    guard let parent else { return true }
    let isSystems =
      parent is UINavigationController || parent is UITabBarController || parent is UISplitViewController
      || parent is UIPageViewController
    return isSystems && parent.isShownBySystem
  }

  /// A presentation covers a controller's accessory: the focus is lost until it is dismissed. A search belongs to the controller
  /// that presents it.
  func coverFocus(by presented: UIViewController) {
    guard !(presented is UISearchController), let controller = FirstResponder.of(self).current as? UIViewController,
      let view = controller.viewIfLoaded, view.window === viewIfLoaded?.window, view.isDescendant(of: self.view)
    else { return }
    presented.core.coveredFocus = controller
    controller.giveFocusBack()
  }

  /// The controller is being dismissed: a view inside that is the first responder resigns, and the keyboard leaves with the controller.
  func endEditingInside() {
    guard let view = viewIfLoaded, let focused = FirstResponder.of(self).current as? UIView,
      focused.isDescendant(of: view)
    else { return }
    view.endEditing(true)
  }

  /// The controller was dismissed.
  func uncoverFocus() {
    guard let controller = core.coveredFocus else { return }
    core.coveredFocus = nil
    guard FirstResponder.of(controller).current == nil, controller.viewIfLoaded?.window != nil else { return }
    controller.becomeFirstResponder()
  }
}
