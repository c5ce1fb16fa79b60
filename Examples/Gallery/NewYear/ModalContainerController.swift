import UIKit

/// Shows a child edge to edge, with a button that closes it. The child's safe area starts below the button.
public final class ModalContainerController: UIViewController {
  private let child: UIViewController
  private lazy var containerView = ModalContainerView()

  /// Called when the close button is tapped.
  public var onClose: () -> Void = {}

  public init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    view = containerView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    containerView.embed(child.view)
    child.didMove(toParent: self)
    child.additionalSafeAreaInsets.top = ModalContainerView.closeButtonSide
    containerView.closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
  }

  public override var prefersStatusBarHidden: Bool { true }
}

final class ModalContainerView: UIView {
  static let closeButtonSide: CGFloat = 80

  let closeButton = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .label
    closeButton.accessibilityLabel = "Close"
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(closeButton)
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      closeButton.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      closeButton.widthAnchor.constraint(equalToConstant: ModalContainerView.closeButtonSide),
      closeButton.heightAnchor.constraint(equalToConstant: ModalContainerView.closeButtonSide),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func embed(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(view, belowSubview: closeButton)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
