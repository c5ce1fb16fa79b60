import Foundation

/// The views that a popover is made of.
@MainActor final class PopoverParts {
  let popover = _UIPopoverView(frame: .zero)
  private let dimming = UIDimmingView(frame: .zero)
  private let tint = TintDimming()
  /// The app's own background, once the popover is laid out.
  private var background: UIPopoverBackgroundView?
  private unowned let presentation: UIPopoverPresentationController

  /// The container's size that the popover was laid out for last, in points.
  var containerSize: CGSize?

  init(of presentation: UIPopoverPresentationController) {
    self.presentation = presentation
    dimming.wasTapped = { [unowned presentation] in presentation.dismissByHand() }
  }

  func install(in container: UIView) {
    // It handles touches without dimming.
    dimming.backgroundColor = nil
    dimming.frame = container.bounds
    dimming.passthroughViews = presentation.passthroughViews ?? []
    container.addSubview(dimming)
    popover.traitOverrides.userInterfaceLevel = .elevated
    popover.traitOverrides.horizontalSizeClass = .compact
    popover.show(presentation.presentedViewController.view)
    container.setNeedsLayout()
    tint.dim(presentation.presentingViewController.viewIfLoaded)
  }

  /// The views outside the popover that receive touches.
  func letTouchesThrough(to views: [UIView]) { dimming.passthroughViews = views }

  func leave() {
    tint.restore()
  }

  func layOut(_ layout: PopoverLayout) {
    if background == nil, let type = presentation.popoverBackgroundViewClass as? UIPopoverBackgroundView.Type {
      background = type.init(frame: .zero)
    }
    popover.layOut(layout, background: presentation.backgroundColor, view: background)
  }

  func remove() {
    tint.restore()
    dimming.removeFromSuperview()
    popover.removeFromSuperview()
  }
}
