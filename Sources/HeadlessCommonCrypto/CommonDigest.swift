// CommonCrypto's digests, with their C interface: for each, a function for one call, and three for pieces.

public typealias CC_LONG = UInt32

/// The common part of CommonCrypto's contexts.
protocol DigestContext {
  var digest: Digest? { get set }
}

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// A digest in progress. Calls before its `Init` function do nothing.
public struct CC_MD5_CTX: DigestContext {
  var digest: Digest?
  public init() {}
}

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.md5, data, len, md) }
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { begin(c, .md5) }
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(data, len, to: c) }
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 { end(c, into: md) }

public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// A digest in progress. Calls before its `Init` function do nothing.
public struct CC_SHA1_CTX: DigestContext {
  var digest: Digest?
  public init() {}
}

@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha1, data, len, md) }
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { begin(c, .sha1) }
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(data, len, to: c) }
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 { end(c, into: md) }

public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// A digest in progress. Calls before its `Init` function do nothing.
public struct CC_SHA256_CTX: DigestContext {
  var digest: Digest?
  public init() {}
}

@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha224, data, len, md) }
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { begin(c, .sha224) }
@discardableResult public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(data, len, to: c) }
@discardableResult public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { end(c, into: md) }

public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha256, data, len, md) }
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { begin(c, .sha256) }
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(data, len, to: c) }
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { end(c, into: md) }

public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// A digest in progress. Calls before its `Init` function do nothing.
public struct CC_SHA512_CTX: DigestContext {
  var digest: Digest?
  public init() {}
}

@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha384, data, len, md) }
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { begin(c, .sha384) }
@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(data, len, to: c) }
@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { end(c, into: md) }

public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha512, data, len, md) }
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { begin(c, .sha512) }
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(data, len, to: c) }
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { end(c, into: md) }

// MARK: Common parts

private func digest(
  _ kind: Digest.Kind, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ output: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var digest = Digest(kind)
  digest.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  write(digest.final(), to: output)
  return output
}

private func begin(_ context: UnsafeMutablePointer<some DigestContext>?, _ kind: Digest.Kind) -> Int32 {
  context?.pointee.digest = Digest(kind)
  return 1
}

private func add(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, to context: UnsafeMutablePointer<some DigestContext>?
) -> Int32 {
  context?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

private func end(
  _ context: UnsafeMutablePointer<some DigestContext>?, into output: UnsafeMutablePointer<UInt8>?
) -> Int32 {
  if let bytes = context?.pointee.digest?.final() { write(bytes, to: output) }
  return 1
}

private func write(_ bytes: [UInt8], to output: UnsafeMutablePointer<UInt8>?) {
  output?.update(from: bytes, count: bytes.count)
}
