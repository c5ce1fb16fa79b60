public import HeadlessUIKit

/// What a query's collections have in common.
public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle

  /// The property that a collection's items share; nil where each item is one.
  var property: String? {
    switch self {
    case .album: MPMediaItemPropertyAlbumTitle
    case .artist: MPMediaItemPropertyArtist
    case .albumArtist: MPMediaItemPropertyAlbumArtist
    case .composer: MPMediaItemPropertyComposer
    case .genre: MPMediaItemPropertyGenre
    case .title, .playlist, .podcastTitle: nil
    }
  }
}

/// The items of the library that meet its conditions.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// All of them have to be met.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// What the items of a collection have in common.
  open var groupingType = MPMediaGrouping.title

  /// All items.
  public override init() { super.init() }

  /// The items that meet conditions.
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  private convenience init(groupingType: MPMediaGrouping) {
    self.init()
    self.groupingType = groupingType
  }

  /// Songs, each a collection.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Songs by album.
  open class func albums() -> MPMediaQuery { MPMediaQuery(groupingType: .album) }
  /// Songs by artist.
  open class func artists() -> MPMediaQuery { MPMediaQuery(groupingType: .artist) }
  /// Songs by genre.
  open class func genres() -> MPMediaQuery { MPMediaQuery(groupingType: .genre) }
  /// Songs by composer.
  open class func composers() -> MPMediaQuery { MPMediaQuery(groupingType: .composer) }
  /// Songs by playlist: the library has none, and each is alone.
  open class func playlists() -> MPMediaQuery { MPMediaQuery(groupingType: .playlist) }

  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Removes a condition.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

  /// The items that meet the conditions.
  open var items: [MPMediaItem]? {
    MusicAnswers.current(asked: "for music").items.filter { item in
      filterPredicates?.allSatisfy { $0.matches(item) } ?? true
    }
  }

  /// The items by what they have in common, in the order of its names.
  open var collections: [MPMediaItemCollection]? {
    guard let items, let property = groupingType.property else {
      return items?.map { MPMediaItemCollection(items: [$0]) }
    }
    let groups = Dictionary(grouping: items) { $0.value(forProperty: property) as? String ?? "" }
    return groups.sorted { $0.key < $1.key }.map { MPMediaItemCollection(items: $0.value) }
  }
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAssetURL = "assetURL"
