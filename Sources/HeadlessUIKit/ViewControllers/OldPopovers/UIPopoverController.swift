public import Foundation

/// The popovers of iOS 3 to 8: shows its controller as a popover, as `UIPopoverPresentationController` does, on tablets. On phones
/// it is a programmer's error in UIKit, and the controller is presented as the traits have it here.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
  open weak var delegate: (any UIPopoverControllerDelegate)?
  open var contentViewController: UIViewController
  /// In points; zero means the controller's own preferred size.
  open var contentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var popoverBackgroundViewClass: AnyClass?
  open var backgroundColor: UIColor?
  private lazy var listener = PopoverListener(for: self)

  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  open func setContent(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }

  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    show(arrowDirections, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    show(arrowDirections, animated) { $0.barButtonItem = item }
  }

  private func show(
    _ directions: UIPopoverArrowDirection, _ animated: Bool, place: (UIPopoverPresentationController) -> Void
  ) {
    guard !isPopoverVisible, var top = UIApplication.shared.keyWindow?.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    contentViewController.modalPresentationStyle = .popover
    if let popover = contentViewController.popoverPresentationController {
      popover.delegate = listener
      popover.permittedArrowDirections = directions
      popover.passthroughViews = passthroughViews
      popover.popoverLayoutMargins = popoverLayoutMargins
      popover.backgroundColor = backgroundColor
      popover.popoverBackgroundViewClass = popoverBackgroundViewClass as? any UIPopoverBackgroundViewMethods.Type
      place(popover)
    }
    top.present(contentViewController, animated: animated)
  }

  /// Dismisses the popover without notifying the delegate.
  open func dismiss(animated: Bool) {
    if isPopoverVisible { contentViewController.dismiss(animated: animated) }
  }
}

/// Forwards the presentation's callbacks to the old delegate.
@MainActor private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
  private weak var popover: UIPopoverController?

  init(for popover: UIPopoverController) {
    self.popover = popover
    super.init()
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    popover.flatMap { $0.delegate?.popoverControllerShouldDismissPopover($0) } ?? true
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if let popover { popover.delegate?.popoverControllerDidDismissPopover(popover) }
  }
}
