public import Foundation
public import FoundationNetworking

// Properties that only Apple's type has. On Linux, Foundation's request can't store them, and Foundation has no expensive
// networks.
extension URLRequest {
  /// Whether the request may use a network in Low Data Mode. Always true; setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the request may use an expensive network. Always true; setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// The key of the reason in an error's `userInfo`.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// The reason why the network was unavailable.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular, expensive, constrained
  }

  /// The reason why the network was unavailable; nil if the error doesn't contain one.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
  }
}

/// The key of the data for resuming a download, in an error's `userInfo`.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URL {
  /// Whether a promised file can be reached. Files aren't fetched on demand here, so this checks the file itself.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
