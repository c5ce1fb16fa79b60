import Foundation

extension UIViewController {
  func loadOnce() {
    guard core.view == nil, !core.isLoadingView else { return }
    core.isLoadingView = true
    loadView()
    core.isLoadingView = false
    guard core.view != nil else {
      fatalError(
        "-[UIViewController loadViewIfNeeded] loadView of \(type(of: self)) returned without setting the view.")
    }
    viewDidLoad()
  }

  func setView(_ view: UIView?) {
    if let old = core.view {
      old.core.viewController = nil
      old.updateSafeArea()
    }
    core.view = view
    core.traits = nil
    guard let view else { return }
    if let other = view.core.viewController, other !== self {
      fatalError(
        "A view can only be associated with at most one view controller at a time! View \(view) is associated with "
          + "\(other). Clear this association before associating this view with \(self).")
    }
    view.core.viewController = self
    view.adoptMargins()
    if view.window != nil || view.superview != nil { view.updateTraits() }
    view.updateSafeArea()
  }
}

extension UIViewController: UIAppearanceContainer {}
