public import HeadlessUIKit

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
  case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}

/// A file of an asset: the picture of a photo, or the film of a video.
open class PHAssetResource: NSObject, @unchecked Sendable {
  let asset: PHAsset
  public let type: PHAssetResourceType

  init(_ asset: PHAsset, _ type: PHAssetResourceType) {
    (self.asset, self.type) = (asset, type)
    super.init()
  }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
    [PHAssetResource(asset, asset.mediaType == .video ? .video : asset.mediaType == .audio ? .audio : .photo)]
  }

  open var assetLocalIdentifier: String { asset.localIdentifier }
  open var uniformTypeIdentifier: String { type == .photo ? "public.png" : "com.apple.quicktime-movie" }
  /// The name of a film's file, or one after the asset's identifier: pictures of a test have no file.
  open var originalFilename: String {
    asset.videoURL?.lastPathComponent ?? "\(asset.localIdentifier).\(type == .photo ? "png" : "mov")"
  }
  open var pixelWidth: Int { asset.pixelWidth }
  open var pixelHeight: Int { asset.pixelHeight }

  /// The file's contents; nil for a video whose file can't be read.
  var contents: Data? {
    type == .photo ? asset.image.pngData() : asset.videoURL.flatMap { try? Data(contentsOf: $0) }
  }
}

/// How the data of a resource is requested. Stored but unused: it is there at once.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}

/// Provides the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  open class func `default`() -> PHAssetResourceManager { StandInScope.shared { PHAssetResourceManager() } }

  /// Passes all data at once, and then the end, or an error if the file can't be read.
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    let contents = resource.contents
    deliverLater {
      if let contents { handler(contents) }
      completionHandler(contents == nil ? CocoaError(.fileReadNoSuchFile) : nil)
    }
    return 1
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let contents = resource.contents
    deliverLater {
      do {
        guard let contents else { throw CocoaError(.fileReadNoSuchFile) }
        try contents.write(to: fileURL)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    guard let contents = resource.contents else { throw CocoaError(.fileReadNoSuchFile) }
    try contents.write(to: fileURL)
  }

  /// Requests have ended before they could be cancelled.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
