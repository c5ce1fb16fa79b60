/// The app's items in the device's search: stored in memory, and not displayed.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// The current items. Not a part of CoreSpotlight.
  public private(set) var items: [CSSearchableItem] = []
  open weak var indexDelegate: (any NSObjectProtocol)?

  public override init() { super.init() }
  public init(name: String) { super.init() }

  open class func `default`() -> CSSearchableIndex { StandInScope.shared { CSSearchableIndex() } }
  open class func isIndexingAvailable() -> Bool { true }

  private func done(_ handler: (((any Error)?) -> Void)?) {
    if let handler { deliverLater { handler(nil) } }
  }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let new = Set(items.map(\.uniqueIdentifier))
    self.items.removeAll { new.contains($0.uniqueIdentifier) }
    self.items += items
    done(completionHandler)
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    items.removeAll { identifiers.contains($0.uniqueIdentifier) }
    done(completionHandler)
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    items.removeAll { item in
      domainIdentifiers.contains { domain in
        item.domainIdentifier == domain || item.domainIdentifier?.hasPrefix(domain + ".") == true
      }
    }
    done(completionHandler)
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    items = []
    done(completionHandler)
  }
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet

  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"

public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

public let CSSearchQueryString = "kCSSearchQueryString"
