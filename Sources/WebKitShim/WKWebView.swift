@_exported public import Foundation
public import HeadlessSecurity
public import HeadlessUIKit
public import StandIns

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

/// A placeholder for a web page: no page is loaded or displayed on Linux. The view displays its class and the requested URL; a test
/// can give it a picture (`showPage(_:title:)`), which ends the loading.
@preconcurrency @MainActor open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  private let scroll = UIScrollView()
  private let placeholder = PlaceholderView(title: "WKWebView")
  private var pages: [URLRequest] = []
  private var place = -1
  private var underWay: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    placeholder.detail = "Web pages aren't shown on Linux."
    addSubview(scroll)
    scroll.addSubview(placeholder)
  }

  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var scrollView: UIScrollView { scroll }
  /// Nil: no page is loaded, and so no server is trusted.
  open var serverTrust: SecTrust? { nil }
  // Stored but unused: no page is shown.
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor!
  open var isFindInteractionEnabled = false { didSet { if !isFindInteractionEnabled { finder = nil } } }
  private var finder: UIFindInteraction?

  /// The interaction that finds text in the page; nil unless `isFindInteractionEnabled`. It finds nothing: there is no page.
  open var findInteraction: UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    let found = finder ?? UIFindInteraction()
    finder = found
    return found
  }

  // MARK: Loading, which doesn't end by itself

  open private(set) var url: URL?
  open private(set) var title: String?
  open private(set) var isLoading = false
  open private(set) var estimatedProgress = 0.0
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    start(request, .other) { [self] in
      pages = Array(pages.prefix(place + 1)) + [request]
      place = pages.count - 1
    }
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(URLRequest(url: baseURL ?? WKWebView.blank), .other) {}
  }

  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { start(URLRequest(url: baseURL), .other) {} }

  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  @discardableResult open func reload() -> WKNavigation? {
    guard let url else { return nil }
    return start(URLRequest(url: url), .reload) {}
  }

  open func stopLoading() {
    isLoading = false
    underWay = nil
  }

  private static let blank = URL(filePath: "/")

  private func start(
    _ request: URLRequest, _ type: WKNavigationType, then note: @escaping @MainActor () -> Void
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    let begin: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, policy == .allow else { return }
      note()
      url = request.url
      title = nil
      isLoading = true
      estimatedProgress = 0.1
      underWay = navigation
      placeholder.picture = nil
      placeholder.detail = request.url.map { "Web pages aren't shown on Linux.\n\($0.absoluteString)" }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    }
    guard let navigationDelegate else {
      begin(.allow)
      return navigation
    }
    let action = WKNavigationAction(request: request, navigationType: type)
    navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: begin)
    return navigation
  }

  /// Ends the loading with a picture of the page and its title, for tests; the delegate receives the same calls as for any page.
  /// Not a part of WebKit.
  public func showPage(_ picture: UIImage?, title: String? = nil) {
    let navigation = underWay
    underWay = nil
    isLoading = false
    estimatedProgress = 1
    self.title = title
    placeholder.picture = picture
    setNeedsLayout()
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  /// Takes a picture of the page.
  ///
  /// - Parameter completionHandler: receives a picture of the view.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let rect = snapshotConfiguration.map { $0.rect.isNull ? bounds : $0.rect } ?? bounds
    let image = UIGraphicsImageRenderer(bounds: rect).image { context in layer.render(in: context.cgContext) }
    completionHandler(image, nil)
  }

  // MARK: Back and forward

  /// The visited pages; only the title of the displayed one is known.
  open var backForwardList: WKBackForwardList {
    let items = pages.enumerated().map { index, page in
      WKBackForwardListItem(page.url ?? WKWebView.blank, title: index == place ? title : nil)
    }
    return WKBackForwardList(items, at: place)
  }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let index = pages.firstIndex(where: { $0.url == item.url }), index != place else { return nil }
    return go(by: index - place)
  }
  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place < pages.count - 1 }
  @discardableResult open func goBack() -> WKNavigation? { go(by: -1) }
  @discardableResult open func goForward() -> WKNavigation? { go(by: 1) }

  private func go(by step: Int) -> WKNavigation? {
    guard pages.indices.contains(place + step) else { return nil }
    return start(pages[place + step], .backForward) { [self] in place += step }
  }

  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1

  /// Calls the handler with an error: scripts don't run here.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.unknown))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    // A page's picture has the width of the view.
    var height = bounds.height
    if let size = placeholder.picture?.size, size.width > 0 { height = size.height * bounds.width / size.width }
    placeholder.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scroll.contentSize = placeholder.frame.size
  }
}

/// The errors of a web view.
public struct WKError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4

    public static var domain: String { "WKErrorDomain" }
  }

  public let code: Code

  init(_ code: Code) { self.code = code }
  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}
