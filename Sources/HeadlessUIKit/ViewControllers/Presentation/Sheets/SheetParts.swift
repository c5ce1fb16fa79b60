import Foundation

/// The views that a sheet is made of, from below: what darkens the background, the card, on it the controller's view and
/// the grabber.
@MainActor final class SheetParts {
  let card = UIDropShadowView(frame: .zero)
  let dimming = UIDimmingView(frame: .zero)
  private var grabber: _UIGrabber?
  private var shadow: _UIRoundedRectShadowView?
  private unowned let sheet: UISheetPresentationController
  /// The card of the presenter while it is pushed back.
  private var pushedBack: UIView?
  private var backdrop: UIView?
  private var isLeaving = false
  private let tint = TintDimming()
  private let drag: SheetDrag

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    drag = SheetDrag(of: sheet)
    card.addGestureRecognizer(drag.recognizer)
    dimming.wasTapped = { [unowned sheet] in sheet.dismissByHand() }
  }

  func install(in container: UIView) {
    isLeaving = false
    dimming.frame = container.bounds
    container.addSubview(dimming)
    card.traitOverrides.userInterfaceLevel = .elevated
    guard let view = sheet.presentedViewController.view else { return }
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
    container.setNeedsLayout()
  }

  func leave() {
    isLeaving = true
    dimming.alpha = 0
    shadow?.alpha = 0
    tint.restore()
    releasePresenter()
  }

  func stay() {
    isLeaving = false
    shadow?.alpha = 1
    sheet.containerView?.setNeedsLayout()
  }

  func remove() {
    tint.restore()
    releasePresenter()
    dimming.removeFromSuperview()
    card.removeFromSuperview()
  }

  // MARK: Layout

  func layOut(in container: UIView) {
    guard !isLeaving, let layout = sheet.sheetLayout, let surroundings = sheet.sheetSurroundings else { return }
    dimming.frame = container.bounds
    let darkens = sheet.darkensBackground && layout.kind != .full
    dimming.alpha = darkens ? 1 : 0
    if darkens { tint.dim(sheet.presentingViewController.viewIfLoaded) } else { tint.restore() }
    let isCompact = layout.kind == .centered && !sheet.prefersPageSizing
    let sizeClass: UIUserInterfaceSizeClass = isCompact ? .compact : .unspecified
    if card.traitOverrides.horizontalSizeClass != sizeClass { card.traitOverrides.horizontalSizeClass = sizeClass }
    card.place(layout.frame)
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.round(layout.kind == .centered ? .all : top, radius: layout.cornerRadius)
    layOutShadow(in: container, isVisible: !sheet.darkensBackground && layout.kind != .full)
    layOutGrabber(isVisible: sheet.prefersGrabberVisible && layout.kind == .edge)
    if layout.pushesPresenterBack { pushPresenterBack(surroundings) } else { releasePresenter() }
  }

  /// The shadow of a sheet without dimming. Its values on iOS aren't published.
  private func layOutShadow(in container: UIView, isVisible: Bool) {
    guard isVisible else {
      shadow?.removeFromSuperview()
      shadow = nil
      return
    }
    let view = shadow ?? _UIRoundedRectShadowView()
    shadow = view
    if view.superview !== container { container.insertSubview(view, aboveSubview: dimming) }
    view.frame = card.frame
    view.layer.cornerRadius = card.layer.cornerRadius
    view.layer.maskedCorners = card.layer.maskedCorners
  }

  private func layOutGrabber(isVisible: Bool) {
    guard isVisible else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let view = grabber ?? _UIGrabber(frame: .zero)
    grabber = view
    if view.superview !== card { card.addSubview(view) }
    view.frame = CGRect(
      x: (card.bounds.width - SheetMetrics.current.grabberSize.width) / 2, y: SheetMetrics.current.grabberTop,
      width: SheetMetrics.current.grabberSize.width,
      height: SheetMetrics.current.grabberSize.height)
  }

  // MARK: What is below

  private func pushPresenterBack(_ surroundings: SheetLayout.Surroundings) {
    let presenter = sheet.presentingViewController
    guard let behind = presenter.cardBehindSheet else { return }
    pushedBack = behind
    let size = behind.bounds.size
    let place = CGRect(
      x: behind.center.x - size.width / 2, y: behind.center.y - size.height / 2, width: size.width,
      height: size.height)
    behind.transform = SheetLayout.transform(pushingBack: place, in: surroundings)
    behind.round(.all, radius: SheetMetrics.current.cornerRadius)
    // The screen around the card is black, whatever the window's colour.
    if !(presenter.core.presentation?.effective is UISheetPresentationController) {
      backdrop = presenter.viewIfLoaded?.window?.rootStage?.container ?? behind.window?.rootStage?.container
      backdrop?.backgroundColor = .black
    }
  }

  private func releasePresenter() {
    backdrop?.backgroundColor = nil
    backdrop = nil
    guard let behind = pushedBack else { return }
    pushedBack = nil
    behind.transform = .identity
    behind.round(.all, radius: 0)
    // A sheet below updates the corners of its card.
    behind.superview?.setNeedsLayout()
  }
}
