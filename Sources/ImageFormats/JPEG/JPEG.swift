import CPixman
import CTurboJPEG
public import Foundation
public import Graphics

/// JPEG: bytes to `Bitmap` and back, through libjpeg-turbo.
///
/// The library's exact transforms are asked for, so that the same bytes give the same pixels on every machine.
public enum JPEG {
  /// A picture, and how it has to be turned to be seen upright.
  public struct Picture: Sendable {
    /// The pixels as the file has them.
    public var bitmap: Bitmap
    /// How they have to be turned and mirrored to be seen upright.
    public var orientation: ExifOrientation
  }

  /// The picture in a JPEG: gray or colour, baseline or progressive. Colour profiles are not converted.
  ///
  /// A file that ends too early gives what there is, the rest in gray, as on iOS.
  ///
  /// - Throws: `JPEGError`; the header is held against `limits` before memory is taken.
  public static func decode(_ data: Data, limits: PNGLimits = .standard) throws(JPEGError) -> Picture {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(JPEGError) in try decode(bytes, limits: limits) }
    }
    return Picture(bitmap: try result.get(), orientation: ExifOrientation(ofJPEG: data) ?? .up)
  }

  /// How large a picture is, in pixels, and how it has to be turned, read from the file's header.
  ///
  /// - Throws: what ``decode(_:limits:)`` throws for it.
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

  /// The picture as a JPEG with half the resolution of colour. What is transparent is laid on white.
  ///
  /// - Parameters:
  ///   - quality: from 0, smallest, to 1, best; beyond that it counts as those.
  ///   - orientation: written into the file where it isn't upright.
  /// - Throws: `JPEGError.emptyPicture`, and `undecodable` with the library's words where it fails.
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
    // A segment of its own behind the two bytes that begin the file.
    return orientation == .up ? data : data.prefix(2) + orientation.segment + data.dropFirst(2)
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: PNGLimits
  ) throws(JPEGError) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw .undecodable(lastError(of: nil)) }
    defer { tjDestroy(decoder) }
    let (width, height) = try readSize(of: bytes, decoder, limits)
    let source = bytes.bindMemory(to: UInt8.self).baseAddress
    // Scans are limited: a progressive file of a few bytes may ask for thousands of passes over all pixels.
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
    // The new bitmap's memory isn't shared yet.
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
