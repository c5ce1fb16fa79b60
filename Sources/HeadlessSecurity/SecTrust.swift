public import HeadlessCoreGraphics

// The evaluation of a server's trust. URL sessions never request it here: these declarations let apps compile that pin certificates
// in the delegates of their sessions. Every evaluation fails, since certificates aren't verified.

public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// Certificates to verify.
// Unchecked: sessions don't pass trust objects to apps, and an object that an app creates stays where it was created.
public final class SecTrust: SecObject, @unchecked Sendable {
  let certificates: [SecCertificate]
  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// - Parameter certificates: a certificate, or an array of certificates.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let all = (certificates as? SecCertificate).map { [$0] } ?? certificates as? [SecCertificate]
  guard let all else { return errSecParam }
  trust.pointee = SecTrust(all)
  return errSecSuccess
}

/// Returns false and sets the error: certificates aren't verified.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  error?.pointee = CFError(domain: "NSOSStatusErrorDomain", code: Int(errSecNotAvailable))
  return false
}

/// Returns an error: certificates aren't verified.
@discardableResult public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  result?.pointee = .otherError
  return errSecNotAvailable
}

@discardableResult public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus { SecTrustEvaluate(trust, result) }

@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// Nil: certificates aren't decoded.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Nil: certificates aren't decoded.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
