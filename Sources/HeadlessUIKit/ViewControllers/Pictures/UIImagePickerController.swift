public import Foundation
public import Graphics

/// The camera, or the photo library. On iOS its interface runs in another process; here it is a placeholder. A test picks an image
/// by calling the delegate.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public enum ImageURLExportPreset: Int, Sendable {
    case compatible, current
  }

  /// The information that the delegate receives.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  /// As on a simulator: photos, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Has no effect: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Has no effect: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Has no effect: there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  open var sourceType: SourceType = .photoLibrary {
    didSet { showSource() }
  }
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var mediaTypes = ["public.image"]
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var allowsEditing = false
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var imageExportPreset: ImageURLExportPreset = .compatible
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var videoQuality: QualityType = .typeMedium
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var showsCameraControls = true
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var cameraDevice: CameraDevice = .rear
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var cameraCaptureMode: CameraCaptureMode = .photo
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var cameraFlashMode: CameraFlashMode = .auto
  /// Stored but unused: screens of other apps and of the camera belong to the system, and stay empty here.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Lies over the camera.
  open var cameraOverlayView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSource()
    }
  }

  /// Has no effect: there is no camera.
  open func takePicture() {}
  /// Has no effect: there is no camera.
  @discardableResult open func startVideoCapture() -> Bool { false }
  /// Has no effect: there is no camera.
  open func stopVideoCapture() {}

  private var placeholder: PlaceholderView?

  open override func viewDidLoad() {
    super.viewDidLoad()
    setNavigationBarHidden(true, animated: false)
    showSource()
  }

  private func showSource() {
    guard isViewLoaded else { return }
    placeholder?.removeFromSuperview()
    let shown = PlaceholderView(title: sourceType == .camera ? "Camera" : "Photos")
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    placeholder = shown
    if sourceType == .camera, let cameraOverlayView { view.addSubview(cameraOverlayView) }
  }
}

/// Receives the user's choice. Both methods are optional; the picker isn't dismissed automatically.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Never called: the system's own interface isn't shown; the screen stays empty.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Never called: the system's own interface isn't shown; the screen stays empty.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

// Optional in UIKit.
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { OptionalMethod.missing() }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { OptionalMethod.missing() }
}
