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
    if let old = core.view { old.core.viewController = nil }
    core.view = view
    guard let view else { return }
    view.core.viewController = self
    if view.window != nil || view.superview != nil { view.updateTraits() }
    view.updateSafeArea()
    view.updateMargins()
  }
}

func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
}
