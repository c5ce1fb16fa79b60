internal import Foundation
public import FoundationNetworking

// Properties that only Apple's class has. Foundation on Linux doesn't read them. The configuration stores them, but the copies
// that sessions make don't.
extension URLSessionConfiguration {
  /// The minimum TLS version; stored but unused. The default of 1.0 isn't documented.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { kept(.least) ?? .TLSv10 }
    set { keep(newValue, .least) }
  }

  /// The maximum TLS version; stored but unused.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { kept(.highest) ?? .TLSv13 }
    set { keep(newValue, .highest) }
  }

  /// Whether connections may use a network in Low Data Mode; stored but unused.
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept(.constrained) ?? true }
    set { keep(newValue, .constrained) }
  }

  /// Whether tasks wait for a network instead of failing; stored but unused. Foundation on Linux has the property without a setter.
  public var waitsForConnectivity: Bool {
    get { kept(.waiting) ?? false }
    set { keep(newValue, .waiting) }
  }

  /// Whether connections may use an expensive network; stored but unused.
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept(.expensive) ?? true }
    set { keep(newValue, .expensive) }
  }
}

extension URLSessionTask {
  /// Whether data are delivered as they arrive; stored but unused, as Foundation on Linux always does that.
  public var prefersIncrementalDelivery: Bool {
    get { kept(.incremental) ?? true }
    set { keep(newValue, .incremental) }
  }
}

extension NSObject {
  /// Positions in the program's text, whose addresses are the keys.
  fileprivate struct Key {
    let name: StaticString

    static let least = Key(name: "tlsMinimumSupportedProtocolVersion")
    static let highest = Key(name: "tlsMaximumSupportedProtocolVersion")
    static let constrained = Key(name: "allowsConstrainedNetworkAccess")
    static let expensive = Key(name: "allowsExpensiveNetworkAccess")
    static let waiting = Key(name: "waitsForConnectivity")
    static let incremental = Key(name: "prefersIncrementalDelivery")

    var address: UnsafeRawPointer { UnsafeRawPointer(name.utf8Start) }
  }

  fileprivate func kept<Value>(_ key: Key) -> Value? { objc_getAssociatedObject(self, key.address) as? Value }

  fileprivate func keep(_ value: Any, _ key: Key) {
    objc_setAssociatedObject(self, key.address, value, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// A version of the TLS protocol, whose raw value is the number that the protocol transmits.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
  case DTLSv10 = 0xFEFF
  case DTLSv12 = 0xFEFD
}
