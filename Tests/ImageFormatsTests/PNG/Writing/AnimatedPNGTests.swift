import Foundation
import Graphics
import ImageFormats
import Testing

/// Files of animations, chunk by chunk, as the third edition of the PNG specification describes them.
@Suite struct AnimatedPNGTests {
  private let red = Bitmap(width: 6, height: 4, color: Color(red: 1, green: 0, blue: 0))
  private let blue = Bitmap(width: 6, height: 4, color: Color(red: 0, green: 0, blue: 1))

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  @Test func aFileHasItsFramesInTheOrderOfTheirNumbers() throws {
    let data = try AnimatedPNG.encode([.init(red, duration: 0.1), .init(blue, duration: 1)])
    let chunks = RawPNG.chunks(of: data)
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    // Two frames, repeated endlessly.
    #expect(chunks[2].contents == [0, 0, 0, 2, 0, 0, 0, 0])
    // The number, 6 x 4 pixels at 0, 0, the duration as a fraction, and the operation that replaces the previous frame.
    let controls = [chunks[3], chunks[5]].map(\.contents)
    #expect(controls.map(\.count) == [26, 26])
    #expect(controls.map { number($0[0..<4]) } == [0, 1])
    #expect(controls.map { number($0[4..<8]) } == [6, 6] && controls.map { number($0[8..<12]) } == [4, 4])
    #expect(
      controls.map { number($0[20..<22]) } == [100, 1000] && controls.map { number($0[22..<24]) } == [1000, 1000])
    #expect(controls.allSatisfy { $0[12..<20].allSatisfy { $0 == 0 } && $0[24..<26].allSatisfy { $0 == 0 } })
    #expect(number(chunks[6].contents[0..<4]) == 2)
  }

  @Test func eachFrameHasItsPixels() throws {
    let chunks = RawPNG.chunks(of: try AnimatedPNG.encode([.init(red, duration: 0.1), .init(blue, duration: 0.1)]))
    #expect(chunks[0].contents == RawPNG.header(6, 4, 8, 6))
    // Four rows of a filter byte and six pixels of four bytes.
    let rows = [chunks[4].contents, Array(chunks[6].contents.dropFirst(4))].map { RawPNG.inflate($0, count: 100) }
    func expected(_ pixel: [UInt8]) -> [UInt8] {
      Array(repeating: [0] + Array(repeating: pixel, count: 6).flatMap { $0 }, count: 4).flatMap { $0 }
    }
    #expect(rows == [expected([255, 0, 0, 255]), expected([0, 0, 255, 255])])
  }

  @Test func programsWithoutAnimationsShowTheFirstFrame() throws {
    let data = try AnimatedPNG.encode([.init(red, duration: 0.1), .init(blue, duration: 0.1)])
    #expect(try PNG.decode(data) == red)
  }

  @Test func durationsFitTheirField() throws {
    let data = try AnimatedPNG.encode([.init(red, duration: 1e9), .init(blue, duration: -1)])
    let controls = RawPNG.chunks(of: data).filter { $0.type == "fcTL" }.map(\.contents)
    #expect(controls.map { number($0[20..<22]) } == [65_535, 0])
  }

  @Test func noFramesAreAnError() {
    #expect(throws: PNGError.self) { try AnimatedPNG.encode([]) }
  }
}
