public import HeadlessCoreGraphics

/// A certificate as its bytes, which nothing here reads.
// Unchecked: nothing changes after init.
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
/// Nil: keys are made by no function here.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }
/// Nil: keys are made by no function here.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
