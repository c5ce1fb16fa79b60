/// Whether something comes from the App Store: here it always does.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Why a signature isn't valid. Never used: everything is verified here.
  public enum VerificationError: Error, Sendable, Hashable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

// StoreKit signs these three.
extension VerificationResult where SignedType == Transaction {
  /// Empty: nothing is signed here.
  public var jwsRepresentation: String { "" }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  /// Empty: nothing is signed here.
  public var jwsRepresentation: String { "" }
}

extension VerificationResult where SignedType == AppTransaction {
  /// Empty: nothing is signed here.
  public var jwsRepresentation: String { "" }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
