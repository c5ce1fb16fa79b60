import CPNG
import CPixman
import Foundation
import Graphics

/// Reads pixels: for files that this module has written, with its own decoder; for others, with libpng's simplified interface,
/// which catches libpng's `longjmp`s inside libpng.
///
/// Structure and checksums are checked first, because libpng ignores a truncated end and reports few details.
enum PNGDecoder {
  static func decode(_ bytes: UnsafeRawBufferPointer, limits: PNGLimits) throws(PNGError) -> Bitmap {
    let chunks = try PNGChunks(bytes)
    let header = try chunks.header()
    try check(chunks, header, limits)
    if let bitmap = PlainPNGDecoder(chunks, header)?.decode() { return bitmap }
    return try read(bytes, header)
  }

  /// Checks a file without decompressing it.
  static func check(_ chunks: PNGChunks, _ header: PNGHeader, _ limits: PNGLimits) throws(PNGError) {
    guard limits.allow(width: header.width, height: header.height) else {
      throw .tooLarge(width: header.width, height: header.height, limits: limits)
    }
    var chunks = chunks
    var dataCount = 0
    var textCount = 0
    var hasPalette = false
    while let chunk = chunks.next() {
      guard chunk.isIntact else {
        throw .checksumMismatch(chunk: chunk.type.description, offset: chunk.offset)
      }
      if chunk.type.isText { textCount += chunk.contents.count }
      if textCount > limits.maximumTextBytes { throw .tooMuchText(byteCount: textCount, limits: limits) }
      switch chunk.type {
      case .appleDialect: throw .optimizedForXcode
      case .palette: hasPalette = true
      case .data: dataCount += chunk.contents.count
      case .end:
        if header.colorType == .palette, !hasPalette { throw .malformed("it has no palette (chunk PLTE)") }
        if dataCount == 0 { throw .malformed("it has no pixels (chunk IDAT)") }
        // Deflate expands a byte to at most 1032 (RFC 1951: 258 bytes for two bits); fewer bytes can't fill the picture.
        let needed = header.rowByteCount * header.height
        if dataCount * 1032 < needed {
          throw .malformed(
            "\(dataCount) bytes can't hold the \(header.width) x \(header.height) pixels that its header claims")
        }
        return
      default: break
      }
    }
    throw .truncated(chunk: chunks.brokenType, offset: chunks.offset, byteCount: chunks.byteCount)
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, _ header: PNGHeader) throws(PNGError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw .undecodable(message(of: &image))
    }
    guard Int(image.width) == header.width, Int(image.height) == header.height else {
      throw .malformed("it has two headers")
    }
    let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    // libpng treats sixteen bits without a gamma as linear; all programs that write such files mean sRGB.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var isComplete = false
    let bitmap = Bitmap(width: header.width, height: header.height) { memory in
      let stride = Int32(header.width * 4)
      isComplete = png_image_finish_read(&image, nil, memory.baseAddress, stride, nil) != 0
      if isComplete, hasAlpha { AlphaConversion.premultiply(memory, width: header.width, height: header.height) }
    }
    guard isComplete else { throw .undecodable(message(of: &image)) }
    return bitmap
  }

  private static func message(of image: inout png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
