import UIKit

/// Shows a child edge to edge, and over it a button that closes the whole.
///
/// The child knows nothing of the button: its safe area is grown by the strip that the button lies in, so what it fastens
/// to the safe area stays clear of it, and its backgrounds reach below it.
open class ModalContainerController: ContainerController {
  /// What is shown.
  public let child: UIViewController

  /// The button's looks and place; may be changed at any time.
  public var closeButton: CloseButton {
    didSet { applyCloseButton() }
  }

  /// What the button does; nil dismisses the container.
  public var onClose: (() -> Void)?

  /// What has been added to the child's own `additionalSafeAreaInsets`, in points.
  private var grownBy = UIEdgeInsets.zero

  /// A container around a child.
  ///
  /// - Parameter onClose: what the button does; nil dismisses the container.
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

  /// What a tap on the button does: `onClose`, or else dismissing the container.
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
