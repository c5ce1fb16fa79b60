internal import Foundation
internal import HeadlessCoreGraphics
internal import InterfaceBuilder

/// A vector file of an image (`preserves-vector-representation`), from which it is rendered when it is shown in another size.
struct ImageVector: Hashable, Sendable {
  let path: String

  /// The largest side that is painted, in pixels: beyond it the pixels of that size are stretched.
  private static let largestSide: CGFloat = 4096

  /// The file painted to fill a size; nil where the pixels at hand do, or where it can't be painted.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - natural: the image's own size, in points.
  ///   - scale: pixels a point.
  func pixels(filling size: CGSize, natural: CGSize, scale: CGFloat) -> CGImage? {
    guard natural.width > 0, natural.height > 0 else { return nil }
    let zoom = max(size.width / natural.width, size.height / natural.height)
    guard abs(zoom - 1) > 0.01, zoom > 0 else { return nil }
    let limit = ImageVector.largestSide / (max(natural.width, natural.height) * scale)
    // Sixteenths, so that a row of nearly equal sizes is painted once.
    let fitting = max((min(zoom, limit) * scale * 16).rounded(.up), 1) / 16
    guard let file = try? VectorPainter.paint(path, scale: Double(fitting)),
      case .pixels(let image)? = ImageFile(path: file)?.picture()?.content
    else { return nil }
    return image
  }
}
