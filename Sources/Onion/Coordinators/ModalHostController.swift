import UIKit

/// The outermost controller of a presented flow: notices when the flow was dismissed, in whatever way.
final class ModalHostController: ContainerController {
  private let content: UIViewController
  var onDismissed: (() -> Void)?

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "made by AnyCoordinator.present")
  required init?(coder: NSCoder) { nil }

  override var shownChild: UIViewController? { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(content)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    onDismissed?()
    onDismissed = nil
  }
}
