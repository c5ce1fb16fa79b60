public import Foundation
public import HeadlessUIKit

/// A request to add or change a photo, in a block of `performChanges`. The library doesn't change: requests have no effect.
open class PHAssetChangeRequest: NSObject {
  override init() { super.init() }

  /// A change of an asset.
  public convenience init(for asset: PHAsset) {
    self.init()
    (creationDate, isFavorite) = (asset.creationDate, asset.isFavorite)
  }

  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var isFavorite = false
  open var isHidden = false

  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
  @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
  open class func deleteAssets(_ assets: any NSFastEnumeration) {}

  open func revertAssetContentToOriginal() {}
}

/// An object that a request will create.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A request to add a photo or a film with its files.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  /// Whether photos have files of these kinds together: one picture or film, and a film beside a picture for a live photo.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
    let kinds = Set(types.compactMap { PHAssetResourceType(rawValue: $0.intValue) })
    let main = kinds.intersection([.photo, .video, .audio])
    return main.count == 1 && kinds.subtracting(main).isSubset(of: [.pairedVideo, .alternatePhoto])
  }

  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// How a file is added.
open class PHAssetResourceCreationOptions: NSObject {
  public override init() { super.init() }

  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  /// Whether the file leaves its place; stored but unused.
  open var shouldMoveFile = false
}

/// A request to create or change an album. The library doesn't change: requests have no effect.
open class PHAssetCollectionChangeRequest: NSObject {
  override init() { super.init() }

  /// Nil for an album that can't be changed, such as one of the system's.
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }

  open var title = ""
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder("") }

  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}

  open func addAssets(_ assets: any NSFastEnumeration) {}
  open func removeAssets(_ assets: any NSFastEnumeration) {}
}

/// Lists of assets in requests: arrays and results of fetches. Foundation on Linux doesn't have the protocol.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}
