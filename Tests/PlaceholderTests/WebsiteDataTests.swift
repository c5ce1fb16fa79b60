import Foundation
import Testing
import WebKit

/// Cookies of a web view's store.
@MainActor @Suite struct WebsiteDataTests {
  private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    var changes = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
  }

  private func cookie(_ name: String, _ value: String, domain: String) throws -> HTTPCookie {
    try #require(HTTPCookie(properties: [.name: name, .value: value, .domain: domain, .path: "/"]))
  }

  @Test func aCookieReplacesTheOneWithItsName() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    await store.httpCookieStore.setCookie(try cookie("a", "1", domain: "www.example.com"))
    await store.httpCookieStore.setCookie(try cookie("a", "2", domain: "www.example.com"))
    #expect(await store.httpCookieStore.allCookies().map(\.value) == ["2"])
    #expect(await WKWebsiteDataStore.nonPersistent().httpCookieStore.allCookies().isEmpty)
  }

  @Test func dataIsRemovedByWebsite() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    await store.httpCookieStore.setCookie(try cookie("a", "1", domain: "www.example.com"))
    await store.httpCookieStore.setCookie(try cookie("b", "1", domain: ".other.org"))
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await store.dataRecords(ofTypes: types)
    #expect(records.map(\.displayName) == ["example.com", "other.org"])
    await withCheckedContinuation { continuation in
      store.removeData(ofTypes: types, for: [records[0]]) { continuation.resume() }
    }
    #expect(await store.httpCookieStore.allCookies().map(\.name) == ["b"])
    await store.removeData(ofTypes: types, modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
  }

  @Test func observersHearOfChanges() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    let observer = Observer()
    store.add(observer)
    let cookie = try cookie("a", "1", domain: "example.com")
    await store.setCookie(cookie)
    await store.deleteCookie(cookie)
    _ = await store.allCookies()
    #expect(observer.changes == 2)
    store.remove(observer)
    await store.setCookie(cookie)
    _ = await store.allCookies()
    #expect(observer.changes == 2)
  }
}
