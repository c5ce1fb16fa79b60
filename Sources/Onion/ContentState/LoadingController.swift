import UIKit

/// A simple display of loading: an activity indicator in the middle, above an optional text.
public final class LoadingController: UIViewController {
  private let message: String?
  private let label: String

  /// - Parameters:
  ///   - message: displayed below the indicator.
  ///   - accessibilityLabel: the indicator's label for VoiceOver.
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
