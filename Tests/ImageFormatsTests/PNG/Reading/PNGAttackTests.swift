import Foundation
import Graphics
import ImageFormats
import Testing

/// Files that look different in other programs, or that are made to take long.
@Suite("PNG: files made to deceive or to burst")
struct PNGAttackTests {
  private let valid = RawPNG(width: 2, height: 2, depth: 8, type: 0, rows: [[0, 1, 2], [0, 3, 4]])

  private func with(_ chunks: (String, [UInt8])..., at place: Int = 1) -> Data {
    var png = valid
    png.chunks.insert(contentsOf: chunks.map { ($0.0, $0.1) }, at: place)
    return png.data
  }

  /// A browser shows an animation's frames instead of the picture, applies colour profiles, and rotates by the orientation.
  @Test(arguments: ["acTL", "fcTL", "fdAT", "iCCP", "eXIf", "cICP", "mDCV", "cLLI", "prVt", "vpAg"])
  func chunksByWhichABrowserShowsAnotherPicture(type: String) throws {
    let contents = [UInt8](repeating: 1, count: 8)
    for place in [1, 2] {
      let reason = try #require(PNG.ambiguity(of: with((type, contents), at: place)))
      #expect(reason.contains("chunk \(type)"))
    }
  }

  @Test func whatCameFromThisModuleIsPlain() throws {
    for bitmap in [picture(3, 3) { _, _ in 0xFF12_3456 }, picture(5, 2) { x, y in UInt32(x * y) << 26 }] {
      #expect(PNG.ambiguity(of: try PNG.encode(bitmap, metadata: ["Test.A": "b"])) == nil)
    }
    #expect(PNG.ambiguity(of: valid.data) == nil)
    #expect(PNG.ambiguity(of: Data("text".utf8)) == nil)
  }

  @Test func chunksThatTellWhatHoldsAnywayArePlain() {
    let gamma = RawPNG.bytes(45_455)
    let colors = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000].flatMap { RawPNG.bytes(UInt32($0)) }
    #expect(PNG.ambiguity(of: with(("gAMA", gamma), ("cHRM", colors), ("pHYs", RawPNG.bytes(1)))) == nil)
    #expect(PNG.ambiguity(of: with(("gAMA", RawPNG.bytes(100_000)))) != nil)
    // A valid chunk doesn't hide the following one.
    #expect(PNG.ambiguity(of: with(("gAMA", gamma), ("cHRM", colors), ("eXIf", [0]))) != nil)
    // Red and blue are exchanged.
    let swapped = [31_270, 32_900, 15_000, 6000, 30_000, 60_000, 64_000, 33_000].flatMap { RawPNG.bytes(UInt32($0)) }
    #expect(PNG.ambiguity(of: with(("cHRM", swapped))) != nil)
  }

  @Test func whatFollowsTheEndIsReported() {
    let archive = valid.data + Data([0x50, 0x4B, 3, 4])
    #expect(PNG.ambiguity(of: archive)?.contains("4 bytes follow its end") == true)
    #expect(PNG.ambiguity(of: valid.data + valid.data) != nil)
  }

  /// Each of a few hundred bytes would inflate to a hundred megabytes, and there are thousands of them.
  @Test(.timeLimit(.minutes(10)), arguments: ["zTXt", "iTXt"]) func textsThatBurstAreGivenUp(type: String) throws {
    let packed = RawPNG.deflate([UInt8](repeating: 65, count: 40 << 20))
    let head = Array("Key".utf8) + (type == "zTXt" ? [0, 0] : [0, 1, 0, 0, 0])
    let bomb: (String, [UInt8]) = (type, head + packed)
    var png = valid
    png.chunks.insert(("tEXt", Array("First\0read".utf8)), at: 1)
    png.chunks.insert(contentsOf: Array(repeating: bomb, count: 1000), at: 2)
    png.chunks.insert(("tEXt", Array("Last\0read, too".utf8)), at: 1002)
    let metadata = try PNG.metadata(of: png.data)
    #expect(metadata.keys == ["First", "Last"])
  }

  @Test func ofTextsThatAreTooLongTheOthersAreRead() throws {
    let long = RawPNG.deflate([UInt8](repeating: 65, count: 2000))
    let short = RawPNG.deflate(Array("short".utf8))
    let data = with(
      ("zTXt", Array("A".utf8) + [0, 0] + long), ("zTXt", Array("B".utf8) + [0, 0] + short),
      ("tEXt", Array("C\0c".utf8)))
    #expect(try PNG.metadata(of: data, maximumBytes: 1000).keys == ["B", "C"])
    #expect(try PNG.metadata(of: data, maximumBytes: .max).keys == ["A", "B", "C"])
    #expect(try PNG.metadata(of: data, maximumBytes: -1).isEmpty)
    // One that exceeds its first buffer of 4 KB may not take more than there is.
    let bursting = with(("zTXt", Array("A".utf8) + [0, 0] + RawPNG.deflate([UInt8](repeating: 65, count: 6000))))
    #expect(try PNG.metadata(of: bursting, maximumBytes: 5999).isEmpty)
    #expect(try PNG.metadata(of: bursting, maximumBytes: 6001).keys == ["A"])
  }

  /// A profile, and pixels, that inflate to much more than they declare.
  @Test(.timeLimit(.minutes(10))) func profilesAndPixelsThatBurst() throws {
    let packed = RawPNG.deflate([UInt8](repeating: 0, count: 100 << 20))
    let profile = with(("iCCP", Array("Profile".utf8) + [0, 0] + packed))
    _ = try? PNG.decode(profile)
    var png = valid
    png.chunks[1].contents = packed
    _ = try? PNG.decode(png.data)
    #expect(try PNG.header(of: png.data).width == 2)
  }

  /// The limit is 64 megapixels: the smallest picture above it has one more row, and its file could contain it.
  @Test func theStandardLimitIs64Megapixels() {
    func error(_ width: Int, _ height: Int) -> PNGError? {
      var png = valid
      png.chunks[0].contents = RawPNG.header(width, height, 8, 0)
      do throws(PNGError) {
        _ = try PNG.decode(png.data)
        return nil
      } catch { return error }
    }
    #expect(PNGLimits.standard.maximumPixels == 67_108_864)
    for (width, height) in [(8192, 8193), (8193, 8192), (32_767, 2049), (2049, 32_767)] {
      #expect(error(width, height) == .tooLarge(width: width, height: height, limits: .standard))
    }
    for (width, height) in [(8192, 8192), (32_767, 2048), (2048, 32_767)] {
      if case .malformed = error(width, height) { continue }
      Issue.record("\(width) x \(height) pixels aren't refused for what holds them")
    }
  }
}
