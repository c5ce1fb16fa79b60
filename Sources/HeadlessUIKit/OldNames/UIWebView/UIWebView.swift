public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A placeholder for a web page, in the view that UIKit had before WebKit's: no page is loaded or displayed here. The view displays
/// its class and the requested URL. The delegate learns that loading begins, and never that it ends.
@preconcurrency @MainActor open class UIWebView: UIView {
  /// What made the page change.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  open weak var delegate: (any UIWebViewDelegate)?
  public let scrollView = UIScrollView()
  private let placeholder = PlaceholderView(title: "UIWebView")
  open private(set) var request: URLRequest?
  open private(set) var isLoading = false
  /// Stored but unused, like the properties below: no page is shown.
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var mediaPlaybackAllowsAirPlay = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  open var allowsLinkPreview = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    placeholder.detail = "Web pages aren't shown on Linux."
    addSubview(scrollView)
    scrollView.addSubview(placeholder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    placeholder.frame = scrollView.bounds
  }

  open func loadRequest(_ request: URLRequest) { begin(request, .other) }
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    begin(URLRequest(url: baseURL ?? URL(filePath: "/")), .other, detail: baseURL)
  }
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    begin(URLRequest(url: baseURL), .other)
  }
  open func reload() { if let request { begin(request, .reload) } }
  open func stopLoading() { isLoading = false }
  /// False: no page is loaded to go back to.
  open var canGoBack: Bool { false }
  /// False: no page is loaded to go forward to.
  open var canGoForward: Bool { false }
  open func goBack() {}
  open func goForward() {}
  /// Returns nil: no script runs.
  @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  private func begin(_ request: URLRequest, _ type: NavigationType) { begin(request, type, detail: request.url) }

  private func begin(_ request: URLRequest, _ type: NavigationType, detail url: URL?) {
    if let delegate {
      let isAllowed = OptionalMethod.call { delegate.webView(self, shouldStartLoadWith: request, navigationType: type) }
      if isAllowed == false { return }
    }
    self.request = request
    isLoading = true
    placeholder.detail =
      url.map { "Web pages aren't shown on Linux.\n\($0.absoluteString)" } ?? "Web pages aren't shown on Linux."
    if let delegate { _ = OptionalMethod.call { delegate.webViewDidStartLoad(self) } }
  }
}
