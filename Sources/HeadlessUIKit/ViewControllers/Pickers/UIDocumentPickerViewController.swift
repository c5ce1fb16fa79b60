public import Foundation

/// A document picker. On iOS its interface runs in another process; here it is a placeholder. A test picks documents by calling the
/// delegate.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  private let isForExport: Bool
  /// The files to export, which a test reads. Not a part of UIKit.
  public let exportedURLs: [URL]

  /// - Parameter documentTypes: names of types, as `public.text`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    isForExport = false
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public init(url: URL, in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    isForExport = true
    exportedURLs = [url]
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    isForExport = true
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    isForExport = false
    exportedURLs = []
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { modalPresentationStyle = .pageSheet }

  public let documentPickerMode: UIDocumentPickerMode
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var allowsMultipleSelection = false
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var shouldShowFileExtensions = false
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var directoryURL: URL?

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Files", detail: isForExport ? "To save documents" : "To choose documents")
  }
}

/// How picked documents are accessed.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}
