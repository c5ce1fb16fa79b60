import UIKit

/// The plain look of a failure: what went wrong, and a button that tries again.
public final class FailureController: UIViewController {
  private let message: String
  private let retryTitle: String
  private let onRetry: (() -> Void)?

  /// - Parameters:
  ///   - message: what went wrong, for the reader.
  ///   - retryTitle: the button's title.
  ///   - onRetry: what the button does; nil for a failure that no retry mends, which has no button.
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
