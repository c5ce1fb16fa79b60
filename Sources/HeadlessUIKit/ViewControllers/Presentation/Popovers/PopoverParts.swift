import Foundation

/// The views that a popover is made of.
@MainActor final class PopoverParts {
  let popover = _UIPopoverView(frame: .zero)
  private let dimming = UIDimmingView(frame: .zero)
  private let tint = TintDimming()
  private unowned let presentation: UIPopoverPresentationController

  /// The container's size that the popover was laid out for last, in points.
  var containerSize: CGSize?

  init(of presentation: UIPopoverPresentationController) {
    self.presentation = presentation
  }

  func install(in container: UIView) {
    // It catches touches and darkens nothing.
    dimming.backgroundColor = nil
    dimming.frame = container.bounds
    container.addSubview(dimming)
    popover.traitOverrides.userInterfaceLevel = .elevated
    popover.traitOverrides.horizontalSizeClass = .compact
    popover.show(presentation.presentedViewController.view)
    container.setNeedsLayout()
    tint.dim(presentation.presentingViewController.viewIfLoaded)
  }

  func leave() {
    tint.restore()
  }

  func layOut(_ layout: PopoverLayout) {
    popover.layOut(layout, background: presentation.backgroundColor)
  }

  func remove() {
    tint.restore()
    dimming.removeFromSuperview()
    popover.removeFromSuperview()
  }
}
