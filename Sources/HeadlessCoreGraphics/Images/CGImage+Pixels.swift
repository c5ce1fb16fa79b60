internal import Foundation
package import Graphics

extension CGImage {
  /// The image's pixels; nil if they have to be painted and there is no painter.
  package var bitmap: Bitmap? {
    let whole: Bitmap? =
      switch content {
      case .bitmap(let bitmap): bitmap
      case .drawing(let drawing): DrawingPainting.bitmap(of: drawing)
      }
    return isWhole ? whole : whole.flatMap { $0.cropped(to: source) }
  }

  /// Content that shows the image, without a source rectangle.
  var wholeContent: ImageContent {
    if isWhole { return content }
    if case .bitmap(let bitmap) = content, let part = bitmap.cropped(to: source) { return .bitmap(part) }
    let size = CGSize(width: width, height: height)
    let item = ImageItem(content, source: source, in: CGRect(origin: .zero, size: size), interpolation: .nearest)
    return .drawing(Drawing(size: size, scale: 1, items: [.image(item)]))
  }
}

extension Bitmap {
  /// The pixels within a rectangle; nil if it extends beyond the picture.
  fileprivate func cropped(to rect: CGRect) -> Bitmap? {
    let x = Int(rect.minX)
    let y = Int(rect.minY)
    let columns = Int(rect.width)
    let rows = Int(rect.height)
    guard x >= 0, y >= 0, columns > 0, rows > 0, x + columns <= width, y + rows <= height else { return nil }
    return Bitmap(width: columns, height: rows) { memory in
      withUnsafeBytes { bytes in
        for row in 0..<rows {
          memcpy(
            memory.baseAddress! + row * columns * 4, bytes.baseAddress! + (y + row) * bytesPerRow + x * 4, columns * 4)
        }
      }
    }
  }
}
