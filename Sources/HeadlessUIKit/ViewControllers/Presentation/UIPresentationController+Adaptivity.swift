import Foundation

extension UIPresentationController {
  /// The controller that lays the presentation out: this one, or the one for the style that it adapts to.
  var effective: UIPresentationController { adapted ?? self }

  /// The delegate's adaptive style; nil if it doesn't provide one.
  func askedAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard let delegate else { return nil }
    let style = OptionalMethod.call { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }
    if let style { return style }
    guard traits.horizontalSizeClass == .compact else { return nil }
    return OptionalMethod.call { delegate.adaptivePresentationStyle(for: self) }
  }

  /// Replaces this presentation controller with that of another style if the traits require it.
  ///
  /// - Returns: the controller to present: another than `presentedViewController` if the delegate provides one.
  func adapt(to traits: UITraitCollection) -> UIViewController {
    adapted = nil
    let style = adaptivePresentationStyle(for: traits)
    guard style != .none, style != presentationStyle else { return presentedViewController }
    let replacement = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    let controller = replacement ?? presentedViewController
    let adapted = makeAdapted(for: controller, style: style)
    delegate?.presentationController(self, prepare: adapted)
    adapted.delegate = adapted.delegate ?? delegate
    self.adapted = adapted
    return controller
  }

  private func makeAdapted(
    for controller: UIViewController, style: UIModalPresentationStyle
  ) -> UIPresentationController {
    if controller === presentedViewController,
      let own = (controller as? any PresentationChoosing)?.ownPresentationController(
        presenting: presentingViewController)
    {
      return own
    }
    if let sheet = adaptiveSheet, controller === presentedViewController, style == .pageSheet || style == .formSheet {
      return sheet
    }
    return controller.makeSystemPresentationController(style: style, presenting: presentingViewController)
  }

  /// The sheet that the app has set up beforehand for a popover in compact width.
  private var adaptiveSheet: UISheetPresentationController? {
    (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }
}
