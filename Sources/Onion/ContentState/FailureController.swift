import UIKit

/// A simple display of a failure: a message, and a button that retries.
public final class FailureController: UIViewController {
  private let message: String
  private let retryTitle: String
  private let onRetry: (() -> Void)?

  /// - Parameters:
  ///   - message: the message for the user.
  ///   - retryTitle: the button's title.
  ///   - onRetry: the button's action; nil for a permanent failure, which has no button.
  public init(message: String, retryTitle: String = "Try Again", onRetry: (() -> Void)?) {
    self.message = message
    self.retryTitle = retryTitle
    self.onRetry = onRetry
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "init(message:retryTitle:onRetry:)")
  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = MessageStack.make(nil, message: message, in: view)
    guard onRetry != nil else { return }
    let button = UIButton(type: .system)
    button.setTitle(retryTitle, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = "Failure.retry"
    button.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
    stack.addArrangedSubview(button)
  }
}
