public import Foundation
internal import HeadlessUIKit
public import Observation

/// A web page without a view: SwiftUI's `WebView(_:)` shows it. No page is loaded here; a test gives ``view`` a picture
/// (`showPage(_:title:)`), which ends the loading.
@preconcurrency @MainActor @Observable public final class WebPage {
  /// The view of the page. Not a part of WebKit.
  @ObservationIgnored public let view: WKWebView
  @ObservationIgnored private let watcher = PageWatcher()
  @ObservationIgnored private let decider: (any NavigationDeciding)?
  @ObservationIgnored private var listeners: [UUID: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]

  public private(set) var url: URL?
  public private(set) var title = ""
  public private(set) var isLoading = false
  public private(set) var estimatedProgress = 0.0
  /// The last event of the current navigation.
  public private(set) var currentNavigationEvent: NavigationEvent?
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  public var customUserAgent: String? {
    didSet { view.customUserAgent = customUserAgent }
  }
  public var isInspectable = false {
    didSet { view.isInspectable = isInspectable }
  }

  /// A step of a navigation.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// Why a navigation failed.
  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error)
    case pageClosed, webContentProcessTerminated
  }

  /// Decides which pages are loaded.
  @preconcurrency @MainActor public protocol NavigationDeciding {
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
  }

  /// A page that is about to be loaded.
  public struct NavigationAction: Sendable {
    public let request: URLRequest
    public let navigationType: WKNavigationType
  }

  /// The settings of one page.
  public struct NavigationPreferences: Sendable {
    /// Stored but unused: scripts don't run here.
    public var allowsContentJavaScript = true
    /// Stored but unused: pages aren't loaded here.
    public var preferredContentMode = ContentMode.recommended
    /// Stored but unused: pages aren't loaded here.
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    /// Stored but unused: pages aren't loaded here.
    public var isLockdownModeEnabled = false

    public enum ContentMode: Hashable, Sendable { case recommended, mobile, desktop }
    public enum UpgradeToHTTPSPolicy: Hashable, Sendable {
      case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    public init() {}
  }

  /// The settings of a page.
  @preconcurrency @MainActor public struct Configuration {
    // Stored but unused: pages don't run here.
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var defaultNavigationPreferences = NavigationPreferences()
    public var applicationNameForUserAgent: String?
    public var limitsNavigationsToAppBoundDomains = false
    public var loadsSubresources = true
    public var suppressesIncrementalRendering = false
    public var dataDetectorTypes: WKDataDetectorTypes = []
    public var allowsInlinePredictions = false
    public var supportsAdaptiveImageGlyph = false
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic
    public var upgradeKnownHostsToHTTPS = true
    public var allowsAirPlayForMediaPlayback = true
    public var showsSystemScreenTimeBlockingView = true

    public enum MediaPlaybackBehavior: Hashable, Sendable { case automatic, allowsInlinePlayback, alwaysFullscreen }

    nonisolated public init() {
      (websiteDataStore, userContentController) = MainActor.assumeIsolated {
        (WKWebsiteDataStore.default(), WKUserContentController())
      }
    }

    fileprivate var ofView: WKWebViewConfiguration {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = websiteDataStore
      configuration.userContentController = userContentController
      configuration.applicationNameForUserAgent = applicationNameForUserAgent
      configuration.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
      configuration.suppressesIncrementalRendering = suppressesIncrementalRendering
      configuration.dataDetectorTypes = dataDetectorTypes
      return configuration
    }
  }

  public init(configuration: Configuration = Configuration(), navigationDecider: (any NavigationDeciding)? = nil) {
    view = WKWebView(frame: .zero, configuration: configuration.ofView)
    decider = navigationDecider
    watcher.page = self
    view.navigationDelegate = watcher
  }

  // MARK: Loading

  /// The steps of all navigations from now on.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { events(endsWithPage: false) }

  /// - Returns: the steps of the navigation.
  @discardableResult public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    started { view in url.map { _ = view.load(URLRequest(url: $0)) } }
  }
  @discardableResult public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    started { $0.load(request) }
  }
  @discardableResult public func load(
    html: String, baseURL: URL = URL(filePath: "/")
  ) -> some AsyncSequence<NavigationEvent, any Error> { started { $0.loadHTMLString(html, baseURL: baseURL) } }
  @discardableResult public func load(
    _ item: BackForwardList.Item
  ) -> some AsyncSequence<NavigationEvent, any Error> { started { $0.go(to: item.item) } }
  @discardableResult public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> { started { $0.reload() } }

  public func stopLoading() {
    view.stopLoading()
    update(nil)
  }

  /// Throws: scripts don't run here.
  @discardableResult public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws
    -> Any?
  { throw WKError(.unknown) }

  private func started(_ start: (WKWebView) -> Void) -> some AsyncSequence<NavigationEvent, any Error> {
    let events = events(endsWithPage: true)
    start(view)
    return events
  }

  private func events(endsWithPage ends: Bool) -> AsyncThrowingStream<NavigationEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
    let id = UUID()
    if ends { ending.insert(id) }
    listeners[id] = continuation
    return stream
  }

  @ObservationIgnored private var ending: Set<UUID> = []

  fileprivate func update(_ event: NavigationEvent?) {
    (url, title, isLoading) = (view.url, view.title ?? "", view.isLoading)
    estimatedProgress = view.estimatedProgress
    currentNavigationEvent = event ?? currentNavigationEvent
    guard let event else { return }
    for (id, listener) in listeners {
      listener.yield(event)
      if event == .finished, ending.contains(id) { end(id) }
    }
  }

  private func end(_ id: UUID) {
    listeners.removeValue(forKey: id)?.finish()
    ending.remove(id)
  }

  fileprivate func decide(_ action: WKNavigationAction) async -> WKNavigationActionPolicy {
    guard var decider else { return .allow }
    var preferences = NavigationPreferences()
    return await decider.decidePolicy(
      for: NavigationAction(request: action.request, navigationType: action.navigationType), preferences: &preferences)
  }

  fileprivate var decides: Bool { decider != nil }
}

/// Reports the web view's navigations to its page.
@MainActor private final class PageWatcher: NSObject, WKNavigationDelegate {
  weak var page: WebPage?

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    // Without a decider the page is loaded at once.
    guard let page, page.decides else { return decisionHandler(.allow) }
    Task { decisionHandler(await page.decide(navigationAction)) }
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    page?.update(.startedProvisionalNavigation)
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { page?.update(.committed) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { page?.update(.finished) }
}
