internal import Foundation
package import Graphics

/// Paints drawings, and items over memory.
package protocol PixelPainter: AnyObject, Sendable {
  /// A drawing's pixels; nil if it can't be painted.
  static func bitmap(of drawing: Drawing) -> Bitmap?

  /// Paints items over the picture in memory and returns the result, with one unit per pixel and the origin at the top left; nil if
  /// they can't be painted.
  static func paint(_ items: [DisplayItem], over memory: PixelMemory) -> Bitmap?

  /// A PDF document's bytes; nil if it can't be written.
  static func write(_ document: PDFDocument) -> Data?
}

/// The painter that converts drawings to pixels if an app requests them, for example with `pngData()`.
///
/// This module can't paint, and doesn't depend on a module that can: the painter is the class `CairoPainter` of the module
/// `DrawingPainter`, which is found by name. It exists in every program with the module `UIKit`.
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
