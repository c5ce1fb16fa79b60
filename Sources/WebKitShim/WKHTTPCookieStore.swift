public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The cookies of a store of websites' data.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private struct Kept {
    let cookie: HTTPCookie
    let date: Date
  }

  private final class WeakObserver {
    weak var observer: (any WKHTTPCookieStoreObserver)?
    init(_ observer: any WKHTTPCookieStoreObserver) { self.observer = observer }
  }

  private var kept: [Kept] = []
  private var observers: [WeakObserver] = []

  var cookies: [HTTPCookie] { kept.map(\.cookie) }

  /// Passes all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let cookies = cookies
    DispatchQueue.main.async { completionHandler(cookies) }
  }

  /// All cookies.
  public func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
  }

  /// Sets a cookie in place of the one with its name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    kept.removeAll { Self.isSame($0.cookie, cookie) }
    kept.append(Kept(cookie: cookie, date: Date()))
    report(completionHandler)
  }

  /// Sets a cookie in place of the one with its name, domain and path.
  public func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
  }

  /// Removes the cookie with a cookie's name, domain and path.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    kept.removeAll { Self.isSame($0.cookie, cookie) }
    report(completionHandler)
  }

  /// Removes the cookie with a cookie's name, domain and path.
  public func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
  }

  /// Adds an observer, which isn't retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(observer)) }

  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.observer === observer } }

  func remove(where isRemoved: (HTTPCookie) -> Bool) {
    let count = kept.count
    kept.removeAll { isRemoved($0.cookie) }
    if kept.count != count { report(nil) }
  }

  func remove(setSince date: Date) {
    let count = kept.count
    kept.removeAll { $0.date >= date }
    if kept.count != count { report(nil) }
  }

  private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    one.name == other.name && one.domain == other.domain && one.path == other.path
  }

  private func report(_ completionHandler: (@MainActor () -> Void)?) {
    DispatchQueue.main.async { [observers] in
      completionHandler?()
      for observer in observers { observer.observer?.cookiesDidChange(in: self) }
    }
  }
}

/// What is called when a store's cookies change.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// The cookies of a store changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Optional: nothing happens.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
