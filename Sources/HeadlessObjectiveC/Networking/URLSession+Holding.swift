public import Foundation
public import FoundationNetworking

// Translated sources call these instead of `init(configuration:)` and `init(configuration:delegate:delegateQueue:)`.
extension URLSession {
  /// A session whose requests aren't answered while an app's first screens are shown.
  public convenience init(_configuration configuration: URLSessionConfiguration) {
    self.init(configuration: configuration.holding)
  }

  /// A session with a delegate, whose requests aren't answered while an app's first screens are shown.
  public convenience init(
    _configuration configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.init(configuration: configuration.holding, delegate: delegate, delegateQueue: queue)
  }
}

extension URLSessionConfiguration {
  /// A copy that asks ``HeldRequest`` before Foundation's protocols, and after those that the app or a test has put before them.
  var holding: URLSessionConfiguration {
    guard let copy = copy() as? URLSessionConfiguration else { return self }
    var protocols = (copy.protocolClasses ?? []).filter { $0 != HeldRequest.self }
    let place = protocols.firstIndex { String(reflecting: $0).hasPrefix("FoundationNetworking.") }
    protocols.insert(HeldRequest.self, at: place ?? protocols.endIndex)
    copy.protocolClasses = protocols
    return copy
  }
}
