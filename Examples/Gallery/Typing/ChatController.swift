import UIKit

/// Messages with a field below them, which is the keyboard's accessory: it goes where the keyboard goes.
public final class ChatController: UIViewController {
  private let bar = ChatBar()
  private let isTyping: Bool

  /// - Parameter isTyping: whether the field has the focus.
  public init(isTyping: Bool) {
    self.isTyping = isTyping
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  public override var canBecomeFirstResponder: Bool { true }
  public override var inputAccessoryView: UIView? { bar }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let messages = UIStackView(arrangedSubviews: [
      bubble("Is the ferry on time?", isOwn: true), bubble("It leaves at ten past nine.", isOwn: false),
    ])
    messages.axis = .vertical
    messages.spacing = 8
    messages.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(messages)
    NSLayoutConstraint.activate([
      messages.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
      messages.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      messages.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func bubble(_ text: String, isOwn: Bool) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = isOwn ? .white : .label
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let bubble = UIView()
    bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemFill
    bubble.layer.cornerRadius = 17
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 7),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
    let row = UIStackView(arrangedSubviews: isOwn ? [UIView(), bubble] : [bubble, UIView()])
    row.spacing = 40
    return row
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    if isTyping { bar.field.becomeFirstResponder() }
  }
}

private final class ChatBar: UIInputView {
  let field = UITextField()

  init() {
    super.init(frame: .zero, inputViewStyle: .keyboard)
    allowsSelfSizing = true
    translatesAutoresizingMaskIntoConstraints = false
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.enablesReturnKeyAutomatically = true
    let send = UIButton(type: .system)
    send.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
    send.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [field, send])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
