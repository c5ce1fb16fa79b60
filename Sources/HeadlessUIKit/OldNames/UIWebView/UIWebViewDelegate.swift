public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Receives the events of a web view. Every method is optional.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Never called: no page is loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Never called: no page is loaded.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

// Optional on iOS. No code calls them with a question mark: only the view itself calls its delegate.
extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { OptionalMethod.missing(true) }
  public func webViewDidStartLoad(_ webView: UIWebView) { OptionalMethod.missing() }
  public func webViewDidFinishLoad(_ webView: UIWebView) { OptionalMethod.missing() }
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { OptionalMethod.missing() }
}
