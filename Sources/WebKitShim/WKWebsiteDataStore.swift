public import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

// Pages don't run here: a store has the cookies that the app sets, and no other data of websites.

/// Where a web view's cookies and other data of websites are kept.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  /// Whether the data is kept between launches, as the default store's.
  public let isPersistent: Bool
  /// The store's cookies.
  public let httpCookieStore: WKHTTPCookieStore

  init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    httpCookieStore = WKHTTPCookieStore()
    super.init()
  }

  private static let standard = WKWebsiteDataStore(isPersistent: true)

  /// The store that web views use unless their configuration names another one.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// A new store that is empty at first.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// All types of data that a store can have.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
    ]
  }

  /// Passes a record for each website that has cookies.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    var records: [WKWebsiteDataRecord] = []
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      let names = Set(httpCookieStore.cookies.map { WKWebsiteDataRecord.name(of: $0.domain) })
      records = names.sorted().map { WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies]) }
    }
    DispatchQueue.main.async { completionHandler(records) }
  }

  /// A record for each website that has cookies.
  public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { continuation in
      fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
    }
  }

  /// Removes the cookies of the records' websites.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      let names = Set(dataRecords.map(\.displayName))
      httpCookieStore.remove { names.contains(WKWebsiteDataRecord.name(of: $0.domain)) }
    }
    DispatchQueue.main.async { completionHandler() }
  }

  /// Removes what was set since a date.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove(setSince: date) }
    DispatchQueue.main.async { completionHandler() }
  }

  /// Removes what was set since a date.
  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
    }
  }
}

/// The data of a website, by its domain's name.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The name of the website, `example.com`.
  public let displayName: String
  /// The types of data that the website has.
  public let dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    (self.displayName, self.dataTypes) = (displayName, dataTypes)
    super.init()
  }

  /// The domain without what makes it one of several: `.www.example.com` is `example.com`.
  nonisolated static func name(of domain: String) -> String {
    domain.split(separator: ".").suffix(2).joined(separator: ".")
  }
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Files in the cache on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files in the cache in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// A page's local storage.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// A page's storage for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases of IndexedDB.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Databases of WebSQL.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The cache of applications that work without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
