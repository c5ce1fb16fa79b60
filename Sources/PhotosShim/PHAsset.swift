public import HeadlessUIKit

/// Whether an asset is a photo, a video or a recording.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// Special kinds of photos and videos, such as panoramas.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
}

open class PHObject: NSObject, @unchecked Sendable {
  public let localIdentifier: String
  init(_ identifier: String) {
    localIdentifier = identifier
    super.init()
  }
}

/// A photo of a test.
open class PHAsset: PHObject, @unchecked Sendable {
  public let image: UIImage
  public let mediaType: PHAssetMediaType
  public let creationDate: Date?
  /// In seconds; 0 for photos.
  public let duration: TimeInterval
  /// The file of a film, which video requests have as their asset; nil if the test sets none. Not a part of Photos.
  public let videoURL: URL?
  open var isFavorite: Bool { false }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }

  /// Not a part of Photos, where only the library creates them.
  public init(
    localIdentifier: String, image: UIImage, mediaType: PHAssetMediaType = .image, creationDate: Date? = nil,
    duration: TimeInterval = 0, videoURL: URL? = nil
  ) {
    self.videoURL = videoURL
    (self.image, self.mediaType) = (image, mediaType)
    (self.creationDate, self.duration) = (creationDate, duration)
    super.init(localIdentifier)
  }

  open var pixelWidth: Int { Int(image.size.width * image.scale) }
  open var pixelHeight: Int { Int(image.size.height * image.scale) }

  private static func fetch(_ options: PHFetchOptions?, where isWanted: (PHAsset) -> Bool) -> PHFetchResult<PHAsset> {
    var all = PhotosAnswers.current(asked: "for photos").assets.filter(isWanted)
    // The key of a sort descriptor isn't known on Linux; for photos it is almost always the date.
    if let first = options?.sortDescriptors?.first {
      all.sort { a, b in
        let (a, b) = (a.creationDate ?? .distantPast, b.creationDate ?? .distantPast)
        return first.ascending ? a < b : b < a
      }
    }
    if let limit = options?.fetchLimit, limit > 0 { all = Array(all.prefix(limit)) }
    return PHFetchResult(all)
  }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { _ in true }
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { $0.mediaType == mediaType } }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { identifiers.contains($0.localIdentifier) } }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { _ in true } }
}

/// The options for fetching photos: sorted by date, in the direction of the first descriptor, and limited; predicates aren't
/// applied.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}

/// Whether an album was made by the user or is one of the system's smart albums.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }

/// What an album collects. The raw values are those of PhotoKit.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case any = 9_223_372_036_854_775_807
}

/// An album, which contains all photos of the test.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { "Recents" }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult(type == .smartAlbum ? [PHAssetCollection("recents")] : []) }
}
