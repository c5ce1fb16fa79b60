public import HeadlessUIKit

// What only a loaded page could say or change. Pages aren't loaded here, so these are the values before a page is loaded.
extension WKWebView {
  /// Whether a page's element covers the screen.
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }

  /// Always `notInFullscreen`.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  /// The colour that a page's `theme-color` names; always nil.
  public var themeColor: UIColor? { nil }
  /// Always `none`: no page runs.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// Always `none`: no page runs.
  public var microphoneCaptureState: WKMediaCaptureState { .none }

  // No page runs whose media these could change.

  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
  public func pauseAllMediaPlayback() async {}
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  public func closeAllMediaPresentations() async {}
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }

  /// Whether the web view shows a scheme itself, as it does `http`, `https`, `file`, `about`, `data` and `blob`.
  public static func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }
}

extension WKWebView {
  /// A picture of what the web view shows: the placeholder, or the picture that a test gave it.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    await withCheckedContinuation { continuation in
      takeSnapshot(with: configuration) { image, _ in continuation.resume(returning: image ?? UIImage()) }
    }
  }
}

/// Whether a page uses a camera or a microphone.
public enum WKMediaCaptureState: Int, Sendable {
  case none, active, muted
}

/// What a page's media do.
public enum WKMediaPlaybackState: UInt, Sendable {
  case none, playing, paused, suspended
}

/// The names that a script sees. Scripts don't run here.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  private enum Kind: Hashable {
    case page, defaultClient, named(String)
  }

  private let kind: Kind

  /// The name that the app gave the world; nil for the page's world and the default one.
  public var name: String? {
    if case .named(let name) = kind { name } else { nil }
  }

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  public static var page: WKContentWorld { WKContentWorld(.page) }
  public static var defaultClient: WKContentWorld { WKContentWorld(.defaultClient) }
  public static func world(name: String) -> WKContentWorld { WKContentWorld(.named(name)) }

  /// WebKit has one object for each world; here those of a world are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? WKContentWorld)?.kind == kind }
  open override var hash: Int { kind.hashValue }
}

extension WKWebView {
  /// Calls the handler with an error: scripts don't run here.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.unknown))) }

  /// Throws: scripts don't run here.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.unknown) }

  /// Calls the handler with an error: scripts don't run here.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.unknown))) }
}
