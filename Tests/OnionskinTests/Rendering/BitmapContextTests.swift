import Foundation
import Graphics
import HeadlessCoreGraphics
import HeadlessUIKit
import Onionskin
import Testing

/// Contexts with memory: drawings are in the memory immediately.
@Suite struct BitmapContextTests {

  private static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
  private static let bgra = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

  private func makeContext(
    _ memory: UnsafeMutableRawBufferPointer?, _ width: Int, _ height: Int, bytesPerRow: Int,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ info: UInt32 = rgba
  ) -> CGContext? {
    CGContext(
      data: memory?.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: info)
  }

  @Test(arguments: [
    (rgba, [255, 128, 0, 255] as [UInt8]), (bgra, [0, 128, 255, 255]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 128, 0]),
    (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 128, 0]),
  ])
  func colorsAreWrittenInTheFormatThatWasAskedFor(info: UInt32, bytes: [UInt8]) throws {
    var memory = [UInt8](repeating: 0, count: 2 * 8)
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(makeContext(memory, 2, 2, bytesPerRow: 8, info))
      context.setFillColor(CGColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
      // The left column; the origin is at the bottom left.
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    #expect(Array(memory[0..<bytes.count]) == bytes)
    #expect(Array(memory[8..<8 + bytes.count]) == bytes)
    #expect(memory[4..<7].allSatisfy { $0 == 0 })
  }

  @Test func whatMemoryHoldsIsPaintedOver() throws {
    // One blue pixel at the top, one red below it; rows of 6 bytes don't start at words.
    var memory: [UInt8] = [0, 0, 255, 255, 9, 9, 255, 0, 0, 255, 9, 9]
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(makeContext(memory, 1, 2, bytesPerRow: 6))
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(memory == [0, 0, 255, 255, 9, 9, 0, 255, 0, 255, 9, 9])
  }

  @Test func anImageIsDrawnAndReadBack() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    let picture = try #require(image.cgImage)
    var memory = [UInt8](repeating: 0, count: 3 * 2 * 4)
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(makeContext(memory, 3, 2, bytesPerRow: 12))
      context.draw(picture, in: CGRect(x: 0, y: 0, width: 3, height: 2))
      #expect(context.data == memory.baseAddress && context.bytesPerRow == 12)
      // Pixels that the caller writes are in the picture, too.
      memory[3 * 4 + 2] = 255
      memory[3 * 4 + 3] = 255
      let copy = try #require(context.makeImage()?.bitmap)
      #expect(
        copy[0, 0] == Graphics.Color(red: 1, green: 0, blue: 0)
          && copy[0, 1] == Graphics.Color(red: 0, green: 0, blue: 1))
    }
    #expect(Array(memory[0..<12]) == [255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255])
  }

  @Test func grayAndAlphaAreBytes() throws {
    var memory = [UInt8](repeating: 0, count: 3)
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(
        makeContext(memory, 3, 1, bytesPerRow: 3, space: CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.none.rawValue)
      )
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    // Green is 0.59 of the luminance.
    #expect(memory[0] >= 254 && abs(Int(memory[1]) - 150) <= 2 && memory[2] == 0)
  }

  @Test func aContextsOwnMemoryIsKeptUpToDate() throws {
    let context = try #require(makeContext(nil, 2, 1, bytesPerRow: 0))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    func byte(_ index: Int) -> UInt8 { data.load(fromByteOffset: index, as: UInt8.self) }
    #expect((0..<8).map(byte) == [255, 0, 0, 255, 0, 0, 0, 0])
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect((4..<8).map(byte) == [255, 0, 0, 255])
  }

  @Test func formatsThatCoreGraphicsDoesNotPaintInGiveNoContext() {
    var memory = [UInt8](repeating: 0, count: 64)
    memory.withUnsafeMutableBytes { memory in
      #expect(makeContext(memory, 2, 2, bytesPerRow: 8, CGImageAlphaInfo.last.rawValue) == nil)
      #expect(makeContext(memory, 4, 2, bytesPerRow: 8) == nil)
    }
  }
}
