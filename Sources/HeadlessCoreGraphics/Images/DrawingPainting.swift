package import Graphics
internal import Synchronization

/// Who turns a drawing into pixels, where an app asks for them: `pngData()`, for one. Whoever can paint enters itself
/// here; this module can't.
package enum DrawingPainting {
  /// Gives a drawing's pixels; nil where it can't be painted.
  package typealias Painter = @Sendable (Drawing) -> Bitmap?

  /// Paints items over the picture in memory and gives that picture, one unit a pixel, the origin at the top left; nil
  /// where they can't be painted.
  package typealias MemoryPainter = @Sendable ([DisplayItem], PixelMemory) -> Bitmap?

  private static let painter = Mutex<Painter?>(nil)
  private static let memoryPainter = Mutex<MemoryPainter?>(nil)

  package static func use(_ new: @escaping Painter) {
    painter.withLock { $0 = new }
  }

  package static func use(memory new: @escaping MemoryPainter) {
    memoryPainter.withLock { $0 = new }
  }

  static var reachesMemory: Bool { memoryPainter.withLock { $0 != nil } }

  static func paint(_ items: [DisplayItem], over memory: PixelMemory) -> Bitmap? {
    memoryPainter.withLock { $0 }?(items, memory)
  }

  package static var isAvailable: Bool { painter.withLock { $0 != nil } }

  static func bitmap(of drawing: Drawing) -> Bitmap? {
    painter.withLock { $0 }?(drawing)
  }
}
