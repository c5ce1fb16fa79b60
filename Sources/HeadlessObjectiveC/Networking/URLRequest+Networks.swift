public import Foundation
public import FoundationNetworking

// What Apple's type has besides. Foundation on Linux has no room for it in a request, and knows no network that costs.
extension URLRequest {
  /// Whether the request may use a network in Low Data Mode: true, whatever is set.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the request may use a network that costs: true, whatever is set.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// The key of the reason in an error's information.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// Why the network couldn't be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular, expensive, constrained
  }

  /// Nil where the error doesn't say.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
  }
}

/// The key of the data by which a download can go on, in the information of its error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URL {
  /// Whether a file that is to be fetched first could be reached: here the file itself.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
