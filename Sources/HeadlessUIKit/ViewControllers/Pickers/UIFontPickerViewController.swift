public import Foundation

/// A font picker. On iOS its interface runs in another process; here it is a placeholder.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered, and how.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
    open var includeFaces = false
    /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
    open var displayUsingSystemFont = false
    /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() {
      super.init()
    }
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { if isViewLoaded { showFont() } }
  }

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFont()
  }

  private func showFont() { showPlaceholder("Fonts", detail: selectedFontDescriptor?.postscriptName) }
}
