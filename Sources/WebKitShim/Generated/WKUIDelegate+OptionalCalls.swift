// Written by `make generate` from WKNavigationDelegate.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension WKUIDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var webViewDidClose: OptionalCall<WKWebView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.webViewDidClose(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var webView: OptionalMethods<any WKUIDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any WKUIDelegate {
  /// Calls `webView(_:createWebViewWith:for:windowFeatures:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    OptionalMethod.call {
      target.webView(webView, createWebViewWith: configuration, for: navigationAction, windowFeatures: windowFeatures)
    } ?? nil
  }

  /// Calls `webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    callAsFunction(
      webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame,
      completionHandler: completionHandler
    )!
  }

  /// Calls `webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    callAsFunction(
      webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
      completionHandler: completionHandler
    )!
  }
}

extension OptionalMethodCalls where Target == any WKUIDelegate {
  /// Calls `webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) -> Void? {
    OptionalMethod.call {
      target.webView(
        webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame,
        completionHandler: completionHandler)
    }
  }

  /// Calls `webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) -> Void? {
    OptionalMethod.call {
      target.webView(
        webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
        completionHandler: completionHandler)
    }
  }
}
