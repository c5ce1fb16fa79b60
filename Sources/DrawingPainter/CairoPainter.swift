internal import Foundation
internal import Graphics
internal import HeadlessCoreGraphics
internal import Rasterizer

/// Paints drawings of apps that request their pixels: `pngData()`, `jpegData(compressionQuality:)`.
///
/// The modules of UIKit don't depend on a painter. They find this class by its name at run time, so that every client of the
/// product `UIKit` or `Onionskin` has one, without code in the app or the test.
final class CairoPainter: PixelPainter {
  static func bitmap(of drawing: Drawing) -> Bitmap? {
    try? CairoRasterizer.paint(DisplayList(size: drawing.size, scale: drawing.scale, items: drawing.items))
  }

  static func paint(_ items: [DisplayItem], over memory: PixelMemory) -> Bitmap? {
    try? CairoRasterizer.paint(items, over: memory)
  }

  static func write(_ document: PDFDocument) -> Data? { try? CairoRasterizer.write(document) }
}
