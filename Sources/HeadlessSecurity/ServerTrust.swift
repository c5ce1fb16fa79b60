public import Foundation
public import FoundationNetworking

// What connections are trusted by. Foundation on Linux asks no app for it: these are for sources that would answer.
extension URLProtectionSpace {
  /// Nil: no challenge asks whether a server is trusted.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// A credential without a name: nothing asks for it.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
