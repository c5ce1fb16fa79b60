public import Foundation
internal import Graphics

extension CGImage {
  /// The pixels, in the layout of `bitmapInfo` and `bytesPerRow`; nil without a painter for them.
  public var dataProvider: CGDataProvider? {
    let data = providedData.withLock { known in
      if known == nil { known = bitmap.map { bitmap in bitmap.withUnsafeBytes { Data($0) } } }
      return known
    }
    return data.flatMap { CGDataProvider(data: $0) }
  }

  /// A picture of pixels in memory. Layouts of 8 bits a component are read: gray with or without alpha, RGB, and RGB with
  /// alpha or a byte to skip, first or last, in either order of bytes. Nil for others, and for too few bytes.
  ///
  /// - Parameters:
  ///   - width: in pixels, as `height` is.
  ///   - space: gray or RGB, which counts as sRGB.
  ///   - decode: has to be nil: no values are mapped.
  ///   - shouldInterpolate: ignored.
  ///   - intent: stored but unused.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil, width > 0, height > 0, max(width, height) <= Bitmap.maximumSide,
      let data = provider.data, let pixel = PixelReading(bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo),
      data.hasRows(height, of: width * pixel.length, every: bytesPerRow)
    else { return nil }
    let bitmap = data.withUnsafeBytes { bytes in
      Bitmap(width: width, height: height) { memory in
        for y in 0..<height {
          for x in 0..<width {
            let value = pixel.premultiplied(bytes, at: y * bytesPerRow + x * pixel.length)
            memory.storeBytes(of: value.littleEndian, toByteOffset: (y * width + x) * 4, as: UInt32.self)
          }
        }
      }
    }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue)
    self.init(
      .bitmap(bitmap), isGray: space.model == .monochrome && alpha == CGImageAlphaInfo.none, renderingIntent: intent)
  }
}

/// The positions of a pixel's components among its bytes.
private struct PixelReading {
  let length: Int
  private let red: Int
  private let green: Int
  private let blue: Int
  private let alpha: Int?
  private let isPremultiplied: Bool

  init?(bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo) {
    guard let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
      info.isDisjoint(with: .floatComponents), bitsPerPixel % 8 == 0
    else { return nil }
    let order = info.intersection(.byteOrderMask)
    guard order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
    let colors = space.model == .monochrome ? 1 : 3
    let (isFirst, hasAlpha, skips) =
      switch alphaInfo {
      case .none: (false, false, false)
      case .premultipliedLast, .last: (false, true, true)
      case .premultipliedFirst, .first: (true, true, true)
      case .noneSkipLast: (false, false, true)
      case .noneSkipFirst: (true, false, true)
      case .alphaOnly: (false, true, false)
      }
    let length = bitsPerPixel / 8
    guard space.model == .monochrome || space.model == .rgb, alphaInfo != .alphaOnly,
      length == colors + (skips ? 1 : 0),
      order != .byteOrder32Little || length == 4
    else { return nil }
    func place(_ index: Int) -> Int { order == .byteOrder32Little ? 3 - index : index }
    let start = isFirst ? 1 : 0
    self.length = length
    red = place(start)
    green = place(start + (colors == 3 ? 1 : 0))
    blue = place(start + colors - 1)
    alpha = hasAlpha ? place(isFirst ? 0 : colors) : nil
    isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
  }

  /// Alpha in the highest byte, blue in the lowest.
  func premultiplied(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    let opacity = alpha.map { UInt32(bytes[offset + $0]) } ?? 255
    func component(_ place: Int) -> UInt32 {
      let value = UInt32(bytes[offset + place])
      return isPremultiplied || opacity == 255 ? min(value, opacity) : (value * opacity + 127) / 255
    }
    return opacity << 24 | component(red) << 16 | component(green) << 8 | component(blue)
  }
}
