// CommonCrypto's functions as C has them. The small ones that Swift sees are the same for each digest.

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// A digest under way.
public struct CC_MD5_CTX {
  var digest: Digest?
  public init() {}
}

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.md5, data, len, md) }
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
  c?.pointee.digest = Digest(.md5)
  return 1
}
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 {
  if var digest = c?.pointee.digest { write(digest.final(), to: md) }
  return 1
}

public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// A digest under way.
public struct CC_SHA1_CTX {
  var digest: Digest?
  public init() {}
}

@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha1, data, len, md) }
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
  c?.pointee.digest = Digest(.sha1)
  return 1
}
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 {
  if var digest = c?.pointee.digest { write(digest.final(), to: md) }
  return 1
}

public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha224, data, len, md) }
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  c?.pointee.digest = Digest(.sha224)
  return 1
}
@discardableResult public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}
@discardableResult public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
  if var digest = c?.pointee.digest { write(digest.final(), to: md) }
  return 1
}

public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// A digest under way.
public struct CC_SHA256_CTX {
  var digest: Digest?
  public init() {}
}

@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha256, data, len, md) }
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  c?.pointee.digest = Digest(.sha256)
  return 1
}
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
  if var digest = c?.pointee.digest { write(digest.final(), to: md) }
  return 1
}

public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha384, data, len, md) }
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  c?.pointee.digest = Digest(.sha384)
  return 1
}
@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}
@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
  if var digest = c?.pointee.digest { write(digest.final(), to: md) }
  return 1
}

public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest under way.
public struct CC_SHA512_CTX {
  var digest: Digest?
  public init() {}
}

@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha512, data, len, md) }
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  c?.pointee.digest = Digest(.sha512)
  return 1
}
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
  return 1
}
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
  if var digest = c?.pointee.digest { write(digest.final(), to: md) }
  return 1
}

private func digest(
  _ kind: Digest.Kind, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ output: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var digest = Digest(kind)
  digest.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  write(digest.final(), to: output)
  return output
}

private func write(_ bytes: [UInt8], to output: UnsafeMutablePointer<UInt8>?) {
  output?.update(from: bytes, count: bytes.count)
}
