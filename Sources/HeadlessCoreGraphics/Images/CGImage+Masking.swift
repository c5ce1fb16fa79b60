public import Foundation
internal import Graphics

extension CGImage {
  /// A mask of samples of 8 bits: 0 paints, 255 leaves out. Nil for other layouts and too few bytes.
  ///
  /// - Parameters:
  ///   - width: in pixels, as `height` is.
  ///   - decode: nil, or `[1, 0]` for samples that mean the opposite.
  ///   - shouldInterpolate: ignored.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8, width > 0, height > 0, max(width, height) <= Bitmap.maximumSide,
      let data = provider.data, data.hasRows(height, of: width, every: bytesPerRow)
    else { return nil }
    let isOpposite = decode.map { $0[0] > $0[1] } ?? false
    let levels = (0...255).map { UInt32(isOpposite ? $0 : 255 - $0) << 24 }
    let bitmap = data.withUnsafeBytes { bytes in
      Bitmap(width: width, height: height) { memory in
        let pixels = memory.bindMemory(to: UInt32.self)
        var (y, place) = (0, 0)
        while y < height {
          var sample = y * bytesPerRow
          let end = sample + width
          while sample < end {
            pixels[place] = levels[Int(bytes[sample])].littleEndian
            sample &+= 1
            place &+= 1
          }
          y += 1
        }
      }
    }
    self.init(.bitmap(bitmap), isMask: true)
  }

  /// The image through a mask, which is scaled to the image's size. If the mask is a picture, the image is
  /// visible where the mask is white, and invisible where it is black. Nil without a painter for such a picture.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let mask = mask.isMask ? mask : mask.luminanceMask else { return nil }
    let size = CGSize(width: width, height: height)
    let group = DisplayGroup(mask: [mask.item(filling: size)], items: [item(filling: size)])
    return CGImage(.drawing(Drawing(size: size, scale: 1, items: [.group(group)])))
  }

  /// The image without the pixels whose components are all within ranges: the minimum and maximum of red, of green, and of blue,
  /// from 0 to 255. Nil for other numbers of components, and for images that have pixels with alpha.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == 6, components.allSatisfy(\.isFinite), !isMask, let bitmap, bitmap.isOpaque else {
      return nil
    }
    let ranges = [0, 2, 4].map { place -> ClosedRange<CGFloat>? in
      components[place] <= components[place + 1] ? components[place]...components[place + 1] : nil
    }
    guard let red = ranges[0], let green = ranges[1], let blue = ranges[2] else { return self }
    let tables = [red, green, blue].map { range in (0...255).map { range.contains(CGFloat($0)) ? UInt32(0) : 1 } }
    return bitmap.mapped(by: tables) { pixel, isKept in isKept == 0 ? 0 : pixel }
  }

  /// A mask with the brightness of this picture, by the weights of ITU-R BT.709; nil without a painter for it.
  var luminanceMask: CGImage? {
    let tables = [54, 183, 19].map { weight in (0...255).map { UInt32($0 * weight) } }
    return bitmap?.mapped(by: tables, isMask: true) { _, sum in ((sum + 128) >> 8) << 24 }
  }

  private func item(filling size: CGSize) -> DisplayItem {
    .image(ImageItem(content, source: source, in: CGRect(origin: .zero, size: size)))
  }
}

extension Bitmap {
  /// Whether all pixels are opaque.
  fileprivate var isOpaque: Bool {
    withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var place = 0
      while place < pixels.count {
        if UInt32(littleEndian: pixels[place]) < 255 << 24 { return false }
        place &+= 1
      }
      return true
    }
  }

  /// A picture whose pixels a function computes, which also receives the sum of three tables' values for the pixel's red, green and
  /// blue. No library supports that, so values are looked up as far as possible: this is slow in debug builds.
  fileprivate func mapped(
    by tables: [[UInt32]], isMask: Bool = false, _ change: (_ pixel: UInt32, _ sum: UInt32) -> UInt32
  ) -> CGImage {
    let (reds, greens, blues) = (tables[0], tables[1], tables[2])
    let bitmap = Bitmap(width: width, height: height) { memory in
      let result = memory.bindMemory(to: UInt32.self)
      withUnsafeBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        var place = 0
        while place < pixels.count {
          let pixel = UInt32(littleEndian: pixels[place])
          let sum = reds[Int(pixel >> 16 & 255)] &+ greens[Int(pixel >> 8 & 255)] &+ blues[Int(pixel & 255)]
          result[place] = change(pixel, sum).littleEndian
          place &+= 1
        }
      }
    }
    return CGImage(.bitmap(bitmap), isMask: isMask)
  }
}
