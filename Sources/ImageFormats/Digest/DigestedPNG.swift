public import Foundation
public import Graphics

/// A PNG that contains a digest of its pixels, so that a picture can be compared with it without decompressing it.
///
/// Two texts in the file are digests: one of the pixels, and one of the first digest together with everything that affects the
/// decoded pixels. After a change of the pixels, by an editor, an optimizer or a merge, they don't match any more; other texts may
/// be changed.
///
/// The digests save time and prove nothing: they contain no secret, so a file can be written with the digests of other pixels than
/// it shows. Decoding reveals such a file.
public enum DigestedPNG {
  /// The key of the digest of the pixels.
  public static let pixelDigestKey = "Onionskin.PixelDigest"
  /// The key of the digest of the compressed data.
  public static let dataDigestKey = "Onionskin.DataDigest"

  /// The picture as a PNG with its digests, which precede the other texts.
  public static func encode(_ bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata()) throws(PNGError) -> Data {
    let encoder = try PNGEncoder.encode(bitmap)
    let pixelDigest = PixelDigest(of: bitmap)
    let stream = DataDigest(pixelDigest)
    for chunk in encoder.headChunks { chunk.contents.withUnsafeBytes { stream.add(chunk.type, $0) } }
    encoder.compressedPixels.withUnsafeBytes { stream.add(.data, $0) }
    var texts = PNGMetadata()
    texts[pixelDigestKey] = pixelDigest.description
    texts[dataDigestKey] = stream.digest.description
    for entry in metadata.entries where entry.key != pixelDigestKey && entry.key != dataDigestKey {
      texts.append(key: entry.key, value: entry.value)
    }
    return try encoder.data(with: texts)
  }

  /// The digest of the pixels that `PNG.decode` would return, if the file matches its digests; nil if it doesn't or has none, or if
  /// `PNG.decode` might reject the file because of its header, its checksums, or `limits`. The caller then has to decode it.
  public static func trustedPixelDigest(of data: Data, limits: PNGLimits = .standard) -> PixelDigest? {
    data.withUnsafeBytes { bytes in
      guard let chunks = try? PNGChunks(bytes), let header = try? chunks.header(),
        (try? PNGDecoder.check(chunks, header, limits)) != nil
      else { return nil }
      return trustedPixelDigest(of: chunks)
    }
  }

  private static func trustedPixelDigest(of chunks: PNGChunks) -> PixelDigest? {
    var pixelDigest: PixelDigest?
    var dataDigest: Digest?
    var decisive: [PNGChunk] = []
    for chunk in chunks {
      if chunk.type == .end { break }
      guard chunk.type.isText else {
        decisive.append(chunk)
        continue
      }
      if pixelDigest == nil, let text = digestText(chunk, pixelDigestKey) { pixelDigest = PixelDigest(text) }
      if dataDigest == nil, let text = digestText(chunk, dataDigestKey) { dataDigest = Digest(text) }
    }
    guard let pixelDigest, let dataDigest else { return nil }
    let stream = DataDigest(pixelDigest)
    for chunk in decisive { stream.add(chunk.type, chunk.contents) }
    return stream.digest == dataDigest ? pixelDigest : nil
  }

  private static func digestText(_ chunk: PNGChunk, _ key: String) -> String? {
    let keyCount = key.utf8.count
    // The key, a zero and 32 digits; longer texts are ignored.
    guard chunk.type == .text, chunk.contents.count == keyCount + 33, chunk.contents[keyCount] == 0,
      chunk.contents.prefix(keyCount).elementsEqual(key.utf8)
    else { return nil }
    return String(decoding: chunk.contents.dropFirst(keyCount + 1), as: UTF8.self)
  }
}

/// The digest that connects pixels and file: of the pixel digest and of all chunks except texts, so that a chunk that would change
/// the decoded colours (a gamma, a profile) invalidates it as well.
final class DataDigest {
  private let stream = DigestStream()

  init(_ pixelDigest: PixelDigest) {
    stream.update(pixelDigest.digest.high)
    stream.update(pixelDigest.digest.low)
  }

  func add(_ type: PNGChunkType, _ contents: UnsafeRawBufferPointer) {
    type.bytes.withUnsafeBytes { stream.update($0) }
    stream.update(UInt64(contents.count))
    stream.update(contents)
  }

  var digest: Digest { stream.digest }
}
