internal import Graphics
internal import HeadlessUIKit
internal import Rasterizer

/// Enters the rasterizer with Core Graphics, so that drawings have pixels where an app or a test asks for them.
package enum DrawingPainters {
  /// Does its work once, when it is first named.
  package static let install: Void = {
    DrawingPainting.use { drawing in
      try? Rasterizer.paint(DisplayList(size: drawing.size, scale: drawing.scale, items: drawing.items))
    }
    DrawingPainting.use(memory: { items, memory in try? Rasterizer.paint(items, over: memory) })
  }()
}
