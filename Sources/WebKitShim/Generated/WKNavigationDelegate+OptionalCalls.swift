// Written by `make generate` from WKNavigationDelegate.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension WKNavigationDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var webView: OptionalMethods<any WKNavigationDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any WKNavigationDelegate {
  /// Calls `webView(_:decidePolicyFor:decisionHandler:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    callAsFunction(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)!
  }

  /// Calls `webView(_:didStartProvisionalNavigation:)`; a trap where it isn't implemented.
  public func callAsFunction(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    callAsFunction(webView, didStartProvisionalNavigation: navigation)!
  }

  /// Calls `webView(_:didCommit:)`; a trap where it isn't implemented.
  public func callAsFunction(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    callAsFunction(webView, didCommit: navigation)!
  }

  /// Calls `webView(_:didFinish:)`; a trap where it isn't implemented.
  public func callAsFunction(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    callAsFunction(webView, didFinish: navigation)!
  }

  /// Calls `webView(_:didFail:withError:)`; a trap where it isn't implemented.
  public func callAsFunction(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    callAsFunction(webView, didFail: navigation, withError: error)!
  }

  /// Calls `webView(_:didFailProvisionalNavigation:withError:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    callAsFunction(webView, didFailProvisionalNavigation: navigation, withError: error)!
  }
}

extension OptionalMethodCalls where Target == any WKNavigationDelegate {
  /// Calls `webView(_:decidePolicyFor:decisionHandler:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) -> Void? {
    OptionalMethod.call { target.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler) }
  }

  /// Calls `webView(_:didStartProvisionalNavigation:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) -> Void? {
    OptionalMethod.call { target.webView(webView, didStartProvisionalNavigation: navigation) }
  }

  /// Calls `webView(_:didCommit:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ webView: WKWebView, didCommit navigation: WKNavigation!) -> Void? {
    OptionalMethod.call { target.webView(webView, didCommit: navigation) }
  }

  /// Calls `webView(_:didFinish:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ webView: WKWebView, didFinish navigation: WKNavigation!) -> Void? {
    OptionalMethod.call { target.webView(webView, didFinish: navigation) }
  }

  /// Calls `webView(_:didFail:withError:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) -> Void? {
    OptionalMethod.call { target.webView(webView, didFail: navigation, withError: error) }
  }

  /// Calls `webView(_:didFailProvisionalNavigation:withError:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) -> Void? {
    OptionalMethod.call { target.webView(webView, didFailProvisionalNavigation: navigation, withError: error) }
  }
}
