import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Pictures in files, as Image I/O reads and writes them.
@MainActor @Suite struct ImageIOTests {
  /// 40 x 20 pixels: the left half red.
  private var picture: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }.cgImage
  }

  private func file(_ type: String, _ properties: CFDictionary? = nil) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try #require(picture), properties)
    #expect(CGImageDestinationFinalize(destination))
    // A destination can be written once.
    #expect(!CGImageDestinationFinalize(destination))
    return data as Data
  }

  /// Its blue part.
  private func blue(_ image: CGImage, _ x: Int, _ y: Int) -> UInt8? {
    image.bitmap.map { bitmap in bitmap.withUnsafeBytes { $0[y * bitmap.bytesPerRow + x * 4] } }
  }

  @Test(arguments: ["public.png", "public.jpeg"])
  func whatIsWrittenIsRead(_ type: String) throws {
    let source = try #require(CGImageSourceCreateWithData(try file(type), nil))
    #expect(CGImageSourceGetType(source) == type && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 40 && image.height == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(properties[kCGImagePropertyColorModel] as? String == "RGB")
    #expect(properties[kCGImagePropertyOrientation] == nil)
  }

  /// `NSDictionary` is Core Foundation's type on Apple's platforms.
  @Test func optionsMayBeObjects() throws {
    let options: NSDictionary = [kCGImageSourceShouldCache as String: true]
    let source = try #require(CGImageSourceCreateWithData(try file("public.png"), options))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, options)?.width == 40)
    #expect(CGImageSourceCreateWithData(try file("public.png"), [kCGImageSourceShouldCache: true]) != nil)
  }

  @Test func aThumbnailIsNoLongerThanAskedForAndTurned() throws {
    let data = try file("public.jpeg", [kCGImagePropertyOrientation: 6])
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyOrientation] as? Int == 6)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let options: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    let flat = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(flat.width == 10 && flat.height == 5)
    var turning = options
    turning[kCGImageSourceCreateThumbnailWithTransform] = true
    let turned = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, turning))
    #expect(turned.width == 5 && turned.height == 10)
    // Rotated clockwise, the left half is at the top.
    let (above, below) = (try #require(blue(turned, 2, 1)), try #require(blue(turned, 2, 8)))
    #expect(above < 60 && below > 200)
  }

  @Test func bytesMayComeLater() throws {
    let data = try file("public.png")
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, data.prefix(40), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
  }

  @Test func whatIsNoPictureHasNone() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("no picture".utf8), nil))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
    let nowhere = URL(fileURLWithPath: "/nowhere.png")
    #expect(CGImageSourceCreateWithURL(nowhere, nil) == nil && CGImageSourceCreateWithURL(nowhere as NSURL, nil) == nil)
  }
}
