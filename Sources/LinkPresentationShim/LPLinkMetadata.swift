@_exported public import Foundation
public import HeadlessUIKit
@_exported public import StandIns

/// The answers about web pages, by their URLs. By default no page is reachable.
public struct LinkAnswers: StandInAnswers {
  /// The titles of pages.
  public var titles: [URL: String] = [:]

  public init() {}
  public init(titles: [URL: String]) { self.titles = titles }
}

/// The metadata of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

/// An error of the framework.
public struct LPError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case metadataFetchFailed = 1
    case metadataFetchCancelled = 2
    case metadataFetchTimedOut = 3

    public static var domain: String { "LPErrorDomain" }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}
