public import AVFoundation
public import HeadlessUIKit

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// How an image fits the requested size: whole, or covering it.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static var `default`: PHImageContentMode { .aspectFit }
}

/// Whether an image of lower quality may come first. Has no effect: the only image is the test's.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// Whether an image has exactly the requested size. Has no effect: images are the test's.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// How an image is requested. Only `isSynchronous` has an effect; the others are stored but unused.
open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
}

/// The quality of a requested video. Has no effect: a film is the file that the test set.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// Whether a video is requested with its edits. Has no effect: a film is the file that the test set.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }

/// How a video is requested. Stored but unused: a film is the file that the test set.
open class PHVideoRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var progressHandler: PHAssetVideoProgressHandler?
}

public typealias PHAssetVideoProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// Provides the pictures of assets, at full size whatever size is requested.
open class PHImageManager: NSObject, @unchecked Sendable {
  open class func `default`() -> PHImageManager { StandInScope.shared { PHImageManager() } }

  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let work = { resultHandler(asset.image, [PHImageResultIsDegradedKey: false]) }
    if options?.isSynchronous == true { work() } else { deliverLater(work) }
    return 1
  }

  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let work = { resultHandler(asset.image.pngData(), "public.png", 1, nil) }
    if options?.isSynchronous == true { work() } else { deliverLater(work) }
    return 1
  }

  /// Passes the film that the test set for the asset, or nil and an error.
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let (film, info) = film(of: asset)
    nonisolated(unsafe) let work = { resultHandler(film, nil, info) }
    deliverLater { work() }
    return 1
  }

  /// Passes an item of the film that the test set for the asset, or nil and an error.
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let (film, info) = film(of: asset)
    nonisolated(unsafe) let work = { resultHandler(film.map { AVPlayerItem(asset: $0) }, info) }
    deliverLater { work() }
    return 1
  }

  private func film(of asset: PHAsset) -> (AVURLAsset?, [AnyHashable: Any]) {
    guard let url = asset.videoURL else { return (nil, [PHImageErrorKey: CocoaError(.fileReadNoSuchFile)]) }
    return (AVURLAsset(url: url), [:])
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Stored but unused: pictures are available at once.
  open var allowsCachingHighQualityImages = true
  /// Nothing is cached: pictures are available at once.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
