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
}

open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  private let identifier: MPMediaEntityPersistentID
  public let title: String?
  public let artist: String?
  public let albumTitle: String?
  /// In seconds.
  public let playbackDuration: TimeInterval
  public let artwork: MPMediaItemArtwork?
  open var assetURL: URL? { nil }

  /// Not a part of MediaPlayer, where only the system creates them.
  public init(
    persistentID: MPMediaEntityPersistentID, title: String?, artist: String? = nil, albumTitle: String? = nil,
    playbackDuration: TimeInterval = 0, artwork: MPMediaItemArtwork? = nil
  ) {
    identifier = persistentID
    (self.title, self.artist, self.albumTitle) = (title, artist, albumTitle)
    (self.playbackDuration, self.artwork) = (playbackDuration, artwork)
    super.init()
  }

  open override var persistentID: MPMediaEntityPersistentID { identifier }
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

/// All items of the library: filters aren't applied.
open class MPMediaQuery: NSObject {
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open var items: [MPMediaItem]? { MusicAnswers.current(asked: "for music").items }
  open var collections: [MPMediaItemCollection]? { items?.map { MPMediaItemCollection(items: [$0]) } }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
