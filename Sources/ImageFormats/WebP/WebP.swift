import CWebP
public import Foundation
public import Graphics

/// WebP, lossy and lossless, with and without alpha: bytes to `Bitmap`, with libwebp. Writing isn't supported.
public enum WebP {
  /// The picture in a WebP file with one frame. Colour profiles are not converted.
  ///
  /// - Throws: `WebPError`; the header is checked against `limits` before memory is allocated.
  public static func decode(_ data: Data, limits: PNGLimits = .standard) throws(WebPError) -> Bitmap {
    let (width, height) = try header(of: data, limits: limits)
    var isWhole = false
    let bitmap = Bitmap(width: width, height: height) { memory in
      memset(memory.baseAddress!, 0, memory.count)
      isWhole = data.withUnsafeBytes { bytes in
        WebPDecodeBGRAInto(
          bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, memory.bindMemory(to: UInt8.self).baseAddress,
          memory.count, Int32(width * 4)) != nil
      }
      AlphaConversion.premultiply(memory, width: width, height: height)
    }
    guard isWhole else { throw .damaged(byteCount: data.count) }
    return bitmap
  }

  /// The size of a picture, in pixels, read from the file's header.
  ///
  /// - Throws: the errors of ``decode(_:limits:)``.
  public static func header(
    of data: Data, limits: PNGLimits = .standard
  ) throws(WebPError) -> (width: Int, height: Int) {
    let kind = FileKind(data)
    guard kind == .webP else { throw .notWebP(kind, byteCount: data.count) }
    var features = WebPBitstreamFeatures()
    let status = data.withUnsafeBytes { bytes in
      WebPGetFeatures(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &features)
    }
    guard status == VP8_STATUS_OK, features.width > 0, features.height > 0 else {
      throw .damaged(byteCount: data.count)
    }
    guard features.has_animation == 0 else { throw .animated }
    let (width, height) = (Int(features.width), Int(features.height))
    guard limits.allow(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits: limits)
    }
    return (width, height)
  }
}
