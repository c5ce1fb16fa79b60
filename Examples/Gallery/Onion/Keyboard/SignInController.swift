import Onion
import UIKit

/// A form that knows nothing of the keyboard: fields at the top, a button at the bottom.
public final class SignInController: UIViewController, UITextFieldDelegate {
  let nameField = UITextField()
  let ticketField = UITextField()

  /// Called with the name.
  public var onSignIn: (String) -> Void = { _ in }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    prepare(nameField, placeholder: "Name", returnKey: .next)
    prepare(ticketField, placeholder: "Number of the season ticket", returnKey: .go)
    ticketField.keyboardType = .numbersAndPunctuation
    let button = GalleryButton.filled("Sign in") { [weak self] in self?.signIn() }
    let header = GalleryLabel.make("Who's on board?", style: .largeTitle)
    let text = GalleryLabel.make(
      "The number stands on the back of your season ticket, below the stamp of the harbour office.",
      style: .body,
      color: .secondaryLabel)
    let picture = UIImageView(
      image: UIImage(
        systemName: "person.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 160, weight: .ultraLight)
      ))
    picture.tintColor = .systemTeal
    picture.contentMode = .center
    let form = UIStackView(arrangedSubviews: [picture, header, text, nameField, ticketField])
    form.axis = .vertical
    form.spacing = 16
    for part in [form, button] { view.addSubview(part) }
    form.pin(
      to: .margins, edges: [.top, .leading, .trailing],
      insets: NSDirectionalEdgeInsets(top: 32, leading: 0, bottom: 0, trailing: 0))
    button.pin(
      to: .margins, edges: [.leading, .bottom, .trailing],
      insets: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 12, trailing: 0))
    button.topAnchor.constraint(greaterThanOrEqualTo: form.bottomAnchor, constant: 24).isActive =
      true
  }

  private func prepare(_ field: UITextField, placeholder: String, returnKey: UIReturnKeyType) {
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = returnKey
    field.autocorrectionType = .no
    field.delegate = self
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { ticketField.becomeFirstResponder() } else { signIn() }
    return false
  }

  private func signIn() {
    view.endEditing(true)
    onSignIn(nameField.text ?? "")
  }

  /// The form as a person finds it.
  public static func screen() -> UIViewController {
    KeyboardContainerController(SignInController())
  }

  /// With a name, and the keyboard up for the number.
  public static func screenWhileTyping() -> UIViewController {
    let form = SignInController()
    form.loadViewIfNeeded()
    form.nameField.text = "Ada"
    return TypingController(KeyboardContainerController(form), field: form.ticketField)
  }
}

/// Gives a field the focus as soon as it is on the screen.
private final class TypingController: ContainerController {
  private let content: UIViewController
  private let field: UITextField

  init(_ content: UIViewController, field: UITextField) {
    self.content = content
    self.field = field
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(content)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}
