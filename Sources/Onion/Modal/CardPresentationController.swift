import UIKit

/// Presents a controller as a card with rounded corners, and dims the content below.
///
/// In compact width, the card has the full width and is at the bottom; otherwise it is in the middle. Its size is the presented
/// controller's `preferredContentSize`; a length of 0 is replaced with the maximum. A tap beside the card dismisses it, unless
/// `isModalInPresentation` is true.
open class CardPresentationController: UIPresentationController {
  /// The maximum size of a card in the middle of a screen, in points; that of Apple's form sheets.
  public static let largestSize = CGSize(width: 540, height: 620)
  /// The minimum distance between a card and the upper edge of the safe area, in points.
  public static let topGap: CGFloat = 10
  /// In points.
  public static let cornerRadius: CGFloat = 16

  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  private let dimming = UIControl()

  public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    // In dark appearance, elevated content is lighter.
    overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.3)
    }
    dimming.accessibilityIdentifier = "Card.dimming"
    dimming.addAction(UIAction { [weak self] _ in self?.dismissUnlessModal() }, for: .touchUpInside)
  }

  // MARK: Layout

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return cardFrame(in: container.bounds, safeArea: container.safeAreaInsets)
  }

  private var isAtEdge: Bool { traitCollection.horizontalSizeClass == .compact }

  private func cardFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let wanted = presentedViewController.preferredContentSize
    let tallest = bounds.height - safeArea.top - CardPresentationController.topGap
    if isAtEdge {
      // The card extends below the home indicator, but its content doesn't.
      let height = wanted.height > 0 ? min(wanted.height + safeArea.bottom, tallest) : tallest
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    let largest = CardPresentationController.largestSize
    let room = CGSize(
      width: bounds.width - safeArea.left - safeArea.right - 2 * CardPresentationController.topGap,
      height: tallest - safeArea.bottom - CardPresentationController.topGap)
    let size = CGSize(
      width: min(wanted.width > 0 ? wanted.width : largest.width, room.width),
      height: min(wanted.height > 0 ? wanted.height : largest.height, room.height))
    return CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
    placeCard()
  }

  private func placeCard() {
    guard let card = presentedView, !presentedViewController.isBeingDismissed else { return }
    let frame = frameOfPresentedViewInContainerView
    if card.frame != frame { card.frame = frame }
    card.clipsToBounds = true
    card.layer.cornerRadius = CardPresentationController.cornerRadius
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.maskedCorners = isAtEdge ? upper : CardPresentationController.allCorners
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container === presentedViewController, let view = containerView else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return cardFrame(in: CGRect(origin: .zero, size: parentSize), safeArea: view.safeAreaInsets).size
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    containerView?.setNeedsLayout()
  }

  // MARK: Dimming

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    fade(to: 1)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else {
      dimming.alpha = 1
      return
    }
    dimming.removeFromSuperview()
    // The controller may be displayed elsewhere later.
    presentedView?.layer.cornerRadius = 0
    presentedView?.layer.maskedCorners = CardPresentationController.allCorners
  }

  private func fade(to alpha: CGFloat) {
    let dimming = dimming
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in dimming.alpha = alpha })
  }

  private func dismissUnlessModal() {
    guard !presentedViewController.isModalInPresentation else { return }
    presentedViewController.dismiss(animated: true)
  }
}
