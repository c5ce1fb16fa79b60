import UIKit

/// Shows a child with a button above it that closes the container.
///
/// The child doesn't depend on the button: its safe area excludes the button's space, so views in the safe area don't overlap the
/// button, and backgrounds extend below it.
open class ModalContainerController: ContainerController {
  /// The displayed child.
  public let child: UIViewController

  /// The button's appearance and position; can be changed at any time.
  public var closeButton: CloseButton {
    didSet { applyCloseButton() }
  }

  /// The button's action; nil dismisses the container.
  public var onClose: (() -> Void)?

  /// The insets that were added to the child's own `additionalSafeAreaInsets`, in points.
  private var grownBy = UIEdgeInsets.zero

  /// Creates a container of a child.
  ///
  /// - Parameter onClose: the button's action; nil dismisses the container.
  public init(_ child: UIViewController, closeButton: CloseButton = CloseButton(), onClose: (() -> Void)? = nil) {
    self.child = child
    self.closeButton = closeButton
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "a modal container needs its child: init(_:closeButton:onClose:)")
  public required init?(coder: NSCoder) { nil }

  open override var shownChild: UIViewController? { child }

  open override func loadView() {
    view = ModalContainerView()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    containerView?.onTap = { [weak self] in self?.close() }
    insertFullFrameChild(child, at: 0)
    applyCloseButton()
  }

  /// The action of a tap on the button: `onClose`, or else dismissing the container.
  open func close() {
    if let onClose { onClose() } else { dismiss(animated: true) }
  }

  private var containerView: ModalContainerView? { viewIfLoaded as? ModalContainerView }

  private func applyCloseButton() {
    guard let containerView else { return }
    containerView.show(closeButton)
    let insets = closeButton.childInsets
    var area = child.additionalSafeAreaInsets
    area.top += insets.top - grownBy.top
    area.bottom += insets.bottom - grownBy.bottom
    grownBy = insets
    child.additionalSafeAreaInsets = area
  }
}
