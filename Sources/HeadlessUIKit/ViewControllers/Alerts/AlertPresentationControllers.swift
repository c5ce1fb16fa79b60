import Foundation

// The names are UIKit's, which descriptions of controllers show.

/// Darkens what is below and lays an alert's card above it.
class AlertPresentationController: UIPresentationController {
  private let dimming = UIDimmingView(frame: .zero)
  private let tint = TintDimming()

  override var presentationStyle: UIModalPresentationStyle { .custom }

  final var alertView: _UIAlertControllerPhoneTVMacView? {
    (presentedViewController as? UIAlertController)?.alertView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    container.addSubview(dimming)
    alertView?.traitOverrides.userInterfaceLevel = .elevated
    container.setNeedsLayout()
    tint.dim(presentingViewController.viewIfLoaded)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container = containerView, let alertView else { return }
    dimming.frame = container.bounds
    alertView.place(frameOfPresentedViewInContainerView)
    alertView.layoutIfNeeded()
    dimming.knockouts = alertView.groups.map {
      UIDimmingView.Knockout(
        place: $0.convert($0.bounds, to: dimming), isBlurred: $0.material != .opaque,
        cornerRadius: AlertMetrics.Figures.current.cornerRadius)
    }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimming.alpha = 0
    tint.restore()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { return dimming.removeFromSuperview() }
    dimming.alpha = 1
    tint.dim(presentingViewController.viewIfLoaded)
  }

  final override var fadingViews: [UIView] { [dimming] }

  final override func wasAbandoned() { tint.restore() }

  /// Has taps beside the card call `tapOutside()`.
  final func observeTapsOutside() {
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapOutside", AlertPresentationController.tapOutside)))
  }

  func tapOutside() {}
}

/// In the middle of the screen.
final class _UIAlertControllerAlertPresentationController: AlertPresentationController {
  override var fades: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alertView else { return .zero }
    let room = self.room(in: container)
    let insets = container.safeAreaInsets
    let bottom = room.height < container.bounds.height ? 0 : insets.bottom
    let maximum = room.height - 2 * max(insets.top, bottom) - 2 * AlertMetrics.Figures.current.screenMargin
    let width = AlertMetrics.alertWidth(in: room.width, for: container.traitCollection)
    let size = alertView.fittingSize(width: width, maximumHeight: maximum)
    return PixelRounding(scale: container.layoutScale).roundEdges(
      of: CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height))
  }

  /// The part of the container above the keyboard, in points.
  private func room(in container: UIView) -> CGRect {
    var room = container.bounds
    if let keyboard = (container.window?.app ?? .current).keyboard.frame {
      room.size.height = max(0, min(room.height, container.convert(keyboard, from: nil).minY - room.minY))
    }
    return room
  }
}

/// At the lower edge of a phone's screen.
final class _UIAlertControllerActionSheetCompactPresentationController: AlertPresentationController {
  /// A tap beside the sheet cancels, where there is an action for it.
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    observeTapsOutside()
  }

  override func tapOutside() {
    guard let alert = presentedViewController as? UIAlertController,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.performTap(on: cancel)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alertView else { return .zero }
    let bounds = container.bounds
    let insets = container.safeAreaInsets
    let inset = AlertMetrics.Figures.current.sheetInset
    // On its side a phone shows the sheet as wide as upright.
    let width = min(bounds.width, bounds.height) - 2 * inset
    let bottom = bounds.maxY - max(insets.bottom, inset)
    let size = alertView.fittingSize(width: width, maximumHeight: bottom - max(insets.top, inset) - inset)
    return PixelRounding(scale: container.layoutScale).roundEdges(
      of: CGRect(x: bounds.midX - size.width / 2, y: bottom - size.height, width: size.width, height: size.height))
  }
}
