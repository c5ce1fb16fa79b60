import Foundation
import Graphics

/// A picture compressed as in a PNG, without texts.
///
/// libpng's writer reports errors with `longjmp`, which may not cross Swift code; so the container is written here.
struct PNGEncoder {
  /// Everything that determines the pixels: IHDR, sRGB, PLTE and tRNS, in the file's order.
  let headChunks: [(type: PNGChunkType, contents: [UInt8])]

  /// The contents of the IDAT chunks.
  let compressedPixels: DeflatedBytes

  /// - Parameter layout: the storage format of the pixels; nil for the smallest lossless one.
  static func encode(_ bitmap: Bitmap, _ layout: PixelLayout? = nil) throws(PNGError) -> PNGEncoder {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .emptyPicture(width: bitmap.width, height: bitmap.height)
    }
    let survey = PixelSurvey(bitmap)
    return PNGEncoder(bitmap, survey, layout ?? PixelLayout(for: survey))
  }

  private init(_ bitmap: Bitmap, _ survey: PixelSurvey, _ layout: PixelLayout) {
    let header = PNGHeader(
      width: bitmap.width, height: bitmap.height, bitDepth: layout.bitDepth, colorType: layout.colorType,
      isInterlaced: false)
    // The rendering intent of sRGB: perceptual.
    var head: [(PNGChunkType, [UInt8])] = [(.header, header.contents), (.standardColors, [0])]
    if case .palette(_, let entries) = layout {
      let straight = entries.map(AlphaConversion.straight)
      head.append((.palette, straight.flatMap { [$0 >> 16, $0 >> 8, $0].map { UInt8(truncatingIfNeeded: $0) } }))
      let alphas = straight.prefix { $0 >> 24 != 255 }.map { UInt8($0 >> 24) }
      if !alphas.isEmpty { head.append((.transparency, alphas)) }
    }
    headChunks = head
    let rowByteCount = header.rowByteCount
    let plain = PixelBuffer.take(byteCount: rowByteCount * bitmap.height)
    bitmap.withUnsafeBytes { bytes in
      let rows = PNGRowWriter(bytes.baseAddress!.assumingMemoryBound(to: UInt32.self), survey, layout)
      var y = 0
      while y < bitmap.height {
        rows.write(y)
        memcpy(plain.memory + y * rowByteCount, rows.row.baseAddress!, rowByteCount)
        y += 1
      }
    }
    compressedPixels = DeflatedBytes(UnsafeRawBufferPointer(start: plain.memory, count: rowByteCount * bitmap.height))
  }

  /// The file.
  func data(with metadata: PNGMetadata) throws(PNGError) -> Data {
    for entry in metadata.entries {
      if let reason = PNGMetadata.problem(in: entry) { throw .invalidMetadata(key: entry.key, reason: reason) }
    }
    var writer = PNGChunkWriter(capacity: compressedPixels.count + 4096)
    // Palettes and transparency may follow texts, so texts come directly after the header, where a reader finds them early.
    writer.append(headChunks[0].type, headChunks[0].contents)
    for entry in metadata.entries { writer.append(entry) }
    for chunk in headChunks.dropFirst() { writer.append(chunk.type, chunk.contents) }
    compressedPixels.withUnsafeBytes { bytes in
      var rest = bytes
      repeat {
        // The standard allows 2^31 - 1 bytes per chunk.
        let part = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
        writer.append(.data, part)
        rest = rest.dropping(part.count)
      } while !rest.isEmpty
    }
    writer.append(.end, [])
    return writer.data
  }
}
