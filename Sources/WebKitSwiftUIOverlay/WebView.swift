public import Foundation
public import HeadlessSwiftUI
internal import HeadlessUIKit
public import WebKit

/// A web page: WebKit's view, which shows a placeholder with the address, or the picture that a test gives the page's `WKWebView`.
@preconcurrency @MainActor public struct WebView: View {
  private enum Source {
    case address(URL?)
    case page(WebPage)
  }

  private let source: Source

  nonisolated public init(url: URL?) { source = .address(url) }
  nonisolated public init(_ page: WebPage) { source = .page(page) }

  public var body: some View {
    switch source {
    case .page(let page): ShownPage(page: page)
    case .address(let url): ShownAddress(url: url)
    }
  }

  /// Whether a web view has an ability; automatic for the platform's default.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    let isEnabled: Bool?

    public static let automatic = Self(isEnabled: nil)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
  }

  /// Whether links show previews; automatic for the platform's default.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    let isEnabled: Bool?

    public static let automatic = Self(isEnabled: nil)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
  }
}

/// What modifiers set on the web views inside.
struct WebViewSettings: Equatable {
  var hasGestures: Bool?
  var hasLinkPreviews: Bool?
  var showsBackground: Bool?
}

private struct WebViewSettingsKey: EnvironmentKey {
  static var defaultValue: WebViewSettings { WebViewSettings() }
}

extension EnvironmentValues {
  var webViewSettings: WebViewSettings {
    get { self[WebViewSettingsKey.self] }
    set { self[WebViewSettingsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether swipes go back and forward in web views.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { transformEnvironment(\.webViewSettings) { $0.hasGestures = value.isEnabled } }

  /// Whether a long press on a link shows a preview.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    transformEnvironment(\.webViewSettings) { $0.hasLinkPreviews = value.isEnabled }
  }

  /// Whether web views have a background of their own.
  public func webViewContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.webViewSettings) {
      $0.showsBackground = visibility == .automatic ? nil : visibility == .visible
    }
  }
}

/// A page of the view's own.
private struct ShownAddress: View {
  let url: URL?
  @State private var page = WebPage()

  var body: some View { ShownPage(page: page).onChange(of: url, initial: true) { _, url in page.load(url) } }
}

private struct ShownPage: View {
  let page: WebPage
  @Environment(\.webViewSettings) private var settings

  var body: some View { PageView(page: page, settings: settings).id(ObjectIdentifier(page)) }
}

private struct PageView: UIViewRepresentable {
  let page: WebPage
  let settings: WebViewSettings

  func makeUIView(context: Context) -> WKWebView { page.view }

  func updateUIView(_ view: WKWebView, context: Context) {
    // Pages of SwiftUI go back and forward by swipes unless a modifier says otherwise.
    view.allowsBackForwardNavigationGestures = settings.hasGestures ?? true
    view.allowsLinkPreview = settings.hasLinkPreviews ?? true
    view.isOpaque = settings.showsBackground ?? true
  }
}
