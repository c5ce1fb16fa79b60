public import Foundation
internal import HeadlessUIKit

// The settings are stored but unused: web pages don't run here.

/// The configuration of a web view.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var ignoresViewportScaleLimits = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var limitsNavigationsToAppBoundDomains = false
}

public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

@preconcurrency @MainActor open class WKProcessPool: NSObject {}

@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  // Stored but unused: no page is shown.
  open var isTextInteractionEnabled = true
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isSiteSpecificQuirksModeEnabled = true
  open var shouldPrintBackgrounds = false
}

@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// The kind of page that a server is asked for.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  open var allowsContentJavaScript = true
  // Stored but unused: no page is shown.
  open var preferredContentMode = ContentMode.recommended
  open var isLockdownModeEnabled = false
}

/// The settings of a snapshot of a web page.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the view to capture, in the view's coordinates; null for the whole view.
  open var rect = CGRect.null
  // Stored but unused: the picture shows the visible part.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

/// The members that Interface Builder documents connect and set by name.
enum WebViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { WebViewMembers.self }
  static var owner: AnyClass? { WKWebView.self }
  static var members: [RuntimeMember] {
    [.property("navigationDelegate", \WKWebView.navigationDelegate), .property("uiDelegate", \WKWebView.uiDelegate)]
  }
}
