import Foundation
import HeadlessCommonCrypto
import Testing

/// The examples of RFC 1321, FIPS 180 and RFC 2202/4231.
@Suite struct DigestTests {
  private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  private func digest(
    _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?,
    _ length: Int32, _ text: String
  ) -> String {
    var output = [UInt8](repeating: 0, count: Int(length))
    let data = Array(text.utf8)
    _ = function(data, CC_LONG(data.count), &output)
    return hex(output)
  }

  @Test func digestsAreThoseOfTheStandards() {
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, "") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, "message digest") == "f96b697d7cb7938d525a2f31aaf161d0")
    #expect(digest(CC_SHA1, CC_SHA1_DIGEST_LENGTH, "abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest(CC_SHA224, CC_SHA224_DIGEST_LENGTH, "abc") == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    #expect(
      digest(CC_SHA256, CC_SHA256_DIGEST_LENGTH, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digest(CC_SHA384, CC_SHA384_DIGEST_LENGTH, "abc")
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      digest(CC_SHA512, CC_SHA512_DIGEST_LENGTH, "abc")
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  /// For any division into pieces: a million letters, the third example of FIPS 180-2.
  @Test func piecesAreOneText() {
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1009)
    var left = 1_000_000
    while left > 0 {
      CC_SHA256_Update(&context, piece, CC_LONG(min(left, piece.count)))
      left -= piece.count
    }
    var output = [UInt8](repeating: 0, count: 32)
    CC_SHA256_Final(&output, &context)
    #expect(hex(output) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [
    (kCCHmacAlgMD5, 16, "750c783e6ab0b503eaa86e310a5db738"),
    (kCCHmacAlgSHA1, 20, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    (kCCHmacAlgSHA256, 32, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
  ])
  func keyedDigestsAreThoseOfTheStandards(algorithm: Int, length: Int, expected: String) {
    var output = [UInt8](repeating: 0, count: length)
    let (key, data) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    CCHmac(CCHmacAlgorithm(algorithm), key, key.count, data, data.count, &output)
    #expect(hex(output) == expected)
  }
}
