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

  func loadArchivedOrPlainView() {
    if loadArchivedView() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
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

  var screensMinimumMargins: NSDirectionalEdgeInsets {
    let margin = UIScreen.main.configuration.systemMinimumMargin
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }
}

extension UIViewController: UIAppearanceContainer {}
