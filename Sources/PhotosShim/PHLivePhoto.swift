public import HeadlessUIKit

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A Live Photo. Live Photos can't be read here: requests end with an error.
public final class PHLivePhoto: NSObject, @unchecked Sendable {
  /// In pixels.
  public var size: CGSize { .zero }

  @discardableResult public class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    deliverLater { resultHandler(nil, [PHLivePhotoInfoErrorKey: CocoaError(.fileReadUnknown)]) }
    return 1
  }

  public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
