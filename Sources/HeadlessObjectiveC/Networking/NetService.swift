public import Foundation

/// A service in the local network. None is published or found here, and there is no delegate.
open class NetService: NSObject {
  public let domain: String
  public let type: String
  public let name: String
  public let port: Int

  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }

  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// Nil, as the service isn't resolved.
  open var hostName: String? { nil }
  /// Nil, as the service isn't resolved.
  open var addresses: [Data]? { nil }

  /// Does nothing: there is no network to publish the service in.
  open func publish() {}
  /// Does nothing: there is no network to look for the service in.
  open func resolve(withTimeout timeout: TimeInterval) {}
  open func stop() {}
}
