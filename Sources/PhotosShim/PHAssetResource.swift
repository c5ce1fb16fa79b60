public import HeadlessUIKit

/// The role of a file in its asset. The raw values are those of PhotoKit.
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
