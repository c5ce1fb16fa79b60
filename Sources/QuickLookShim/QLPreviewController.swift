public import HeadlessUIKit

/// A file for a preview.
@preconcurrency @MainActor public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

// Optional in QuickLook.
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

// Optional in QuickLook.
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) { OptionalMethod.missing() }
  public func previewControllerDidDismiss(_ controller: QLPreviewController) { OptionalMethod.missing() }
}

/// A placeholder for QuickLook's preview: displays pictures, and the names of other files.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
  private let placeholder = PlaceholderView(title: "Preview")

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    UIImage(contentsOfFile: item.previewItemURL?.path ?? "") != nil
  }

  open func reloadData() { refreshCurrentPreviewItem() }

  open func refreshCurrentPreviewItem() {
    guard isViewLoaded, let item = currentPreviewItem else { return }
    let name = item.previewItemTitle ?? item.previewItemURL?.lastPathComponent
    navigationItem.title = name
    placeholder.detail = name
    placeholder.picture = item.previewItemURL.flatMap { UIImage(contentsOfFile: $0.path) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placeholder.frame = view.bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(placeholder)
    refreshCurrentPreviewItem()
  }
}
