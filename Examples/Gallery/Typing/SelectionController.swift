import UIKit

/// A field with its caret, a field and a text with something selected: one at a time.
public final class SelectionController: UIViewController {
  /// What has the focus.
  public enum Focus {
    case caret, word, lines
  }

  private let field = UITextField()
  private let text = UITextView()
  private let focus: Focus

  public init(_ focus: Focus) {
    self.focus = focus
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.text = "A ticket for two"
    text.text =
      "The harbour office sells season tickets from March on. Bring a picture of yourself, and the old ticket."
    text.font = .preferredFont(forTextStyle: .body)
    text.backgroundColor = .secondarySystemBackground
    text.layer.cornerRadius = 8
    text.heightAnchor.constraint(equalToConstant: 130).isActive = true
    let stack = UIStackView(arrangedSubviews: [field, text])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch focus {
    case .caret: field.becomeFirstResponder()
    case .word:
      field.becomeFirstResponder()
      if let start = field.position(from: field.beginningOfDocument, offset: 2),
        let end = field.position(from: start, offset: 6)
      {
        field.selectedTextRange = field.textRange(from: start, to: end)
      }
    case .lines:
      text.becomeFirstResponder()
      text.selectedRange = NSRange(location: 4, length: 60)
    }
  }
}
