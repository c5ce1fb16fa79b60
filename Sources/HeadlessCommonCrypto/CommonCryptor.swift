// CommonCrypto's ciphers and random numbers, with their C interface.

public typealias CCCryptorStatus = Int32
public typealias CCRNGStatus = CCCryptorStatus
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
/// A cipher in progress: created by `CCCryptorCreate`, released with `CCCryptorRelease`.
public typealias CCCryptorRef = OpaquePointer

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCAlgorithmRC2 = 5
public let kCCAlgorithmBlowfish = 6

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24

public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts in one call, with AES, DES or triple DES.
/// - Returns: `kCCSuccess`; `kCCParamError` for a key of another size; `kCCUnimplemented` for another algorithm;
///   `kCCBufferTooSmall` with the required size in `dataOutMoved`; `kCCAlignmentError` for incomplete blocks without padding;
///   `kCCDecodeError` for invalid padding.
@discardableResult public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  status { () throws(CryptorError) in
    var cipher = try BlockCipher(op, alg, options, key: UnsafeRawBufferPointer(start: key, count: keyLength), iv: iv)
    if cipher.isEncrypting {
      try requireRoom(cipher.mostOutput(for: dataInLength, isLast: true), in: dataOutAvailable, dataOutMoved)
    }
    let bytes = try cipher.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)) + cipher.final()
    try requireRoom(bytes.count, in: dataOutAvailable, dataOutMoved)
    dataOut?.copyMemory(from: bytes, byteCount: bytes.count)
    dataOutMoved?.pointee = bytes.count
  }
}

@discardableResult public func CCCryptorCreate(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
  status { () throws(CryptorError) in
    let key = UnsafeRawBufferPointer(start: key, count: keyLength)
    let cryptor = Cryptor(try BlockCipher(op, alg, options, key: key, iv: iv))
    cryptorRef?.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
  }
}

/// Releases the result of `CCCryptorCreate`.
@discardableResult public func CCCryptorRelease(_ cryptorRef: CCCryptorRef?) -> CCCryptorStatus {
  if let cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release() }
  return CCCryptorStatus(kCCSuccess)
}

@discardableResult public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  status { () throws(CryptorError) in
    let cryptor = try cryptor(cryptorRef)
    try requireRoom(cryptor.cipher.mostOutput(for: dataInLength, isLast: false), in: dataOutAvailable, dataOutMoved)
    let bytes = cryptor.cipher.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
    dataOut?.copyMemory(from: bytes, byteCount: bytes.count)
    dataOutMoved?.pointee = bytes.count
  }
}

@discardableResult public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef?, _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  status { () throws(CryptorError) in
    let cryptor = try cryptor(cryptorRef)
    // Checked before the end is processed, so that the call can be repeated with a larger buffer.
    if cryptor.cipher.isEncrypting {
      try requireRoom(cryptor.cipher.mostOutput(for: 0, isLast: true), in: dataOutAvailable, dataOutMoved)
    }
    let bytes = try cryptor.cipher.final()
    try requireRoom(bytes.count, in: dataOutAvailable, dataOutMoved)
    dataOut?.copyMemory(from: bytes, byteCount: bytes.count)
    dataOutMoved?.pointee = bytes.count
  }
}

/// The maximum output of `CCCryptorUpdate` for `inputLength` further bytes, including that of `CCCryptorFinal` if `final` is true.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef?, _ inputLength: Int, _ final: Bool) -> Int {
  (try? cryptor(cryptorRef))?.cipher.mostOutput(for: inputLength, isLast: final) ?? 0
}

/// Restarts with the same key and another initialization vector.
@discardableResult public func CCCryptorReset(_ cryptorRef: CCCryptorRef?, _ iv: UnsafeRawPointer?) -> CCCryptorStatus {
  status { () throws(CryptorError) in try cryptor(cryptorRef).cipher.reset(iv: iv) }
}

/// Fills memory with bytes of the system's random number generator.
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
  guard let bytes else { return CCRNGStatus(kCCParamError) }
  var generator = SystemRandomNumberGenerator()
  for place in 0..<max(count, 0) { bytes.storeBytes(of: generator.next(), toByteOffset: place, as: UInt8.self) }
  return CCRNGStatus(kCCSuccess)
}

private final class Cryptor {
  var cipher: BlockCipher

  init(_ cipher: BlockCipher) { self.cipher = cipher }
}

private func cryptor(_ reference: CCCryptorRef?) throws(CryptorError) -> Cryptor {
  guard let reference else { throw CryptorError(status: kCCParamError) }
  return Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
}

private func requireRoom(_ count: Int, in room: Int, _ moved: UnsafeMutablePointer<Int>?) throws(CryptorError) {
  guard count > room else { return }
  moved?.pointee = count
  throw CryptorError(status: kCCBufferTooSmall)
}

private func status(_ body: () throws(CryptorError) -> Void) -> CCCryptorStatus {
  do {
    try body()
    return CCCryptorStatus(kCCSuccess)
  } catch {
    return CCCryptorStatus(error.status)
  }
}
