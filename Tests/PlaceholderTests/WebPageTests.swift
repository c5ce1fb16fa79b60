import Foundation
import HeadlessSwiftUI
import Testing
import UIKit
import WebKit
import _WebKit_SwiftUI

/// WebKit for SwiftUI, whose pages end when a test gives them a picture.
@MainActor @Suite struct WebPageTests {
  private let address = URL(string: "https://example.org/")

  private func shown<Content: View>(_ view: Content, _ check: (WKWebView) throws -> Void) throws {
    let hosting = UIHostingController(rootView: view)
    let screen = HostedScreen(ScreenConfiguration.standard) { hosting }
    defer { screen.close() }
    _ = screen.displayList()
    func find(_ view: UIView) -> WKWebView? { view as? WKWebView ?? view.subviews.lazy.compactMap(find).first }
    try check(#require(find(hosting.view)))
  }

  @Test func aViewLoadsItsAddress() throws {
    let view = WebView(url: address).webViewBackForwardNavigationGestures(.disabled).webViewLinkPreviews(.disabled)
    try shown(view.frame(width: 200, height: 100)) { web in
      #expect(web.url == address && web.isLoading && web.bounds.size == CGSize(width: 200, height: 100))
      #expect(!web.allowsBackForwardNavigationGestures && !web.allowsLinkPreview)
    }
  }

  @Test func aPageReportsItsLoading() async throws {
    let page = WebPage()
    let events = page.load(address)
    #expect(page.url == address && page.isLoading && page.title.isEmpty && page.hasOnlySecureContent)
    #expect(page.currentNavigationEvent == .startedProvisionalNavigation)
    try shown(WebView(page)) { web in
      #expect(web === page.view)
      web.showPage(nil, title: "Example")
    }
    #expect(page.title == "Example" && !page.isLoading && page.estimatedProgress == 1)
    var seen: [WebPage.NavigationEvent] = []
    for try await event in events { seen.append(event) }
    #expect(seen == [.startedProvisionalNavigation, .committed, .finished])
    #expect(page.backForwardList.currentItem?.url == address && page.backForwardList.backList.isEmpty)
    await #expect(throws: WKError.self) { try await page.callJavaScript("return 1") }
  }

  /// Scripts don't run here, in any world.
  @Test func scriptsFail() async {
    let web = WKWebView()
    var results: [Result<Any, any Error>] = []
    web.callAsyncJavaScript("return 1", in: nil, in: .page) { results.append($0) }
    web.evaluateJavaScript("1", in: nil, in: .defaultClient) { results.append($0) }
    #expect(results.count == 2 && results.allSatisfy { (try? $0.get()) == nil })
    await #expect(throws: WKError.self) {
      _ = try await web.callAsyncJavaScript("return 1", contentWorld: .world(name: "own"))
    }
  }

  private final class Answering: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { ("\(message.body)!", nil) }
  }

  private final class Completing: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) { replyHandler(nil, "no \(message.name)") }
  }

  @Test func scriptsGetReplies() async {
    let controller = WKUserContentController()
    controller.addScriptMessageHandler(Answering(), contentWorld: .page, name: "greet")
    controller.addScriptMessageHandler(Completing(), contentWorld: .page, name: "sign")
    #expect(await controller.replyToMessage("Hello", name: "greet").0 as? String == "Hello!")
    #expect(await controller.replyToMessage(1, name: "sign").1 == "no sign")
    controller.removeScriptMessageHandler(forName: "greet", contentWorld: .page)
    #expect(await controller.replyToMessage("Hello", name: "greet").0 == nil)
  }

  /// Apple's documentation of `world(name:)`: the same world each time for a name; the page's world and the default one differ.
  @Test func worldsAreKnownByTheirNames() {
    #expect(WKContentWorld.page.isEqual(WKContentWorld.page))
    #expect(!WKContentWorld.page.isEqual(WKContentWorld.defaultClient))
    #expect(WKContentWorld.world(name: "own").isEqual(WKContentWorld.world(name: "own")))
    #expect(!WKContentWorld.world(name: "own").isEqual(WKContentWorld.world(name: "other")))
    #expect(WKContentWorld.world(name: "own").name == "own" && WKContentWorld.page.name == nil)
    #expect(Set([WKContentWorld.page, .page, .world(name: "own"), .world(name: "own")]).count == 2)
  }
}
