import UIKit

/// A view and a text in the middle of the screen, in the readable column and the safe area.
@MainActor enum MessageStack {
  static func make(_ symbol: UIView?, message: String?, in view: UIView) -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 16
    if let symbol { stack.addArrangedSubview(symbol) }
    if let message { stack.addArrangedSubview(label(message)) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let column = view.readableContentGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
    return stack
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
