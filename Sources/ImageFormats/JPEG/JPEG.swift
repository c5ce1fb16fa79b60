import CPixman
import CTurboJPEG
public import Foundation
public import Graphics

/// JPEG: bytes to `Bitmap` and back, with libjpeg-turbo.
///
/// The library's exact transforms are used, so that the same bytes result in the same pixels on every machine.
public enum JPEG {
  /// A picture, and its orientation.
  public struct Picture: Sendable {
    /// The pixels as stored in the file.
    public var bitmap: Bitmap
    /// The rotation and mirroring that make the pixels upright.
    public var orientation: ExifOrientation
  }

  /// The picture in a JPEG: grey or colour, baseline or progressive. Colour profiles are not converted.
  ///
  /// If a file ends too early, the missing part is grey, as on iOS.
  ///
  /// - Throws: `JPEGError`; the header is checked against `limits` before memory is allocated.
  public static func decode(_ data: Data, limits: PNGLimits = .standard) throws(JPEGError) -> Picture {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(JPEGError) in try decode(bytes, limits: limits) }
    }
    return Picture(bitmap: try result.get(), orientation: ExifOrientation(ofJPEG: data) ?? .up)
  }

  /// The size of a picture, in pixels, and its orientation, read from the file's header.
  ///
  /// - Throws: the errors of ``decode(_:limits:)``.
  public static func header(
    of data: Data, limits: PNGLimits = .standard
  ) throws(JPEGError) -> (width: Int, height: Int, orientation: ExifOrientation) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(JPEGError) -> (width: Int, height: Int) in
        guard let decoder = tjInitDecompress() else { throw JPEGError.undecodable(lastError(of: nil)) }
        defer { tjDestroy(decoder) }
        return try readSize(of: bytes, decoder, limits)
      }
    }
    let size = try result.get()
    return (size.width, size.height, ExifOrientation(ofJPEG: data) ?? .up)
  }

  /// The picture as a JPEG with half the resolution for colour. Transparent parts are composited on white.
  ///
  /// - Parameters:
  ///   - quality: from 0, smallest, to 1, best; limited to this range.
  ///   - orientation: written to the file unless it is upright.
  /// - Throws: `JPEGError.emptyPicture`, and `undecodable` with the library's message if it fails.
  public static func encode(
    _ bitmap: Bitmap, quality: Double, orientation: ExifOrientation = .up
  ) throws(JPEGError) -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .emptyPicture(width: bitmap.width, height: bitmap.height)
    }
    guard let encoder = tjInitCompress() else { throw .undecodable(lastError(of: nil)) }
    defer { tjDestroy(encoder) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let level = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
    let opaque = onWhite(bitmap)
    let status = opaque.withUnsafeBytes { pixels in
      tjCompress2(
        encoder, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), Int32(bitmap.bytesPerRow),
        Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &bytes, &count, Int32(TJSAMP_420.rawValue), max(level, 1),
        Int32(TJFLAG_ACCURATEDCT))
    }
    guard status == 0, let bytes else { throw .undecodable(lastError(of: encoder)) }
    let data = Data(bytes: bytes, count: Int(count))
    // A separate segment after the two bytes that begin the file.
    return orientation == .up ? data : data.prefix(2) + orientation.segment + data.dropFirst(2)
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: PNGLimits
  ) throws(JPEGError) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw .undecodable(lastError(of: nil)) }
    defer { tjDestroy(decoder) }
    let (width, height) = try readSize(of: bytes, decoder, limits)
    let source = bytes.bindMemory(to: UInt8.self).baseAddress
    // Scans are limited: a progressive file of a few bytes can request thousands of passes over all pixels.
    let flags = Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
    var status: Int32 = 0
    let bitmap = Bitmap(width: width, height: height) { memory in
      memset(memory.baseAddress!, 0xFF, memory.count)
      status = tjDecompress2(
        decoder, source, UInt(bytes.count), memory.bindMemory(to: UInt8.self).baseAddress, Int32(width),
        Int32(width * 4), Int32(height),
        Int32(TJPF_BGRA.rawValue), flags)
    }
    guard status == 0 || isWarning(decoder) else { throw .undecodable(lastError(of: decoder)) }
    return bitmap
  }

  /// Reads the header.
  private static func readSize(
    of bytes: UnsafeRawBufferPointer, _ decoder: tjhandle, _ limits: PNGLimits
  ) throws(JPEGError) -> (width: Int, height: Int) {
    guard FileKind(bytes: bytes) == .jpeg else {
      throw .notJPEG(FileKind(bytes: bytes), byteCount: bytes.count)
    }
    let source = bytes.bindMemory(to: UInt8.self).baseAddress
    var width: Int32 = 0
    var height: Int32 = 0
    var subsampling: Int32 = 0
    var colors: Int32 = 0
    let found = tjDecompressHeader3(decoder, source, UInt(bytes.count), &width, &height, &subsampling, &colors)
    guard found == 0 || isWarning(decoder), width > 0, height > 0 else { throw .undecodable(lastError(of: decoder)) }
    guard limits.allow(width: Int(width), height: Int(height)) else {
      throw .tooLarge(width: Int(width), height: Int(height), limits: limits)
    }
    guard colors != TJCS_CMYK.rawValue, colors != TJCS_YCCK.rawValue else { throw .printColors }
    return (Int(width), Int(height))
  }

  private static func isWarning(_ handle: tjhandle) -> Bool { tjGetErrorCode(handle) == TJERR_WARNING.rawValue }

  private static func lastError(of handle: tjhandle?) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
  }

  private static func onWhite(_ bitmap: Bitmap) -> Bitmap {
    let result = Bitmap(width: bitmap.width, height: bitmap.height, color: .white)
    // The memory of the new bitmap isn't shared yet.
    result.withUnsafeBytes { target in
      bitmap.withUnsafeBytes { pixels in
        guard let from = UnsafeMutableRawPointer(mutating: pixels.baseAddress),
          let to = UnsafeMutableRawPointer(mutating: target.baseAddress),
          let source = AlphaConversion.image(from, PIXMAN_a8r8g8b8, bitmap.width, bitmap.height),
          let destination = AlphaConversion.image(to, PIXMAN_a8r8g8b8, bitmap.width, bitmap.height)
        else { return }
        pixman_image_composite32(
          PIXMAN_OP_OVER, source, nil, destination, 0, 0, 0, 0, 0, 0, Int32(bitmap.width), Int32(bitmap.height))
        pixman_image_unref(source)
        pixman_image_unref(destination)
      }
    }
    return result
  }
}
