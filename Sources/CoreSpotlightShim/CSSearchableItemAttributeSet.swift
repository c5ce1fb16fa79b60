open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var url: URL?
  open var relatedUniqueIdentifier: String?
  open var identifier: String?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var rating: NSNumber?

  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }
}
