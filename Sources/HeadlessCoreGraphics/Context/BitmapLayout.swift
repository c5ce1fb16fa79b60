internal import Graphics

/// How a bitmap context's pixels lie in memory, as the arguments of its initialiser say. What isn't among Core Graphics'
/// supported formats of 8 bits a component has none.
struct BitmapLayout {
  let format: PixelMemory.Format
  let bytesPerRow: Int
  let alphaInfo: CGImageAlphaInfo
  let bitmapInfo: CGBitmapInfo
  let space: CGColorSpace

  /// - Parameter bytesPerRow: 0 for as many as the pixels take.
  init?(width: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32) {
    guard bitsPerComponent == 8, bitmapInfo & CGBitmapInfo.floatInfoMask.rawValue == 0,
      let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
    let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
    guard isLittle || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
    switch (space.model, alphaInfo) {
    case (_, .alphaOnly): format = .alpha
    case (.monochrome, .none): format = .gray
    case (.rgb, .premultipliedLast): format = isLittle ? .abgr : .rgba
    case (.rgb, .premultipliedFirst): format = isLittle ? .bgra : .argb
    case (.rgb, .noneSkipLast): format = isLittle ? .xbgr : .rgbx
    case (.rgb, .noneSkipFirst): format = isLittle ? .bgrx : .xrgb
    default: return nil
    }
    let least = width * format.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    self.alphaInfo = alphaInfo
    self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
    self.space = space
  }
}
