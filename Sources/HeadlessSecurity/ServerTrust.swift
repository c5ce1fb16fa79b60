internal import Foundation
public import FoundationNetworking

// The server trust of authentication challenges. Foundation on Linux never sends such a challenge to an app: these declarations let
// apps compile that would respond to one.
extension URLProtectionSpace {
  /// Nil: there are no challenges for server trust.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates an empty credential, which is never used.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
