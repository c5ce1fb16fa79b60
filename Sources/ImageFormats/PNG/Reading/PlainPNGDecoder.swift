import CPixman
import Foundation
import Graphics

/// Reads the PNGs that this module writes: whole rows without filters, eight bits per channel or a palette, in sRGB. Reading
/// consists of a decompression and a copy, which take a fifth of libpng's time.
struct PlainPNGDecoder {
  private let header: PNGHeader
  private let compressed: UnsafeRawBufferPointer
  /// The premultiplied colours of the palette; empty for other pictures.
  private let colors: [UInt32]

  /// Nil for other kinds of pictures, and for damaged ones, whose error libpng reports.
  init?(_ chunks: PNGChunks, _ header: PNGHeader) {
    guard !header.isInterlaced, header.bitDepth <= 8 else { return nil }
    var data: UnsafeRawBufferPointer?
    var palette: UnsafeRawBufferPointer?
    var alphas: UnsafeRawBufferPointer?
    var isStandard = false
    for chunk in chunks.dropFirst() {
      if chunk.type == .end { break }
      if chunk.type.isText { continue }
      guard data == nil else { return nil }
      switch chunk.type {
      case .standardColors: isStandard = true
      case .palette where palette == nil && header.colorType == .palette: palette = chunk.contents
      case .transparency where alphas == nil && palette != nil: alphas = chunk.contents
      case .data: data = chunk.contents
      default: return nil
      }
    }
    // libdeflate accepts any distance in the data; zlib only the window of the stream's header, at most 32 KB.
    guard let data, isStandard, data.first == 0x78 else { return nil }
    let count = 1 << header.bitDepth
    switch header.colorType {
    case .rgb, .rgba: colors = []
    case .gray: colors = (0..<count).map { 0xFF00_0000 | UInt32($0 * 255 / (count - 1)) * 0x01_0101 }
    case .palette:
      // If there are more alpha values than colours, libpng ignores the chunk.
      guard let palette, palette.count > 0, palette.count % 3 == 0, palette.count / 3 <= count,
        alphas?.count ?? 0 <= palette.count / 3
      else { return nil }
      colors = PlainPNGDecoder.colors(palette, alphas, count: count)
    case .grayAlpha: return nil
    }
    self.header = header
    compressed = data
  }

  private static func colors(
    _ palette: UnsafeRawBufferPointer, _ alphas: UnsafeRawBufferPointer?, count: Int
  ) -> [UInt32] {
    var colors = (0..<palette.count / 3).map { index in
      let alpha = alphas.flatMap { index < $0.count ? UInt32($0[index]) : nil } ?? 255
      return alpha << 24 | UInt32(palette[index * 3]) << 16 | UInt32(palette[index * 3 + 1]) << 8
        | UInt32(palette[index * 3 + 2])
    }
    colors.withUnsafeMutableBytes { AlphaConversion.premultiply($0, width: palette.count / 3, height: 1) }
    // Numbers beyond the end of the palette are black, as in libpng.
    return colors + Array(repeating: 0xFF00_0000, count: count - colors.count)
  }

  /// The picture; nil if the data turn out to be filtered or damaged.
  func decode() -> Bitmap? {
    let rowByteCount = header.rowByteCount
    let byteCount = rowByteCount * header.height
    let plain = PixelBuffer.take(byteCount: byteCount)
    guard Inflater.inflate(compressed, filling: UnsafeMutableRawBufferPointer(start: plain.memory, count: byteCount))
    else { return nil }
    let rows = plain.memory.assumingMemoryBound(to: UInt8.self)
    var y = 0
    while y < header.height {
      if rows[y * rowByteCount] != 0 { return nil }
      y += 1
    }
    var isConverted = false
    let bitmap = Bitmap(width: header.width, height: header.height) { memory in
      isConverted = convert(rows, to: memory)
    }
    return isConverted ? bitmap : nil
  }

  private func convert(_ rows: UnsafeMutablePointer<UInt8>, to memory: UnsafeMutableRawBufferPointer) -> Bool {
    // Rows start at odd addresses, after their filter byte; pixman requires aligned ones.
    let rowByteCount = header.rowByteCount - 1
    let paddedByteCount = (max(rowByteCount, header.width) + 63) & ~63
    let row = UnsafeMutableRawPointer.allocate(byteCount: paddedByteCount, alignment: 64)
    defer { row.deallocate() }
    guard
      let source = AlphaConversion.image(row, sourceFormat, header.width, 1, bytesPerRow: paddedByteCount),
      let target = AlphaConversion.image(
        memory.baseAddress!, PIXMAN_a8r8g8b8, header.width, header.height)
    else { return false }
    var table = pixman_indexed_t()
    let numbers = NumberUnpacker(bitDepth: header.bitDepth)
    withUnsafeMutablePointer(to: &table) { table in
      if !colors.isEmpty { install(table, in: source) }
      var y = 0
      while y < header.height {
        let start = rows + y * header.rowByteCount + 1
        if header.bitDepth == 8 {
          memcpy(row, start, rowByteCount)
        } else {
          numbers.unpack(start, byteCount: rowByteCount, to: row)
        }
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, Int32(y), Int32(header.width), 1)
        y += 1
      }
      pixman_image_unref(source)
    }
    pixman_image_unref(target)
    if header.colorType == .rgba {
      AlphaConversion.premultiply(memory, width: header.width, height: header.height)
    }
    return true
  }

  private var sourceFormat: pixman_format_code_t {
    switch header.colorType {
    case .rgb: PIXMAN_b8g8r8
    case .rgba: PIXMAN_a8b8g8r8
    default: PIXMAN_c8
    }
  }

  private func install(_ table: UnsafeMutablePointer<pixman_indexed_t>, in image: OpaquePointer) {
    withUnsafeMutableBytes(of: &table.pointee.rgba) { entries in
      colors.withUnsafeBytes { entries.copyMemory(from: $0) }
    }
    pixman_image_set_indexed(image, table)
  }
}
