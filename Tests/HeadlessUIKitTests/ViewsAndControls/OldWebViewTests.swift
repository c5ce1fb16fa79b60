import Foundation
import HeadlessUIKit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// UIKit's own web view, which older sources use.
@MainActor @Suite struct OldWebViewTests {
  private final class Listener: NSObject, UIWebViewDelegate {
    var calls: [String] = []
    var allows = true
    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
      calls.append("should \(request.url?.host() ?? "") \(navigationType)")
      return allows
    }
    func webViewDidStartLoad(_ webView: UIWebView) { calls.append("start") }
    func webViewDidFinishLoad(_ webView: UIWebView) { calls.append("finish") }
  }

  private final class Silent: NSObject, UIWebViewDelegate {}

  @Test func theDelegateIsAskedAndLearnsThatLoadingBegins() throws {
    let (view, listener) = (UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Listener())
    view.delegate = listener
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    view.loadRequest(request)
    #expect(listener.calls == ["should example.org other", "start"] && view.isLoading && view.request == request)
    view.stopLoading()
    listener.allows = false
    view.reload()
    #expect(listener.calls.last == "should example.org reload" && !view.isLoading)
    view.layoutIfNeeded()
    #expect(view.scrollView.frame == view.bounds)
  }

  @Test func methodsOfTheDelegateAreOptional() throws {
    let (view, silent) = (UIWebView(), Silent())
    view.delegate = silent
    view.loadHTMLString("<p>", baseURL: nil)
    #expect(view.isLoading && !view.canGoBack && view.stringByEvaluatingJavaScript(from: "1") == nil)
  }
}
