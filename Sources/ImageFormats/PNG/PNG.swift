public import Foundation
public import Graphics

/// Portable Network Graphics: bytes to `Bitmap` and back, with texts that describe the picture.
///
/// Pixels are straight sRGB in the file and premultiplied in a bitmap; every premultiplied pixel survives the round trip
/// exactly, as long as no component exceeds its alpha, which is what premultiplied means.
public enum PNG {
  /// The eight bytes that every PNG starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The picture as a PNG, in the smallest of the standard's pixel formats that loses nothing of it.
  ///
  /// - Parameter metadata: goes in front of the pixels, compressed where that is smaller.
  /// - Throws: `PNGError.emptyPicture`, `PNGError.invalidMetadata`.
  public static func encode(_ bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata()) throws(PNGError) -> Data {
    try PNGEncoder.encode(bitmap).data(with: metadata)
  }

  /// The picture in a PNG of any kind the standard knows: gray, palette, 16 bits a channel, interlaced, with gamma.
  ///
  /// Colour profiles other than sRGB and gamma are not converted.
  public static func decode(_ data: Data, limits: PNGLimits = .standard) throws(PNGError) -> Bitmap {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try PNGDecoder.decode(bytes, limits: limits) }
    }
    return try result.get()
  }

  /// Size and pixel format, read from the first 33 bytes.
  public static func header(of data: Data) throws(PNGError) -> PNGHeader {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try PNGChunks(bytes).header() }
    }
    return try result.get()
  }

  /// What makes other programs, a browser for one, show another picture than `decode` gives, in a sentence: an animation, a
  /// profile of colours, a rotation. Nil where there is nothing, and for bytes that are no PNG.
  public static func ambiguity(of data: Data) -> String? {
    data.withUnsafeBytes { bytes in (try? PNGChunks(bytes)).flatMap(PNGAmbiguity.reason) }
  }

  /// The texts in a PNG, read without decoding its pixels.
  ///
  /// Tolerant: texts that are damaged are left out, and what follows a truncation is not there.
  ///
  /// - Parameter maximumBytes: a bound on texts in all, inflated where they are compressed; those beyond it are left out, and
  ///   all compressed ones once four times as much was inflated for nothing.
  /// - Throws: `PNGError.notPNG` and nothing else.
  public static func metadata(of data: Data, maximumBytes: Int = 32 << 20) throws(PNGError) -> PNGMetadata {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in PNGTextReader.metadata(of: try PNGChunks(bytes), maximumBytes: maximumBytes) }
    }
    return try result.get()
  }
}
