import Foundation
import HeadlessCommonCrypto
import Testing

/// The examples of NIST SP 800-38A, FIPS 81's cipher, and RFC 6070.
@Suite struct CipherTests {
  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).map { place in
      let start = hex.index(hex.startIndex, offsetBy: place)
      return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16) ?? 0
    }
  }

  private struct Output: Equatable {
    var status: Int
    var bytes: [UInt8]
    var moved: Int
  }

  private func crypt(
    _ operation: Int, _ algorithm: Int = kCCAlgorithmAES, options: Int, key: [UInt8], iv: [UInt8]?, _ data: [UInt8],
    room: Int? = nil
  ) -> Output {
    var output = [UInt8](repeating: 0, count: room ?? data.count + kCCBlockSizeAES128)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, data, data.count,
      &output, output.count, &moved)
    return Output(status: Int(status), bytes: Array(output.prefix(moved)), moved: moved)
  }

  private let plain = "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"
  private let counting = "000102030405060708090a0b0c0d0e0f"

  @Test(arguments: [
    (
      "2b7e151628aed2a6abf7158809cf4f3c",
      "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
    ),
    (
      "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
      "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d"
    ),
  ])
  func chainedBlocksAreThoseOfTheStandard(key: String, expected: String) {
    let (key, iv) = (bytes(key), bytes(counting))
    #expect(crypt(kCCEncrypt, options: 0, key: key, iv: iv, bytes(plain)).bytes == bytes(expected))
    #expect(crypt(kCCDecrypt, options: 0, key: key, iv: iv, bytes(expected)).bytes == bytes(plain))
  }

  @Test func blocksByThemselvesAreThoseOfTheStandard() {
    let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let expected = bytes("3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf")
    #expect(crypt(kCCEncrypt, options: kCCOptionECBMode, key: key, iv: nil, bytes(plain)).bytes == expected)
    // "Now is t" under the key of FIPS 81.
    let des = crypt(
      kCCEncrypt, kCCAlgorithmDES, options: kCCOptionECBMode, key: bytes("0123456789abcdef"), iv: nil,
      Array("Now is t".utf8))
    #expect(des.bytes == bytes("3fa40e8a984d4815"))
  }

  @Test func paddingFillsTheLastBlockOrIsOneOfItsOwn() {
    let (key, iv) = (bytes("2b7e151628aed2a6abf7158809cf4f3c"), bytes(counting))
    for count in [0, 1, 15, 16, 17] {
      let text = [UInt8](repeating: 7, count: count)
      let sealed = crypt(kCCEncrypt, options: kCCOptionPKCS7Padding, key: key, iv: iv, text)
      #expect(sealed.moved == (count / 16 + 1) * 16)
      #expect(crypt(kCCDecrypt, options: kCCOptionPKCS7Padding, key: key, iv: iv, sealed.bytes).bytes == text)
    }
  }

  @Test func whatCantBeDoneHasAStatus() {
    let (key, iv) = (bytes("2b7e151628aed2a6abf7158809cf4f3c"), bytes(counting))
    let small = crypt(kCCEncrypt, options: kCCOptionPKCS7Padding, key: key, iv: iv, [1, 2, 3], room: 15)
    #expect(small.status == kCCBufferTooSmall && small.moved == 16)
    #expect(crypt(kCCEncrypt, options: 0, key: key, iv: iv, [1, 2, 3]).status == kCCAlignmentError)
    #expect(crypt(kCCEncrypt, options: 0, key: [1], iv: iv, bytes(plain)).status == kCCParamError)
    #expect(crypt(kCCEncrypt, kCCAlgorithmRC4, options: 0, key: key, iv: nil, [1]).status == kCCUnimplemented)
    #expect(crypt(kCCDecrypt, options: kCCOptionPKCS7Padding, key: key, iv: iv, bytes(plain)).status == kCCDecodeError)
  }

  @Test func piecesGiveTheSameBlocks() {
    let (key, iv) = (bytes("2b7e151628aed2a6abf7158809cf4f3c"), bytes(counting))
    let text = Array("A text that is longer than two blocks.".utf8)
    var reference: CCCryptorRef?
    let options = CCOptions(kCCOptionPKCS7Padding)
    #expect(Int(CCCryptorCreate(0, 0, options, key, key.count, iv, &reference)) == kCCSuccess)
    defer { CCCryptorRelease(reference) }
    var sealed: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 32)
    var moved = 0
    for start in stride(from: 0, to: text.count, by: 7) {
      let part = Array(text[start..<min(start + 7, text.count)])
      CCCryptorUpdate(reference, part, part.count, &piece, piece.count, &moved)
      sealed += piece.prefix(moved)
    }
    #expect(CCCryptorGetOutputLength(reference, 0, true) == 16)
    CCCryptorFinal(reference, &piece, piece.count, &moved)
    sealed += piece.prefix(moved)
    #expect(sealed == crypt(kCCEncrypt, options: kCCOptionPKCS7Padding, key: key, iv: iv, text).bytes)
  }

  @Test(arguments: [
    (1, "0c60c80f961f0e71f3a9b524af6012062fe037a6"), (4096, "4b007901b765489abead49d926f721d065a429c1"),
  ])
  func keysOfPasswordsAreThoseOfTheStandard(rounds: UInt32, expected: String) {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), rounds,
      &key, key.count)
    #expect(Int(status) == kCCSuccess)
    #expect(key == bytes(expected))
  }

  @Test func aCopiedContextGoesOnIndependently() {
    var first = CC_MD5_CTX()
    CC_MD5_Init(&first)
    CC_MD5_Update(&first, Array("message ".utf8), 8)
    var second = first
    CC_MD5_Update(&second, Array("digest".utf8), 6)
    CC_MD5_Update(&first, Array("digest".utf8), 6)
    var (a, b) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 16))
    CC_MD5_Final(&a, &first)
    CC_MD5_Final(&b, &second)
    #expect(a == bytes("f96b697d7cb7938d525a2f31aaf161d0"))
    #expect(a == b)
  }
}
