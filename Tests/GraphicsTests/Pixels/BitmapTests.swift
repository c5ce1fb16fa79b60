import Foundation
import Graphics
import Testing

@Suite("Bitmap")
struct BitmapTests {
  private func bytes(_ bitmap: Bitmap) -> [UInt8] { bitmap.withUnsafeBytes { Array($0) } }

  @Test func pixelsAreBlueGreenRedAlphaAndPremultiplied() {
    // 0.5 of alpha is 127.5, rounded up to 128; red 1 * 0.5, green 0.5 * 0.5 = 63.75 -> 64, blue 0.2 * 0.5 -> 25.5 -> 26.
    let bitmap = Bitmap(width: 2, height: 1, color: Color(red: 1, green: 0.5, blue: 0.2, alpha: 0.5))
    #expect(bytes(bitmap) == [26, 64, 128, 128, 26, 64, 128, 128])
    #expect(bitmap.bytesPerRow == 8)
    #expect(bitmap.byteCount == 8)
  }

  @Test(
    "one colour fills every pixel, whatever the size",
    arguments: [(1, 1), (3, 1), (7, 5), (64, 64), (1179, 3), (0, 4), (4, 0)])
  func oneColor(width: Int, height: Int) {
    let bitmap = Bitmap(width: width, height: height, color: Color(red: 0, green: 1, blue: 0))
    let isFilled = bitmap.withUnsafeBytes { $0.bindMemory(to: UInt32.self).allSatisfy { $0 == 0xFF00_FF00 } }
    #expect(isFilled)
    #expect(bytes(bitmap).count == width * height * 4)
  }

  @Test func componentsBeyondTheGamutAreClamped() {
    #expect(Color(red: 2, green: -1, blue: 0.5, alpha: 3).premultipliedPixel == 0xFFFF_0080)
    #expect(Color(red: .nan, green: .infinity, blue: -.infinity, alpha: 1).premultipliedPixel == 0xFF00_FF00)
    #expect(Color(red: 1, green: 1, blue: 1, alpha: .nan).premultipliedPixel == 0)
    #expect(Color.clear.premultipliedPixel == 0)
    #expect(Color.white.premultipliedPixel == 0xFFFF_FFFF)
  }

  @Test func aPixelIsReadWithoutItsAlpha() {
    let bitmap = Bitmap(width: 2, height: 2) { memory in
      let pixels = memory.bindMemory(to: UInt32.self)
      pixels[0] = 0
      pixels[1] = 0xFF0A_141E
      pixels[2] = 0x8080_4000
      pixels[3] = 0x0101_0001
    }
    #expect(bitmap[0, 0] == .clear)
    #expect(bitmap[1, 0] == Color(red: 10.0 / 255, green: 20.0 / 255, blue: 30.0 / 255))
    // 64 * 255 / 128 = 127.5, rounded up.
    #expect(bitmap[0, 1] == Color(red: 1, green: 128.0 / 255, blue: 0, alpha: 128.0 / 255))
    #expect(bitmap[1, 1] == Color(red: 1, green: 0, blue: 1, alpha: 1.0 / 255))
  }

  @Test func equalityIsThatOfPixelsAndSizes() {
    let red = Bitmap(width: 30, height: 20, color: Color(red: 1, green: 0, blue: 0))
    let alike = Bitmap(width: 30, height: 20, color: Color(red: 1, green: 0, blue: 0))
    #expect(red == alike)
    #expect(!red.isIdentical(to: alike))
    #expect(red.isIdentical(to: red))
    #expect(red.hashValue == alike.hashValue)
    #expect(red != Bitmap(width: 20, height: 30, color: Color(red: 1, green: 0, blue: 0)))
    let last = Bitmap(width: 30, height: 20) { memory in
      red.withUnsafeBytes { memory.copyMemory(from: $0) }
      memory[memory.count - 1] = 254
    }
    #expect(red != last)
    #expect(
      Bitmap(width: 0, height: 5, color: .white) == Bitmap(width: 0, height: 5, color: .black))
  }

  @Test func memoryIsReusedOnlyWhenItsLastPictureIsGone() {
    // No other test uses blocks of this size.
    let (width, height) = (1009, 257)
    func address(_ bitmap: Bitmap) -> UInt { bitmap.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
    var first: Bitmap? = Bitmap(width: width, height: height, color: .white)
    let copy = first
    let firstAddress = first.map(address)
    first = nil
    let second = Bitmap(width: width, height: height, color: .black)
    #expect(address(second) != firstAddress, "a copy still shows the first picture")
    #expect(copy?[0, 0] == .white)
    func temporary() -> UInt { address(Bitmap(width: width, height: height, color: .white)) }
    let third = temporary()
    #expect(temporary() == third)
  }

  @Test func fillingMayFail() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try Bitmap(width: 4, height: 4) { _ in throw Failure() } }
  }

  @Test func picturesAreMadeOnManyThreadsAtOnce() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<50).count { round in
            let level = CGFloat((task * 50 + round) % 256) / 255
            let bitmap = Bitmap(width: 64, height: 64, color: Color(white: level))
            return bitmap.withUnsafeBytes { bytes in
              bytes.bindMemory(to: UInt32.self).contains { $0 != Color(white: level).premultipliedPixel }
            }
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
