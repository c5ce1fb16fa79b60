public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// A keyed digest in progress. Calls before `CCHmacInit` do nothing.
public struct CCHmacContext {
  var code: KeyedDigest?
  public init() {}
}

/// Starts a keyed digest (RFC 2104). As on iOS, there is no result: with an unknown algorithm nothing is written.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
  _ keyLength: Int
) {
  ctx?.pointee.code = KeyedDigest(algorithm, key: UnsafeRawBufferPointer(start: key, count: keyLength))
}

public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int) {
  ctx?.pointee.code?.update(UnsafeRawBufferPointer(start: data, count: dataLength))
}

public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
  guard let code = ctx?.pointee.code?.final() else { return }
  macOut?.copyMemory(from: code, byteCount: code.count)
}

/// Computes a keyed digest (RFC 2104) in one call.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}
