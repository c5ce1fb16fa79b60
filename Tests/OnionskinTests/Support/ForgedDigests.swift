import Foundation
import ImageFormats

/// PNGs whose digests match each other, but belong to other pixels.
enum ForgedDigests {
  static func of(_ png: Data, claiming digest: PixelDigest) throws -> Data {
    let bytes = [UInt8](png)
    var decisive = Data()
    func add(_ value: UInt64) { withUnsafeBytes(of: value.littleEndian) { decisive.append(contentsOf: $0) } }
    add(digest.digest.high)
    add(digest.digest.low)
    var rest = Data()
    var offset = 8
    while offset < bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = bytes[offset + 4..<offset + 8]
      let isText = type.elementsEqual("tEXt".utf8) || type.elementsEqual("iTXt".utf8) || type.elementsEqual("zTXt".utf8)
      if !isText {
        rest.append(contentsOf: bytes[offset..<offset + 12 + length])
        if !type.elementsEqual("IEND".utf8) {
          decisive.append(contentsOf: type)
          add(UInt64(length))
          decisive.append(contentsOf: bytes[offset + 8..<offset + 8 + length])
        }
      }
      offset += 12 + length
    }
    var forged = Data(bytes[..<8])
    // Directly after the header, which takes 25 bytes.
    forged.append(rest.prefix(25))
    let all = decisive.withUnsafeBytes { Digest(of: $0) }
    for (key, value) in [
      (DigestedPNG.pixelDigestKey, digest.description), (DigestedPNG.dataDigestKey, all.description),
    ] {
      let contents = Data("tEXt".utf8) + Data(key.utf8) + [0] + Data(value.utf8)
      withUnsafeBytes(of: UInt32(contents.count - 4).bigEndian) { forged.append(contentsOf: $0) }
      forged.append(contents)
      withUnsafeBytes(of: checksum(of: contents).bigEndian) { forged.append(contentsOf: $0) }
    }
    forged.append(rest.dropFirst(25))
    return forged
  }

  static func checksum(of bytes: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
