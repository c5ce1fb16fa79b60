public import Foundation

/// Names of metadata that all formats share.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// Names of metadata of all formats.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
}

/// Formats of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
  public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
}

/// A value about a film or a sound, such as its title. Media isn't read here, so assets have none; an app makes its own.
open class AVMetadataItem: NSObject {
  open var identifier: AVMetadataIdentifier? { nil }
  open var extendedLanguageTag: String? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { (value as? NSString).map { $0 as String } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
  open var dataValue: Data? { (value as? NSData).map { $0 as Data } }

  /// The items with an identifier, in their order.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// An item whose properties can be set.
open class AVMutableMetadataItem: AVMetadataItem {
  private var set: (AVMetadataIdentifier?, String?, (any NSCopying & NSObjectProtocol)?)

  open override var identifier: AVMetadataIdentifier? {
    get { set.0 }
    set { set.0 = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { set.1 }
    set { set.1 = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { set.2 }
    set { set.2 = newValue }
  }
}

extension AVAsset {
  /// None: the media isn't read.
  public var metadata: [AVMetadataItem] { [] }
  /// None: the media isn't read.
  public var commonMetadata: [AVMetadataItem] { [] }
  public var availableMetadataFormats: [AVMetadataFormat] { [] }
}
