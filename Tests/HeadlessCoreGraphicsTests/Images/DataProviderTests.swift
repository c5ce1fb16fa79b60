import Foundation
import HeadlessCoreGraphics
import Testing

/// Images created from pixels in memory, and the pixels of images.
@Suite struct DataProviderTests {
  private func image(
    _ bytes: [UInt8], width: Int = 2, bits: Int = 32, _ alpha: CGImageAlphaInfo, order: CGBitmapInfo = [],
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGImage? {
    CGImage(
      width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count, space: space,
      bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)), provider: CGDataProvider(data: Data(bytes))!,
      decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }

  /// Blue, green, red and alpha of each pixel.
  private func pixels(_ image: CGImage?) throws -> [UInt8] {
    let data = try #require(image?.dataProvider?.data)
    let address = try #require(CFDataGetBytePtr(data))
    return (0..<CFDataGetLength(data)).map { address[$0] }
  }

  @Test func componentsAreReadInTheOrderThatIsSaid() throws {
    let expected: [UInt8] = [3, 2, 1, 255, 6, 5, 4, 255]
    #expect(try pixels(image([1, 2, 3, 255, 4, 5, 6, 255], .premultipliedLast)) == expected)
    #expect(try pixels(image([255, 1, 2, 3, 255, 4, 5, 6], .premultipliedFirst)) == expected)
    #expect(try pixels(image(expected, .premultipliedFirst, order: .byteOrder32Little)) == expected)
    #expect(try pixels(image([1, 2, 3, 9, 4, 5, 6, 9], .noneSkipLast)) == expected)
    #expect(try pixels(image([1, 2, 3, 4, 5, 6], bits: 24, .none)) == expected)
  }

  @Test func alphaIsMultipliedIn() throws {
    #expect(try pixels(image([255, 100, 0, 128], width: 1, .last)) == [0, 50, 128, 128])
  }

  @Test func grayCountsForAllComponents() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(try pixels(image([7, 9], bits: 8, .none, space: gray)) == [7, 7, 7, 255, 9, 9, 9, 255])
  }

  @Test(arguments: [
    (1, 8, true), (2, 8, true), (3, 8, false), (2, 7, false), (2, 9, false), (3, .max, false), (2, -8, false),
  ])
  func rowsHaveToLieWithinTheBytes(_ height: Int, every bytesPerRow: Int, isImage: Bool) throws {
    let image = CGImage(
      width: 2, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
      provider: try #require(CGDataProvider(data: Data(repeating: 9, count: 16))), decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
    #expect((image != nil) == isImage)
  }

  /// Two samples: one that is painted, one that isn't; or vice versa.
  private func mask(_ decode: [CGFloat]? = nil) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    return try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
        decode: decode, shouldInterpolate: false))
  }

  @Test func masksLetThroughWhatTheyPaint() throws {
    let mask = try mask()
    let red = image([200, 0, 0, 255, 200, 0, 0, 255], .premultipliedLast)
    #expect(mask.isMask && red?.isMask == false)
    #expect(try pixels(red?.masking(mask)) == [0, 0, 200, 255, 0, 0, 0, 0])
    // White parts of an image let the drawing through, and grey parts half of it.
    let gray = try #require(image([255, 102], bits: 8, .none, space: CGColorSpaceCreateDeviceGray()))
    #expect(try pixels(red?.masking(gray)) == [0, 0, 200, 255, 0, 0, 80, 102])
    // A mask of another size is scaled to the image.
    let white = try #require(image([255], width: 1, bits: 8, .none, space: CGColorSpaceCreateDeviceGray()))
    #expect(red?.masking(white)?.width == 2)
  }

  @Test func clippingToAGrayImageTakesItsGray() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    let gray = try #require(image([255, 102], bits: 8, .none, space: CGColorSpaceCreateDeviceGray()))
    let bounds = CGRect(x: 0, y: 0, width: 2, height: 1)
    context.clip(to: bounds, mask: gray)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(bounds)
    // 102 of 255 are 0.4, and so are 102 of premultiplied red and alpha.
    #expect(try pixels(context.makeImage()) == [0, 0, 255, 255, 0, 0, 102, 102])
  }

  @Test func masksArePaintedInTheFillColor() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.draw(try mask([1, 0]), in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try pixels(context.makeImage()) == [0, 0, 0, 0, 0, 0, 255, 255])
  }

  @Test func colorsWithinRangesAreLeftOut() throws {
    let two = try #require(image([250, 250, 250, 255, 250, 100, 250, 255], .noneSkipLast))
    let left = two.copy(maskingColorComponents: [240, 255, 240, 255, 240, 255])
    #expect(try pixels(left) == [0, 0, 0, 0, 250, 100, 250, 255])
    #expect(two.copy(maskingColorComponents: [0, 255]) == nil)
    let clear = try #require(image([250, 250, 250, 0, 1, 1, 1, 255], .last))
    #expect(clear.copy(maskingColorComponents: [240, 255, 240, 255, 240, 255]) == nil)
  }

  @Test func tooFewBytesAndUnknownLayoutsMakeNothing() {
    #expect(image([1, 2, 3, 255], width: 2, .premultipliedLast) == nil)
    #expect(image([1, 2, 3, 4], bits: 16, .premultipliedLast) == nil)
  }

  @Test func thePointerOutlivesTheProvider() throws {
    let picture = try #require(image([UInt8](repeating: 200, count: 400), width: 100, .premultipliedLast))
    let address = try #require(CFDataGetBytePtr(picture.dataProvider?.data))
    #expect(address[399] == 200)
    #expect(CFDataGetBytePtr(picture.dataProvider?.data) == address)
  }

  @Test func theIntentThatAnImageWasMadeWithIsKept() throws {
    let image = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: try #require(CGDataProvider(data: Data(count: 8))), decode: nil, shouldInterpolate: false,
      intent: .perceptual)
    #expect(image?.renderingIntent == .perceptual)
    #expect(image?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.renderingIntent == .perceptual)
  }
}
