public import Foundation
public import Graphics

/// A PNG that says which pixels it holds, so that a picture can be compared with it without inflating it.
///
/// Two texts in the file are digests: one of the pixels, and one of everything that decodes to them together with that
/// first digest. A change of the pixels, by an editor, an optimizer or a merge, makes them match no more; other texts
/// may be changed.
///
/// They save time and prove nothing: no secret is in them, so a writer of the file may write those of other pixels than
/// the file shows. What such a file could hide is found by decoding it.
public enum DigestedPNG {
  /// The key of the digest of the pixels.
  public static let pixelDigestKey = "Onionskin.PixelDigest"
  /// The key of the digest of the compressed data.
  public static let dataDigestKey = "Onionskin.DataDigest"

  /// The picture as a PNG with its digests, which stand in front of the other texts.
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

  /// The digest of the pixels that `PNG.decode` would give, if the file matches its digests; nil where it doesn't, has none,
  /// or `PNG.decode` might refuse the file: for its header, its check sums, or what `limits` say. Decode it then.
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
    // The key, a zero and 32 digits; longer texts aren't looked at.
    guard chunk.type == .text, chunk.contents.count == keyCount + 33, chunk.contents[keyCount] == 0,
      chunk.contents.prefix(keyCount).elementsEqual(key.utf8)
    else { return nil }
    return String(decoding: chunk.contents.dropFirst(keyCount + 1), as: UTF8.self)
  }
}

/// The digest that holds pixels and file together: of the pixel digest and of all chunks but texts, so that a chunk that
/// would change the decoded colours (a gamma, a profile) breaks it as well.
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
