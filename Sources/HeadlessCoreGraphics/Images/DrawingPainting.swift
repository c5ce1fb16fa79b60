package import Graphics
internal import Synchronization

/// Who turns a drawing into pixels, where an app asks for them: `pngData()`, for one. Whoever can paint enters itself
/// here; this module can't.
package enum DrawingPainting {
  /// Gives a drawing's pixels; nil where it can't be painted.
  package typealias Painter = @Sendable (Drawing) -> Bitmap?

  private static let painter = Mutex<Painter?>(nil)

  package static func use(_ new: @escaping Painter) {
    painter.withLock { $0 = new }
  }

  package static var isAvailable: Bool { painter.withLock { $0 != nil } }

  static func bitmap(of drawing: Drawing) -> Bitmap? {
    painter.withLock { $0 }?(drawing)
  }
}
