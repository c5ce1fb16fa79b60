public import Foundation
public import HeadlessUIKit

/// A placeholder for a page in Safari, which displays the URL. A test calls the delegate itself.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The label of the controller's dismiss button.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  private let url: URL
  private let settings: Configuration

  /// - Parameter url: the page; as on iOS, schemes other than `http` and `https` stop the program.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    url = URL
    settings = configuration
    super.init(nibName: nil, bundle: nil)
    // Unless the app sets a style, the controller covers the screen.
    modalPresentationStyle = .overFullScreen
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// A copy, because the controller keeps its initial configuration.
  open var configuration: Configuration {
    let copy = Configuration()
    copy.entersReaderIfAvailable = settings.entersReaderIfAvailable
    copy.barCollapsingEnabled = settings.barCollapsingEnabled
    return copy
  }
  /// Stored but unused: Safari's bars aren't shown.
  open var preferredBarTintColor: UIColor?
  /// Stored but unused: Safari's bars aren't shown.
  open var preferredControlTintColor: UIColor?
  /// Stored but unused: Safari's bars aren't shown.
  open var dismissButtonStyle = DismissButtonStyle.done

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Safari", detail: url.absoluteString)
  }
}
