import UIKit

/// The close button above the content.
final class ModalContainerView: UIView {
  static let closeIdentifier = "ModalContainer.close"

  private let button = UIButton(type: .system)
  private var placement: [NSLayoutConstraint] = []

  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.accessibilityIdentifier = ModalContainerView.closeIdentifier
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable, message: "made by ModalContainerController")
  required init?(coder: NSCoder) { nil }

  func show(_ style: CloseButton) {
    button.setImage(style.image, for: .normal)
    button.tintColor = style.tintColor
    button.accessibilityLabel = style.accessibilityLabel
    NSLayoutConstraint.deactivate(placement)
    placement = [
      button.widthAnchor.constraint(equalToConstant: style.length),
      button.heightAnchor.constraint(equalToConstant: style.length),
    ]
    let safeArea = safeAreaLayoutGuide
    switch style.position {
    case .topLeading:
      placement += [
        button.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: style.inset),
        button.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: style.inset),
      ]
    case .topTrailing:
      placement += [
        button.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: style.inset),
        button.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -style.inset),
      ]
    case .bottomCenter:
      placement += [
        button.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -style.inset),
        button.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      ]
    }
    NSLayoutConstraint.activate(placement)
  }
}
