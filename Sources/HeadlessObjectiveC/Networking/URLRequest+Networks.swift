public import Foundation
public import FoundationNetworking

// What Apple's type has besides. Foundation on Linux reads none of it; the request keeps it.
extension URLRequest {
  /// Whether the request may use a network in Low Data Mode; stored but unused.
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept("allowsConstrainedNetworkAccess") }
    set { keep(newValue, "allowsConstrainedNetworkAccess") }
  }

  /// Whether the request may use a network that costs; stored but unused.
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept("allowsExpensiveNetworkAccess") }
    set { keep(newValue, "allowsExpensiveNetworkAccess") }
  }

  private func kept(_ name: String) -> Bool { URLProtocol.property(forKey: name, in: self) as? Bool ?? true }

  private mutating func keep(_ value: Bool, _ name: String) {
    guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
    URLProtocol.setProperty(value, forKey: name, in: request)
    self = request as URLRequest
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
