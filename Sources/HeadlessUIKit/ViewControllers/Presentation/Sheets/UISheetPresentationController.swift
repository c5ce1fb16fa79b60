public import Foundation

/// Shows a controller as a card: at the bottom edge in compact width, in the middle of the screen in regular width.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The style where it isn't the presented controller's own: that of an adapted presentation.
  var adaptedStyle: UIModalPresentationStyle?
  private(set) lazy var parts = SheetParts(of: self)

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  open override var presentationStyle: UIModalPresentationStyle { adaptedStyle ?? super.presentationStyle }

  /// The delegate of a presentation, if it is one of sheets: nil for another one that was set through the superclass.
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Preferences

  /// The view that the sheet is about. Stored but unused: sheets in the middle don't move to it here.
  open var sourceView: UIView?
  /// Whether the sheet is a card in compact height too, where it covers the screen otherwise.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { _invalidateDetents() }
  }
  /// Whether a card at the bottom edge has the width of `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { _invalidateDetents() }
  }
  open var prefersGrabberVisible = false {
    didSet { _invalidateDetents() }
  }
  /// In points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { _invalidateDetents() }
  }
  /// The heights that the sheet rests at in compact width, from the least to the largest.
  open var detents: [Detent] = [.large()] {
    didSet { _invalidateDetents() }
  }
  /// Nil, and any that isn't among the detents, for the first of them.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { _invalidateDetents() }
  }
  /// Up to this detent what is below isn't darkened; nil for darkening at all of them.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { _invalidateDetents() }
  }
  /// Whether a finger that drags a scroll view up from its top moves the sheet to a higher detent, before the content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet has a page's size in regular width.
  open var prefersPageSizing: Bool {
    get { asksForPageSize ?? (presentationStyle != .formSheet) }
    set {
      asksForPageSize = newValue
      _invalidateDetents()
    }
  }
  private var asksForPageSize: Bool?
  /// The size of a form's sheet without a preferred one, in regular width.
  package static var formSize: CGSize { SheetMetrics.current.formSize }

  /// Changes the sheet's properties. On iOS the change is animated.
  open func animateChanges(_ changes: () -> Void) {
    SystemMotion.animate {
      changes()
      containerView?.layoutIfNeeded()
    }
  }

  /// Asks custom detents for their heights again.
  open func invalidateDetents() { _invalidateDetents() }

  private func _invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Layout

  open override var presentedView: UIView? { parts.card }

  open override var frameOfPresentedViewInContainerView: CGRect { sheetLayout?.frame ?? .zero }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    _invalidateDetents()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let container = containerView { parts.layOut(in: container) }
  }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let container = containerView { parts.install(in: container) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { parts.remove() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    parts.leave()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { parts.remove() } else { parts.stay() }
  }

  override func wasAbandoned() { parts.remove() }

  override var letsTouchesThrough: Bool { !darkensBackground }
  override var fadingViews: [UIView] { darkensBackground && sheetLayout?.kind != .full ? [parts.dimming] : [] }
}
