import UIKit

/// A field that is typed into, with a keyboard of a kind.
public final class FieldController: UIViewController {
  private let field = UITextField()
  private let configure: (UITextField) -> Void

  /// - Parameter configure: sets the field's traits and its views.
  public init(_ title: String, configure: @escaping (UITextField) -> Void) {
    self.configure = configure
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let name = UILabel()
    name.text = title
    name.font = .preferredFont(forTextStyle: .footnote)
    name.textColor = .secondaryLabel
    field.borderStyle = .roundedRect
    configure(field)
    let stack = UIStackView(arrangedSubviews: [name, field])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}
