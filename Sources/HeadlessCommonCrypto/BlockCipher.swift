internal import CNettle

/// The error of a cipher: one of CommonCrypto's statuses.
struct CryptorError: Error {
  let status: Int
}

/// A CommonCrypto cipher based on Nettle's: whole blocks, chained unless the mode is ECB, with PKCS 7 padding on request.
struct BlockCipher {
  typealias Blocks =
    @convention(c) (UnsafeRawPointer?, Int, UnsafeMutablePointer<UInt8>?, UnsafePointer<UInt8>?) -> Void

  let isEncrypting: Bool
  private let isChained: Bool
  private let isPadded: Bool
  private let blockSize: Int
  private let blocks: Blocks
  private var key: LibraryState
  private var vector: [UInt8]
  private var rest: [UInt8] = []

  init(
    _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, key: UnsafeRawBufferPointer,
    iv: UnsafeRawPointer?
  ) throws(CryptorError) {
    guard operation <= CCOperation(kCCDecrypt), let start = key.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      throw CryptorError(status: kCCParamError)
    }
    isEncrypting = operation == CCOperation(kCCEncrypt)
    isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
    isChained = options & CCOptions(kCCOptionECBMode) == 0
    let cipher = try Self.scheduled(algorithm, start, size: key.count, isEncrypting: isEncrypting)
    (self.key, blocks, blockSize) = (cipher.key, cipher.blocks, cipher.blockSize)
    vector = []
    reset(iv: iv)
  }

  /// Without an initialization vector, a block of zeros is used.
  mutating func reset(iv: UnsafeRawPointer?) {
    rest = []
    vector =
      iv.map { Array(UnsafeRawBufferPointer(start: $0, count: blockSize)) } ?? [UInt8](repeating: 0, count: blockSize)
  }

  /// The maximum output for `length` further bytes, including the final output if they are the last.
  func mostOutput(for length: Int, isLast: Bool) -> Int {
    let all = rest.count + length
    let whole = all / blockSize * blockSize
    guard isLast else { return whole }
    return isEncrypting && isPadded ? whole + blockSize : all
  }

  /// The output for complete blocks. With padding, the last block is kept until the end.
  mutating func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    rest += bytes
    var count = rest.count / blockSize * blockSize
    if isPadded, !isEncrypting, count == rest.count, count > 0 { count -= blockSize }
    let output = transformed(Array(rest.prefix(count)))
    rest.removeFirst(count)
    return output
  }

  mutating func final() throws(CryptorError) -> [UInt8] {
    defer { rest = [] }
    if isPadded, isEncrypting {
      let missing = blockSize - rest.count
      return transformed(rest + [UInt8](repeating: UInt8(missing), count: missing))
    }
    guard rest.count % blockSize == 0 else { throw CryptorError(status: kCCAlignmentError) }
    guard isPadded, !rest.isEmpty else { return [] }
    let block = transformed(rest)
    let padding = Int(block[block.count - 1])
    guard (1...blockSize).contains(padding), block.suffix(padding).allSatisfy({ $0 == UInt8(padding) }) else {
      throw CryptorError(status: kCCDecodeError)
    }
    return Array(block.dropLast(padding))
  }

  private mutating func transformed(_ input: [UInt8]) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: input.count)
    let (blocks, blockSize) = (blocks, blockSize)
    let chain: (UnsafeRawPointer?, UnsafeMutablePointer<UInt8>) -> Void = { [isChained, isEncrypting] key, vector in
      if !isChained {
        blocks(key, input.count, &output, input)
      } else if isEncrypting {
        nettle_cbc_encrypt(key, blocks, blockSize, vector, input.count, &output, input)
      } else {
        nettle_cbc_decrypt(key, blocks, blockSize, vector, input.count, &output, input)
      }
    }
    var vector = vector
    key.withPointer { chain($0, &vector) }
    self.vector = vector
    return output
  }

  // MARK: Keys

  private typealias Scheduled = (key: LibraryState, blocks: Blocks, blockSize: Int)

  private static func scheduled(
    _ algorithm: CCAlgorithm, _ key: UnsafePointer<UInt8>, size: Int, isEncrypting: Bool
  ) throws(CryptorError) -> Scheduled {
    switch (Int(algorithm), size) {
    case (kCCAlgorithmAES, kCCKeySizeAES128): return aes(nettle_aes128, key, isEncrypting)
    case (kCCAlgorithmAES, kCCKeySizeAES192): return aes(nettle_aes192, key, isEncrypting)
    case (kCCAlgorithmAES, kCCKeySizeAES256): return aes(nettle_aes256, key, isEncrypting)
    case (kCCAlgorithmDES, kCCKeySizeDES):
      var state = LibraryState(size: MemoryLayout<des_ctx>.size)
      // The result reports weak keys, which CommonCrypto accepts.
      state.withPointer { _ = nettle_des_set_key($0.assumingMemoryBound(to: des_ctx.self), key) }
      return (state, isEncrypting ? desEncrypt : desDecrypt, kCCBlockSizeDES)
    case (kCCAlgorithm3DES, kCCKeySize3DES):
      var state = LibraryState(size: MemoryLayout<des3_ctx>.size)
      state.withPointer { _ = nettle_des3_set_key($0.assumingMemoryBound(to: des3_ctx.self), key) }
      return (state, isEncrypting ? des3Encrypt : des3Decrypt, kCCBlockSize3DES)
    case (kCCAlgorithmCAST...kCCAlgorithmBlowfish, _): throw CryptorError(status: kCCUnimplemented)
    default: throw CryptorError(status: kCCParamError)
    }
  }

  private static func aes(_ cipher: nettle_cipher, _ key: UnsafePointer<UInt8>, _ isEncrypting: Bool) -> Scheduled {
    var state = LibraryState(size: cipher.context_size)
    state.withPointer { isEncrypting ? cipher.set_encrypt_key($0, key) : cipher.set_decrypt_key($0, key) }
    return (state, isEncrypting ? cipher.encrypt : cipher.decrypt, Int(cipher.block_size))
  }
}

private let desEncrypt: BlockCipher.Blocks = {
  nettle_des_encrypt($0?.assumingMemoryBound(to: des_ctx.self), $1, $2, $3)
}
private let desDecrypt: BlockCipher.Blocks = {
  nettle_des_decrypt($0?.assumingMemoryBound(to: des_ctx.self), $1, $2, $3)
}
private let des3Encrypt: BlockCipher.Blocks = {
  nettle_des3_encrypt($0?.assumingMemoryBound(to: des3_ctx.self), $1, $2, $3)
}
private let des3Decrypt: BlockCipher.Blocks = {
  nettle_des3_decrypt($0?.assumingMemoryBound(to: des3_ctx.self), $1, $2, $3)
}
