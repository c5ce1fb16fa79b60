public import Foundation

/// Presents a controller in a popover whose arrow points at its source. In compact width it adapts to a sheet, unless the delegate
/// changes that.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private(set) lazy var parts = PopoverParts(of: self)
  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The delegate of a presentation, if it is one of popovers: nil for another one that was set through the superclass.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: What it points at

  /// Contains `sourceRect`.
  open var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// In points, in the coordinates of `sourceView`; null for the whole view.
  open var sourceRect = CGRect.null {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The view or bar button item that the popover points at, if there is no `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The bar button item that the popover points at; the same as a `sourceItem` that is one.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// Whether the popover may cover its source if it doesn't fit beside it.
  open var canOverlapSourceViewRect = false
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The direction of the arrow; unknown until the popover is on the screen.
  open var arrowDirection: UIPopoverArrowDirection { popoverLayout?.arrowDirection ?? .unknown }

  // MARK: Looks

  /// The popover's distance from the edges of the screen and its safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The colour of the popover and its arrow; nil for the system's.
  open var backgroundColor: UIColor? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The class of the view that is the popover's background, a subclass of `UIPopoverBackgroundView`; nil for the system's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Views that take touches while the popover is shown; others have it dismissed.
  open var passthroughViews: [UIView]? {
    didSet { if containerView != nil { parts.letTouchesThrough(to: passthroughViews ?? []) } }
  }
  /// The sheet controller for compact width, which can be configured in advance.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func prepareToPresent() {
    delegate?.prepareForPopoverPresentation(self)
  }

  // MARK: Layout

  open override var presentedView: UIView? { parts.popover }

  open override var frameOfPresentedViewInContainerView: CGRect { popoverLayout?.frame ?? .zero }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    tellRepositioning()
    if let layout = popoverLayout { parts.layOut(layout) }
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    checkSource()
    if let container = containerView { parts.install(in: container) }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    parts.leave()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { parts.remove() }
  }

  override func wasAbandoned() { parts.remove() }
  override var fades: Bool { true }
}
