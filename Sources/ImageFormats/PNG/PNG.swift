public import Foundation
public import Graphics

/// Portable Network Graphics: bytes to `Bitmap` and back, with texts that describe the picture.
///
/// Pixels are straight sRGB in the file and premultiplied in a bitmap; every premultiplied pixel is preserved exactly, provided
/// that no component exceeds its alpha, which premultiplied pixels fulfil.
public enum PNG {
  /// The eight bytes that every PNG starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The picture as a PNG, in the smallest lossless pixel format of the standard.
  ///
  /// - Parameter metadata: precedes the pixels; compressed if that is smaller.
  /// - Throws: `PNGError.emptyPicture`, `PNGError.invalidMetadata`.
  public static func encode(_ bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata()) throws(PNGError) -> Data {
    try PNGEncoder.encode(bitmap).data(with: metadata)
  }

  /// The picture in a PNG of any kind that the standard defines: grey, palette, 16 bits per channel, interlaced, with gamma.
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

  /// The reason, as a sentence, why other programs such as browsers show another picture than `decode` returns: an animation, a
  /// colour profile, a rotation. Nil if there is none, and for bytes that aren't a PNG.
  public static func ambiguity(of data: Data) -> String? {
    data.withUnsafeBytes { bytes in (try? PNGChunks(bytes)).flatMap(PNGAmbiguity.reason) }
  }

  /// The texts in a PNG, read without decoding its pixels.
  ///
  /// Tolerant: damaged texts are omitted, and so is everything after a truncation.
  ///
  /// - Parameter maximumBytes: the limit of the total size of the texts after decompression; further texts are omitted, and so are
  ///   all compressed ones after four times as many bytes were decompressed in vain.
  /// - Throws: only `PNGError.notPNG`.
  public static func metadata(of data: Data, maximumBytes: Int = 32 << 20) throws(PNGError) -> PNGMetadata {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in PNGTextReader.metadata(of: try PNGChunks(bytes), maximumBytes: maximumBytes) }
    }
    return try result.get()
  }
}
