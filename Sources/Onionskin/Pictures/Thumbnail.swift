internal import Foundation
internal import Graphics
internal import ImageFormats
internal import Rasterizer

/// A small version of a picture.
package enum Thumbnail {
  /// The longest side, in pixels.
  package static let side = 360.0

  /// A PNG of the picture scaled down; nil for bytes that are no picture, and for pictures that are small already.
  package static func png(of data: Data) -> Data? {
    guard let header = try? PNG.header(of: data), Double(max(header.width, header.height)) > side,
      let picture = try? PNG.decode(data)
    else { return nil }
    let scale = side / Double(max(picture.width, picture.height))
    let size = CGSize(
      width: max((Double(picture.width) * scale).rounded(), 1),
      height: max((Double(picture.height) * scale).rounded(), 1))
    let image = ImageItem(.bitmap(picture), in: CGRect(origin: .zero, size: size))
    guard let small = try? CairoRasterizer.paint(DisplayList(size: size, scale: 1, items: [.image(image)])) else {
      return nil
    }
    return try? PNG.encode(small)
  }
}
