public import Foundation

/// How a photo is taken. Photos can't be captured here.
open class AVCapturePhotoSettings: NSObject {
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Stored but unused.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var isHighResolutionPhotoEnabled = false
  open var isAutoStillImageStabilizationEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  public var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [] }
  open var uniqueID: Int64 { 0 }

  public override init() {
    format = nil
    super.init()
  }

  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
}
