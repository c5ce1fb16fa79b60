public import HeadlessUIKit

public typealias MPMediaEntityPersistentID = UInt64

/// The answers of the music library. By default it is empty, and the permission hasn't been requested.
public struct MusicAnswers: StandInAnswers {
  public var authorizationStatus = MPMediaLibraryAuthorizationStatus.notDetermined
  public var items: [MPMediaItem] = []

  public init() {}

  static func current(asked question: String) -> MusicAnswers {
    StandInScope.answers(framework: "MediaPlayer", asked: question)
  }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    MusicAnswers.current(asked: "whether the library may be read").authorizationStatus
  }
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    let status = authorizationStatus()
    deliverLater { handler(status) }
  }
  open class func `default`() -> MPMediaLibrary { StandInScope.shared { MPMediaLibrary() } }
}

open class MPMediaEntity: NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// The value of a property, as `MPMediaItemPropertyTitle`.
  open func value(forProperty property: String) -> Any? {
    property == MPMediaItemPropertyPersistentID ? NSNumber(value: persistentID) : nil
  }
}

open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  private let identifier: MPMediaEntityPersistentID
  public let title: String?
  public let artist: String?
  public let albumTitle: String?
  /// The artist of the album, who may be another one than the song's.
  public let albumArtist: String?
  public let composer: String?
  public let genre: String?
  /// In seconds.
  public let playbackDuration: TimeInterval
  public let artwork: MPMediaItemArtwork?
  open var assetURL: URL? { nil }

  /// Not a part of MediaPlayer, where only the system creates them.
  public init(
    persistentID: MPMediaEntityPersistentID, title: String?, artist: String? = nil, albumTitle: String? = nil,
    playbackDuration: TimeInterval = 0, artwork: MPMediaItemArtwork? = nil, genre: String? = nil,
    composer: String? = nil, albumArtist: String? = nil
  ) {
    identifier = persistentID
    (self.title, self.artist, self.albumTitle) = (title, artist, albumTitle)
    (self.playbackDuration, self.artwork) = (playbackDuration, artwork)
    (self.genre, self.composer, self.albumArtist) = (genre, composer, albumArtist)
    super.init()
  }

  open override var persistentID: MPMediaEntityPersistentID { identifier }

  open override func value(forProperty property: String) -> Any? {
    switch property {
    case MPMediaItemPropertyTitle: title
    case MPMediaItemPropertyArtist: artist
    case MPMediaItemPropertyAlbumTitle: albumTitle
    case MPMediaItemPropertyAlbumArtist: albumArtist
    case MPMediaItemPropertyComposer: composer
    case MPMediaItemPropertyGenre: genre
    case MPMediaItemPropertyArtwork: artwork
    case MPMediaItemPropertyPlaybackDuration: NSNumber(value: playbackDuration)
    case MPMediaItemPropertyAssetURL: assetURL
    default: super.value(forProperty: property)
    }
  }
}

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    handler = requestHandler
    super.init()
  }

  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}

public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
