import UIKit

/// The plain look of waiting: a wheel in the middle, above a text if there is one.
public final class LoadingController: UIViewController {
  private let message: String?
  private let label: String

  /// - Parameters:
  ///   - message: shown below the wheel.
  ///   - accessibilityLabel: what VoiceOver says of the wheel.
  public init(message: String? = nil, accessibilityLabel: String = "Loading") {
    self.message = message
    label = accessibilityLabel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "init(message:accessibilityLabel:)")
  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    wheel.isAccessibilityElement = true
    wheel.accessibilityLabel = label
    let stack = MessageStack.make(wheel, message: message, in: view)
    stack.alignment = .center
  }
}
