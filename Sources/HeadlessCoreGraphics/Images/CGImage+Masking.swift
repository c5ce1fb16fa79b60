public import Foundation
internal import Graphics

extension CGImage {
  /// A mask of samples of 8 bits: 0 paints, 255 leaves out. Nil for other layouts and too few bytes.
  ///
  /// - Parameters:
  ///   - width: in pixels, as `height` is.
  ///   - decode: nil, or `[1, 0]` for samples that mean the opposite.
  ///   - shouldInterpolate: without effect.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8, width > 0, height > 0, max(width, height) <= Bitmap.maximumSide,
      bytesPerRow >= width, let data = provider.data, data.count >= bytesPerRow * (height - 1) + width
    else { return nil }
    let isOpposite = decode.map { $0[0] > $0[1] } ?? false
    let bitmap = data.withUnsafeBytes { bytes in
      Bitmap(width: width, height: height) { memory in
        let pixels = memory.bindMemory(to: UInt32.self)
        for y in 0..<height {
          for x in 0..<width {
            let sample = bytes[y * bytesPerRow + x]
            pixels[y * width + x] = (UInt32(isOpposite ? sample : 255 - sample) << 24).littleEndian
          }
        }
      }
    }
    self.init(.bitmap(bitmap), isMask: true)
  }

  /// The image where a mask lets it through, which is drawn as large as the image. Of a picture instead of a mask, white lets all
  /// through and black nothing. Nil where nobody can paint the image.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let bitmap, let mask = mask.scaled(width: width, height: height) else { return nil }
    return mask.bitmap.map { pixels in
      bitmap.changed(by: pixels) { pixel, masking in
        pixel.multiplied(by: mask.isMask ? masking >> 24 : masking.luminance)
      }
    }
  }

  /// The image without the pixels whose components all lie between two numbers: the least and the most of red, of green, and of
  /// blue, from 0 to 255. Nil for other numbers of components, and for images that have pixels with alpha.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == 6, components.allSatisfy(\.isFinite), !isMask, let bitmap, bitmap.isOpaque else {
      return nil
    }
    let ranges = [0, 2, 4].map { place -> ClosedRange<CGFloat>? in
      components[place] <= components[place + 1] ? components[place]...components[place + 1] : nil
    }
    guard let red = ranges[0], let green = ranges[1], let blue = ranges[2] else { return self }
    return bitmap.changed(by: bitmap) { pixel, _ in
      let isLeftOut =
        red.contains(CGFloat(pixel >> 16 & 255)) && green.contains(CGFloat(pixel >> 8 & 255))
        && blue.contains(CGFloat(pixel & 255))
      return isLeftOut ? 0 : pixel
    }
  }

  private func scaled(width: Int, height: Int) -> CGImage? {
    guard self.width != width || self.height != height else { return self }
    let size = CGSize(width: width, height: height)
    let item = ImageItem(content, source: source, in: CGRect(origin: .zero, size: size))
    return CGImage(.drawing(Drawing(size: size, scale: 1, items: [.image(item)])), isMask: isMask)
  }
}

extension Bitmap {
  /// Whether no pixel lets anything through.
  fileprivate var isOpaque: Bool {
    withUnsafeBytes { $0.bindMemory(to: UInt32.self).allSatisfy { UInt32(littleEndian: $0) >> 24 == 255 } }
  }

  /// A picture of what becomes of each pixel, beside that of another picture of the same size.
  fileprivate func changed(by other: Bitmap, _ change: (_ pixel: UInt32, _ other: UInt32) -> UInt32) -> CGImage {
    CGImage(
      .bitmap(
        Bitmap(width: width, height: height) { memory in
          let result = memory.bindMemory(to: UInt32.self)
          withUnsafeBytes { own in
            other.withUnsafeBytes { others in
              let (own, others) = (own.bindMemory(to: UInt32.self), others.bindMemory(to: UInt32.self))
              for place in result.indices {
                let (pixel, other) = (UInt32(littleEndian: own[place]), UInt32(littleEndian: others[place]))
                result[place] = change(pixel, other).littleEndian
              }
            }
          }
        }))
  }
}

extension UInt32 {
  /// Of a pixel, from 0 to 255, by the weights of ITU-R BT.709; of a gray one its level.
  fileprivate var luminance: UInt32 {
    let (red, green, blue) = (self >> 16 & 255, self >> 8 & 255, self & 255)
    return (red * 54 + green * 183 + blue * 19 + 128) >> 8
  }

  /// A premultiplied pixel, as much as `level` of 255 lets through.
  fileprivate func multiplied(by level: UInt32) -> UInt32 {
    (0..<4).reduce(0) { result, place in
      let component = self >> (UInt32(place) * 8) & 255
      return result | ((component * level + 127) / 255) << (UInt32(place) * 8)
    }
  }
}
