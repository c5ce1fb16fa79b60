public import HeadlessUIKit

/// A placeholder for the document scanner. A test calls the delegate itself.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// False, as in the simulator.
  open class var isSupported: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Document Camera", detail: nil)
  }
}

@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

// Optional on iOS.
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Scanned pages.
@preconcurrency @MainActor open class VNDocumentCameraScan: NSObject {
  private let pages: [UIImage]
  public let title: String

  /// The pages that a test passes to a delegate.
  public init(title: String = "", pages: [UIImage]) {
    self.title = title
    self.pages = pages
    super.init()
  }

  open var pageCount: Int { pages.count }
  open func imageOfPage(at index: Int) -> UIImage { pages[index] }
}
