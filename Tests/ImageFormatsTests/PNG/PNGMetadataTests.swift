import Foundation
import Graphics
import ImageFormats
import Testing

@Suite("PNG: texts beside the pixels")
struct PNGMetadataTests {
  private let bitmap = picture(3, 3) { _, _ in 0xFF12_3456 }

  private func roundTrip(_ metadata: PNGMetadata) throws -> PNGMetadata {
    try PNG.metadata(of: PNG.encode(bitmap, metadata: metadata))
  }

  @Test func textsComeBackInTheirOrder() throws {
    let metadata: PNGMetadata = [
      "Test.Z": "first", "Test.A": "", "Test.Long": String(repeating: "abc\n", count: 1000),
      "Test.Unicode": "Zürich 東京 🏔",
      "Test.LongUnicode": String(repeating: "é", count: 5000), "Test.Tab": "a\tb\u{7F}", "Test.Latin": "naïve",
      "Test.First": "über",
    ]
    let result = try roundTrip(metadata)
    #expect(result == metadata)
    #expect(result.keys.first == "Test.Z")
  }

  @Test func longTextsAreCompressedAndShortOnesReadable() throws {
    let long = String(repeating: "UILabel ", count: 500)
    let data = try PNG.encode(bitmap, metadata: ["Test.Short": "iPhone 15", "Test.Long": long])
    #expect(data.range(of: Data("Test.Short\0iPhone 15".utf8)) != nil)
    #expect(data.count < 400)
    #expect(RawPNG.chunks(of: data).map(\.type).filter { $0.hasSuffix("Xt") } == ["tEXt", "iTXt"])
  }

  @Test func valuesCanBeReplacedAndRemoved() {
    var metadata: PNGMetadata = ["a": "1", "b": "2"]
    metadata["a"] = "3"
    metadata["c"] = "4"
    #expect(metadata.entries.map(\.key) == ["a", "b", "c"])
    #expect(metadata["a"] == "3")
    metadata["b"] = nil
    #expect(metadata.keys == ["a", "c"])
    #expect(metadata["b"] == nil)
  }

  @Test(
    "keys and values that PNG doesn't allow",
    arguments: [
      ("", "x"), (String(repeating: "k", count: 80), "x"), (" a", "x"), ("a ", "x"), ("a  b", "x"), ("ä", "x"),
      ("a\nb", "x"),
      ("a\0b", "x"), ("a", "x\0y"),
    ])
  func invalid(key: String, value: String) {
    #expect { try PNG.encode(bitmap, metadata: [key: value]) } throws: { error in
      if case PNGError.invalidMetadata(key, _) = error { true } else { false }
    }
  }

  @Test func theLongestKey() throws {
    let key = String(repeating: "k", count: 79)
    #expect(try roundTrip([key: "x"])[key] == "x")
  }

  @Test func textsOfOtherTools() throws {
    var png = RawPNG(width: 1, height: 1, depth: 8, type: 0, rows: [[0, 0]])
    let text = Array("compressed".utf8)
    png.chunks.insert(
      contentsOf: [
        ("tEXt", Array("Latin".utf8) + [0, 0x5A, 0xFC]),
        ("zTXt", Array("Z".utf8) + [0, 0] + RawPNG.deflate(text + [0xE9])),
        (
          "iTXt",
          Array("I".utf8) + [0, 0, 0] + Array("de".utf8) + [0] + Array("Schlüssel".utf8) + [0] + Array("Größe".utf8)
        ),
        ("iTXt", Array("C".utf8) + [0, 1, 0, 0, 0] + RawPNG.deflate(text)),
        ("iTXt", Array("D".utf8) + [0, 1, 0] + Array("de".utf8) + [0] + Array("T".utf8) + [0] + RawPNG.deflate(text)),
      ], at: 1)
    // Texts may also follow the pixels.
    png.chunks.insert(("tEXt", Array("Late".utf8) + [0] + Array("yes".utf8)), at: png.chunks.count - 1)
    #expect(
      try PNG.metadata(of: png.data)
        == [
          "Latin": "Zü", "Z": "compressedé", "I": "Größe", "C": "compressed", "D": "compressed", "Late": "yes",
        ])
  }

  @Test(
    "texts that are damaged are left out",
    arguments: [
      ("tEXt", Array("NoZero".utf8)), ("tEXt", [0] + Array("no key".utf8)),
      ("zTXt", Array("A".utf8) + [0, 1, 1, 2, 3]),
      ("zTXt", Array("A".utf8) + [0, 0, 1, 2, 3]), ("zTXt", Array("A".utf8) + [0]),
      ("zTXt", Array("A".utf8) + [0, 1] + RawPNG.deflate([65])), ("iTXt", Array("A".utf8) + [0]),
      ("iTXt", Array("A".utf8) + [0, 0, 0]), ("iTXt", Array("A".utf8) + [0, 0, 0, 0]),
      ("iTXt", Array("A".utf8) + [0, 1, 9, 0, 0, 1]),
      ("iTXt", Array("A".utf8) + [0, 2, 0, 0, 0, 65]), ("tEXt", []),
      ("iTXt", [UInt8](repeating: 65, count: 90) + [0, 0, 0, 0, 0]),
      ("zTXt", Array("A".utf8) + [0, 0] + RawPNG.deflate(Array("cut off".utf8)).dropLast(3)),
    ] as [(String, [UInt8])])
  func damaged(type: String, contents: [UInt8]) throws {
    var png = RawPNG(width: 1, height: 1, depth: 8, type: 0, rows: [[0, 0]])
    png.chunks.insert((type, contents), at: 1)
    png.chunks.insert(("tEXt", Array("After".utf8) + [0] + Array("ok".utf8)), at: 2)
    #expect(try PNG.metadata(of: png.data) == ["After": "ok"])
  }

  @Test func textsDoNotGrowBeyondTheBound() throws {
    let metadata: PNGMetadata = ["Test.Bomb": String(repeating: "0", count: 1_000_000), "Test.Small": "x"]
    let data = try PNG.encode(bitmap, metadata: metadata)
    #expect(data.count < 3000)
    #expect(try PNG.metadata(of: data, maximumBytes: 999_999) == ["Test.Small": "x"])
    #expect(try PNG.metadata(of: data, maximumBytes: 1_000_001) == metadata)
  }

  @Test func aTruncatedFileGivesTheTextsBeforeTheCut() throws {
    let data = try PNG.encode(bitmap, metadata: ["Test.A": "1", "Test.B": "2"])
    let cut = try #require(data.range(of: Data("Test.B".utf8)))
    #expect(try PNG.metadata(of: data[..<cut.lowerBound]) == ["Test.A": "1"])
  }

  @Test func onlyPNGsHaveTexts() {
    #expect(throws: PNGError.notPNG(.text, byteCount: 5)) { try PNG.metadata(of: Data("hello".utf8)) }
  }
}
