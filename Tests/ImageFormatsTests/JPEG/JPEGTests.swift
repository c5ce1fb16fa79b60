import Foundation
import Graphics
import Testing

@testable import ImageFormats

/// JPEG encoding and decoding, and damaged files.
@Suite struct JPEGTests {
  private func picture(_ width: Int, _ height: Int, _ color: Color) -> Bitmap {
    Bitmap(width: width, height: height, color: color)
  }

  @Test func evenColoursComeBackNearly() throws {
    let color = Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
    let data = try JPEG.encode(picture(40, 30, color), quality: 1)
    #expect(FileKind(data) == .jpeg)
    let back = try JPEG.decode(data)
    #expect(back.bitmap.width == 40 && back.bitmap.height == 30 && back.orientation == .up)
    // Colour is converted to whole numbers of another space and back: the error is two of 255 at most.
    let found = back.bitmap[20, 15]
    for (a, b) in [(found.red, color.red), (found.green, color.green), (found.blue, color.blue)] {
      #expect(abs(a - b) <= 2.0 / 255)
    }
    #expect(found.alpha == 1)
  }

  @Test func whatIsTransparentLiesOnWhite() throws {
    let half = try JPEG.decode(JPEG.encode(picture(8, 8, Color(red: 0, green: 0, blue: 0, alpha: 0.5)), quality: 1))
    #expect(abs(half.bitmap[4, 4].red - 0.5) <= 2.0 / 255)
    let clear = try JPEG.decode(JPEG.encode(picture(8, 8, .clear), quality: 1))
    #expect(clear.bitmap[4, 4] == .white)
  }

  @Test func qualityDecidesOnTheSize() throws {
    // A picture with many details: its own bytes as pixels.
    let noise = Bitmap(width: 64, height: 64) { memory in
      var seed: UInt32 = 1
      for place in 0..<memory.count {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        memory[place] = place % 4 == 3 ? 255 : UInt8(seed >> 24)
      }
    }
    let sizes = try [0, 0.5, 1].map { try JPEG.encode(noise, quality: $0).count }
    #expect(sizes == sizes.sorted() && sizes[0] < sizes[2] / 2)
    #expect(try JPEG.encode(noise, quality: 7).count == sizes[2])
    #expect(try JPEG.encode(noise, quality: -1).count == sizes[0])
    #expect(try JPEG.encode(noise, quality: .nan).count == sizes[2])
  }

  /// JPEG has no alpha. Edges of blocks of 8 pixels are exact.
  @Test func whatIsTranslucentStandsOnWhite() throws {
    let bitmap = Bitmap(width: 32, height: 16) { memory in
      let pixels = memory.bindMemory(to: UInt32.self)
      for y in 0..<16 { for x in 0..<32 { pixels[y * 32 + x] = x >= 16 && y >= 8 ? 0xFF00_0000 : 0 } }
    }
    let back = try JPEG.decode(try JPEG.encode(bitmap, quality: 1)).bitmap
    let levels = back.withUnsafeBytes { $0.bindMemory(to: UInt32.self).map { $0 & 0xFF } }
    for y in 0..<16 {
      for x in 0..<32 { #expect((levels[y * 32 + x] < 16) == (x >= 16 && y >= 8), "\(x), \(y)") }
    }
  }

  @Test(arguments: ExifOrientation.allCases) func orientationsComeBack(orientation: ExifOrientation) throws {
    let data = try JPEG.encode(picture(4, 2, .black), quality: 0.5, orientation: orientation)
    let back = try JPEG.decode(data)
    #expect(back.orientation == orientation)
    #expect(back.bitmap.width == 4 && back.bitmap.height == 2)
    // The header specifies it, also if the end is missing.
    let header = try JPEG.header(of: data.prefix(data.count - 2))
    #expect(header.width == 4 && header.height == 2 && header.orientation == orientation)
    #expect(throws: JPEGError.self) { try JPEG.header(of: Data("no picture".utf8)) }
  }

  /// Readers that follow Exif read the number in the entry's type: 3, a number of two bytes.
  @Test func anOrientationIsWrittenAsExifHasIt() {
    let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    #expect(ExifOrientation.right.segment == Data([0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8) + tiff))
  }

  /// Most cameras write numbers with their least significant byte first, and other entries before this one.
  @Test func orientationsOfCamerasAreRead() {
    let tiff: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0, 0x0F, 1, 2, 0, 4, 0, 0, 0, 65, 66, 67, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0,
      0,
    ]
    let exif = Array("Exif\0\0".utf8) + tiff
    let file = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif)
    #expect(ExifOrientation(ofJPEG: file) == .right)
    for count in 0..<file.count { _ = ExifOrientation(ofJPEG: file.prefix(count)) }
    // A segment before it may be empty; one whose length doesn't include itself isn't valid.
    func with(_ segment: [UInt8]) -> Data { Data([0xFF, 0xD8] + segment) + file.dropFirst(2) }
    #expect(ExifOrientation(ofJPEG: with([0xFF, 0xE2, 0, 2])) == .right)
    #expect(ExifOrientation(ofJPEG: with([0xFF, 0xE2, 0, 1])) == nil)
    var hostile = file
    // A directory far after the end, and more entries than there are.
    hostile.replaceSubrange(22..<26, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(ExifOrientation(ofJPEG: hostile) == nil)
    var long = file
    long.replaceSubrange(26..<28, with: [0xFF, 0xFF])
    #expect(ExifOrientation(ofJPEG: long) == .right)
  }

  @Test func filesThatEndTooEarlyGiveWhatThereIsOrAnError() throws {
    let data = try JPEG.encode(picture(32, 32, .black), quality: 0.8, orientation: .left)
    var pictures = 0
    for count in 0..<data.count {
      guard let part = try? JPEG.decode(data.prefix(count)) else { continue }
      pictures += 1
      #expect(part.bitmap.width == 32 && part.bitmap.height == 32)
    }
    // At least the file that only lacks its end.
    #expect(pictures >= 2)
  }

  @Test func damagedFilesTrapNowhere() throws {
    let data = try JPEG.encode(picture(24, 24, Color(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)), quality: 0.7)
    let limits = PNGLimits(maximumPixels: 1 << 16)
    var seed: UInt32 = 7
    for _ in 0..<2000 {
      var damaged = data
      for _ in 0..<3 {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        damaged[Int(seed >> 8) % damaged.count] = UInt8(seed & 0xFF)
      }
      if let back = try? JPEG.decode(damaged, limits: limits) {
        #expect(back.bitmap.width * back.bitmap.height <= 1 << 16)
      }
    }
  }

  @Test func errorsSayWhatWasFound() throws {
    let png = try PNG.encode(picture(1, 1, .black))
    #expect(throws: JPEGError.notJPEG(.png, byteCount: png.count)) { try JPEG.decode(png) }
    #expect(throws: JPEGError.notJPEG(.empty, byteCount: 0)) { try JPEG.decode(Data()) }
    let data = try JPEG.encode(picture(40, 30, .black), quality: 1)
    let limits = PNGLimits(maximumPixels: 1000)
    #expect(throws: JPEGError.tooLarge(width: 40, height: 30, limits: limits)) { try JPEG.decode(data, limits: limits) }
    #expect(throws: JPEGError.emptyPicture(width: 0, height: 3)) { try JPEG.encode(picture(0, 3, .black), quality: 1) }
    #expect(throws: JPEGError.self) { try JPEG.decode(Data([0xFF, 0xD8, 0xFF, 0xD9])) }
  }
}
