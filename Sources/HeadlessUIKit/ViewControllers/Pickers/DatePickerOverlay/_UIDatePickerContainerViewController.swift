import Foundation

/// The presented controller of a compact date picker: a calendar or wheels on a plate. Apps dismiss it like any presented
/// controller. Named as UIKit's.
final class _UIDatePickerContainerViewController: UIViewController, PresentationChoosing {
  private(set) weak var overlay: _UIDatePickerOverlayPresentation?
  private(set) var picker: UIDatePicker

  init(_ overlay: _UIDatePickerOverlayPresentation, _ picker: UIDatePicker) {
    self.overlay = overlay
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  @available(*, unavailable, message: "made by date pickers")
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = _UIDatePickerOverlayPlatterView(picker) }

  /// Shows the picker of the other field.
  func show(_ picker: UIDatePicker) {
    self.picker = picker
    (viewIfLoaded as? _UIDatePickerOverlayPlatterView)?.show(picker)
    presentationController?.containerView?.setNeedsLayout()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    overlay?.didClose(self)
  }

  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    _UIDatePickerContainerPresentationController(presentedViewController: self, presenting: presenting)
  }

  func willBePresented() {}
}

/// Places the plate beside the field. A tap outside only dismisses it; one on the fields reaches them.
final class _UIDatePickerContainerPresentationController: UIPresentationController {
  private let dimming = UIDimmingView(frame: .zero)

  private var overlay: _UIDatePickerOverlayPresentation? {
    (presentedViewController as? _UIDatePickerContainerViewController)?.overlay
  }

  override var presentationStyle: UIModalPresentationStyle { .custom }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.flatMap { overlay?.frame(in: $0) } ?? presentedView?.frame ?? .zero
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    // It handles touches without dimming.
    dimming.backgroundColor = nil
    dimming.frame = container.bounds
    dimming.passthroughViews = overlay.map { [$0.passthroughView] } ?? []
    dimming.wasTapped = { [weak self] in self?.overlay?.close(animated: true) }
    container.addSubview(dimming)
    presentedView?.traitOverrides.userInterfaceLevel = .elevated
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() }
  }

  override func wasAbandoned() {
    dimming.removeFromSuperview()
    overlay?.didClose(presentedViewController)
  }
}
