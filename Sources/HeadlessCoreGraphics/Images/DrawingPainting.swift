internal import Foundation
package import Graphics

/// Paints drawings, and items over memory.
package protocol PixelPainter: AnyObject, Sendable {
  /// A drawing's pixels; nil where it can't be painted.
  static func bitmap(of drawing: Drawing) -> Bitmap?

  /// Paints items over the picture in memory and gives that picture, one unit a pixel, the origin at the top left; nil where
  /// they can't be painted.
  static func paint(_ items: [DisplayItem], over memory: PixelMemory) -> Bitmap?

  /// A PDF document's bytes; nil where it can't be written.
  static func write(_ document: PDFDocument) -> Data?
}

/// The painter that turns drawings into pixels, where an app asks for them: `pngData()`, for one.
///
/// This module can't paint, and names no module that can: the painter is the class `CairoPainter` of the module
/// `DrawingPainter`, looked for by name. It is there in every program that has the module `UIKit`.
package enum DrawingPainting {
  private static let painter = NSClassFromString("DrawingPainter.CairoPainter") as? any PixelPainter.Type

  package static var isAvailable: Bool { painter != nil }

  package static func write(_ document: PDFDocument) -> Data? { painter?.write(document) }

  static func bitmap(of drawing: Drawing) -> Bitmap? { painter?.bitmap(of: drawing) }

  static var reachesMemory: Bool { painter != nil }

  static func paint(_ items: [DisplayItem], over memory: PixelMemory) -> Bitmap? {
    painter?.paint(items, over: memory)
  }
}
