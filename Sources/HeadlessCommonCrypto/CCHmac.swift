public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5
public let kCCSuccess = 0

/// A keyed digest (RFC 2104).
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let kinds: [Digest.Kind] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  let kind = kinds[Int(algorithm)]
  let size = Digest(kind).blockSize
  var padded = Array(UnsafeRawBufferPointer(start: key, count: keyLength))
  if padded.count > size {
    var short = Digest(kind)
    short.update(padded)
    padded = short.final()
  }
  padded += [UInt8](repeating: 0, count: size - padded.count)
  var inner = Digest(kind)
  inner.update(padded.map { $0 ^ 0x36 })
  inner.update(UnsafeRawBufferPointer(start: data, count: dataLength))
  var outer = Digest(kind)
  outer.update(padded.map { $0 ^ 0x5c })
  outer.update(inner.final())
  let mac = outer.final()
  macOut?.copyMemory(from: mac, byteCount: mac.count)
}
