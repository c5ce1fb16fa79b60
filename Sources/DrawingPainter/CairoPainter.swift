internal import Foundation
internal import Graphics
internal import HeadlessCoreGraphics
internal import Rasterizer

/// Paints what apps draw, where they ask for its pixels: `pngData()`, `jpegData(compressionQuality:)`.
///
/// The modules of UIKit know no painter. They look for this class by its name, so that whatever is linked with the product
/// `UIKit` or `Onionskin` has one, without a line of the app's or the test's.
final class CairoPainter: PixelPainter {
  static func bitmap(of drawing: Drawing) -> Bitmap? {
    try? CairoRasterizer.paint(DisplayList(size: drawing.size, scale: drawing.scale, items: drawing.items))
  }

  static func paint(_ items: [DisplayItem], over memory: PixelMemory) -> Bitmap? {
    try? CairoRasterizer.paint(items, over: memory)
  }

  static func write(_ document: PDFDocument) -> Data? { try? CairoRasterizer.write(document) }
}
