import Foundation
import HeadlessCompression
import Testing

/// Vectors: RFC 1951 and 7932 by hand, LZ4's block format by hand in Apple's frames, and a file of `xz`.
@Suite struct CompressionTests {
  /// 500 bytes, and their compression by zlib 1.2.13 at level 9 without a header.
  private static let text = Data(String(repeating: "onionskin ", count: 50).utf8)
  private static let deflated = bytes("cbcfcbcccf2bcececc53c81f658d101600")
  /// `printf 'onion\n' | xz --check=crc32`.
  private static let xz = bytes(
    "fd377a585a0000016922de360200210116000000742fe5a30100056f6e696f6e0a000000a34e6c7000011a06c5eac8799042990d"
      + "010000000001595a")

  private static func bytes(_ hex: String) -> Data {
    Data(
      stride(from: 0, to: hex.count, by: 2).map { place in
        let start = hex.index(hex.startIndex, offsetBy: place)
        return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16) ?? 0
      })
  }

  private typealias Call = (
    UnsafeMutablePointer<UInt8>, Int, UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer?, compression_algorithm
  ) -> Int

  private func output(
    _ call: Call, _ data: Data, _ algorithm: compression_algorithm, room: Int = 4096
  ) -> Data {
    var output = [UInt8](repeating: 0, count: room)
    let count = call(&output, room, Array(data), data.count, nil, algorithm)
    return Data(output.prefix(count))
  }

  private func decoded(_ data: Data, _ algorithm: compression_algorithm, room: Int = 4096) -> Data {
    output(compression_decode_buffer, data, algorithm, room: room)
  }

  @Test func deflateHasNoHeader() {
    // A block of RFC 1951's fixed codes, as zlib has it after its two bytes for "abc".
    #expect(decoded(Self.bytes("4b4c4a0600"), COMPRESSION_ZLIB) == Data("abc".utf8))
    #expect(decoded(Self.deflated, COMPRESSION_ZLIB) == Self.text)
    #expect(output(compression_encode_buffer, Data("abc".utf8), COMPRESSION_ZLIB) == Self.bytes("4b4c4a0600"))
  }

  @Test func xzFilesAreRead() {
    #expect(decoded(Self.xz, COMPRESSION_LZMA) == Data("onion\n".utf8))
    #expect(output(compression_encode_buffer, Data("onion\n".utf8), COMPRESSION_LZMA).prefix(6) == Self.xz.prefix(6))
  }

  @Test func storedBrotliIsRead() {
    // RFC 7932: a window of 16 bits (0), a last block (1), which is empty (1).
    #expect(decoded(Self.bytes("06"), COMPRESSION_BROTLI, room: 8).isEmpty)
    // The example of Brotli's command line: "hello" with a newline, stored.
    #expect(decoded(Self.bytes("8b028068656c6c6f0a03"), COMPRESSION_BROTLI) == Data("hello\n".utf8))
  }

  @Test func framesOfLZ4AreThoseOfApple() {
    // A literal "a" and a match of 15 bytes, one back; then five literals, as LZ4 ends its blocks.
    let block = "1b6101005061616161" + "61"
    let first = "62763431" + "15000000" + "0a000000" + block
    let stored = "6276342d" + "03000000" + "787978"
    // The three bytes of the previous block, by a match of nine, and five literals.
    let second = "62763431" + "0e000000" + "09000000" + "050300" + "506f6e696f6e"
    let text = String(repeating: "a", count: 21) + "xyx" + "xyxxyxxyx" + "onion"
    #expect(
      decoded(Self.bytes(first + stored + second + "62763424"), COMPRESSION_LZ4)
        == Data(text.utf8))
    #expect(decoded(Self.bytes(block), COMPRESSION_LZ4_RAW) == Data(text.utf8.prefix(21)))
    // Too short to be compressed: stored.
    #expect(
      output(compression_encode_buffer, Data("xyx".utf8), COMPRESSION_LZ4) == Self.bytes(stored + "62763424"))
  }

  private static let supported = [COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_LZ4, COMPRESSION_BROTLI]

  @Test(arguments: supported) func buffersComeBack(algorithm: compression_algorithm) {
    // More than a block of LZ4, without repeated bytes.
    let long = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 3 ^ $0 >> 7) })
    let encoded = output(compression_encode_buffer, long, algorithm, room: 250_000)
    #expect(!encoded.isEmpty && encoded.count < long.count / 2)
    #expect(decoded(encoded, algorithm, room: 200_000) == long)
    #expect(decoded(encoded, algorithm, room: 1000) == long.prefix(1000), "what fits")
    #expect(output(compression_encode_buffer, long, algorithm, room: 100).isEmpty, "nothing, where not all fits")
  }

  @Test func missingFormatsAreErrors() {
    for algorithm in [COMPRESSION_LZFSE, COMPRESSION_LZBITMAP] {
      #expect(output(compression_encode_buffer, Self.text, algorithm).isEmpty)
    }
    #expect(throws: FilterError.invalidState) { try OutputFilter(.compress, using: .lzfse) { _ in } }
  }

  @Test(arguments: supported.compactMap(Algorithm.init)) func filtersPassOnAndRead(algorithm: Algorithm) throws {
    var (encoded, ends) = (Data(), 0)
    let writer = try OutputFilter(.compress, using: algorithm, bufferCapacity: 7) { piece in
      #expect((piece?.count ?? 0) <= 7)
      encoded += piece ?? Data()
      if piece == nil { ends += 1 }
    }
    try writer.write(Self.text.prefix(200))
    try writer.write(Self.text.dropFirst(200))
    try writer.finalize()
    #expect(ends == 1)
    #expect(throws: FilterError.invalidState) { try writer.write(Self.text) }

    var place = 0
    let reader = try InputFilter(.decompress, using: algorithm, bufferCapacity: 5) { count -> Data? in
      defer { place += count }
      return place < encoded.count ? encoded[place..<min(encoded.count, place + count)] : nil
    }
    var pieces: [Data] = []
    while let piece = try reader.readData(ofLength: 300) { pieces.append(piece) }
    #expect(pieces.first?.count == 300)
    #expect(Data(pieces.joined()) == Self.text)
  }

  @Test func cutAndForeignBytesAreInvalid() throws {
    let cut = try OutputFilter(.decompress, using: .zlib) { _ in }
    try cut.write(Self.deflated.dropLast(2))
    #expect(throws: FilterError.invalidData) { try cut.finalize() }
    let foreign = try OutputFilter(.decompress, using: .lz4) { _ in }
    #expect(throws: FilterError.invalidData) { try foreign.write(Data("GIF89a".utf8)) }
  }

  @Test func streamsSayWhenTheyEnd() {
    var output = [UInt8](repeating: 0, count: 600)
    let statuses = output.withUnsafeMutableBufferPointer { output -> [compression_status] in
      let input = Array(Self.deflated)
      return input.withUnsafeBufferPointer { input -> [compression_status] in
        guard let room = output.baseAddress, let source = input.baseAddress else { return [] }
        var stream = compression_stream(dst_ptr: room, dst_size: 0, src_ptr: source, src_size: 0, state: nil)
        var statuses = [compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB)]
        stream.src_size = input.count
        stream.dst_size = 400
        statuses.append(compression_stream_process(&stream, 0))
        stream.dst_size = 200
        statuses.append(compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue)))
        statuses.append(stream.dst_size == 100 ? COMPRESSION_STATUS_OK : COMPRESSION_STATUS_ERROR)
        statuses.append(compression_stream_destroy(&stream))
        return statuses + [compression_stream_process(&stream, 0)]
      }
    }
    let (going, failed) = (COMPRESSION_STATUS_OK, COMPRESSION_STATUS_ERROR)
    #expect(statuses == [going, going, COMPRESSION_STATUS_END, going, going, failed])
    #expect(Data(output.prefix(500)) == Self.text)
  }

  @Test func dataAreCompressed() throws {
    let data = NSData(data: Self.text)
    let deflated = try data.compressed(using: .zlib)
    #expect(try deflated.decompressed(using: .zlib) as Data == Self.text)
    let changing = NSMutableData(data: Self.text)
    try changing.compress(using: .lz4)
    #expect(changing.length < 500)
    try changing.decompress(using: .lz4)
    #expect(changing as Data == Self.text)
    #expect { try data.decompressed(using: .lzma) } throws: { ($0 as NSError).code == 5377 }
  }
}
