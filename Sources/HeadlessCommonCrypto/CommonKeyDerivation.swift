internal import CNettle

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2 = 2

public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password (RFC 8018).
/// - Returns: `kCCSuccess`, or `kCCParamError` for an algorithm other than `kCCPBKDF2`, an unknown function, 0 rounds, or an empty
///   buffer for the key.
@discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  guard algorithm == CCPBKDFAlgorithm(kCCPBKDF2), rounds > 0, let derivedKey, derivedKeyLen > 0 else {
    return Int32(kCCParamError)
  }
  let key = (0..<max(passwordLen, 0)).compactMap { place in password.map { UInt8(bitPattern: $0[place]) } }
  switch Int(prf) {
  case kCCPRFHmacAlgSHA1:
    nettle_pbkdf2_hmac_sha1(key.count, key, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  case kCCPRFHmacAlgSHA256:
    nettle_pbkdf2_hmac_sha256(key.count, key, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  case kCCPRFHmacAlgSHA384:
    nettle_pbkdf2_hmac_sha384(key.count, key, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  case kCCPRFHmacAlgSHA512:
    nettle_pbkdf2_hmac_sha512(key.count, key, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  case kCCPRFHmacAlgSHA224:
    var context = hmac_sha256_ctx()
    nettle_hmac_sha224_set_key(&context, key.count, key)
    nettle_pbkdf2(
      &context,
      { nettle_hmac_sha256_update($0?.assumingMemoryBound(to: hmac_sha256_ctx.self), $1, $2) },
      { nettle_hmac_sha224_digest($0?.assumingMemoryBound(to: hmac_sha256_ctx.self), $1, $2) },
      Int(CC_SHA224_DIGEST_LENGTH), rounds, saltLen, salt, derivedKeyLen, derivedKey)
  default: return Int32(kCCParamError)
  }
  return Int32(kCCSuccess)
}
