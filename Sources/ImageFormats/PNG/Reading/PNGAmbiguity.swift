/// The reason why other programs show another picture than the one that `PNG.decode` returns, so that reviewers and tests would see
/// different pictures.
enum PNGAmbiguity {
  /// Chunks that determine the pixels, or don't affect their appearance.
  private static let plainTypes: Set<PNGChunkType> = [
    .header, .palette, .transparency, .standardColors, .data, .end, .text, .compressedText, .internationalText, "sBIT",
    "bKGD", "hIST", "pHYs", "sPLT", "tIME",
  ]

  /// The values of chunks that mean sRGB without the chunk sRGB: its gamma, and the coordinates of its white point and primaries.
  private static let standardValues: [PNGChunkType: [UInt32]] = [
    "gAMA": [45_455], "cHRM": [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000],
  ]

  /// The reason as a sentence; nil if there is none.
  static func reason(in chunks: PNGChunks) -> String? {
    var chunks = chunks
    while let chunk = chunks.next() {
      if chunk.type == .end {
        let rest = chunks.byteCount - chunks.offset
        return rest == 0 ? nil : "\(rest) bytes follow its end, which other programs may read as something else"
      }
      if plainTypes.contains(chunk.type) { continue }
      if let values = standardValues[chunk.type]?.flatMap(bigEndianBytes), chunk.contents.elementsEqual(values) {
        continue
      }
      return "by its chunk \(chunk.type) other programs show another picture than the one that is compared"
    }
    return nil
  }
}
