public import HeadlessCoreGraphics

/// A certificate, which only holds its data: the data isn't decoded.
// Unchecked: the certificate is immutable after init.
public final class SecCertificate: SecObject, @unchecked Sendable {
  let data: CFData
  init(_ data: CFData) { self.data = data }
}

public func SecCertificateCreateWithData(_ allocator: CFTypeRef?, _ data: CFData) -> SecCertificate? {
  SecCertificate(data)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Nil: certificates aren't decoded.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// Nil: certificates aren't decoded.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// Nil: no function here creates keys.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }
/// Nil: no function here creates keys.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
