import CCairo
import Foundation
import Graphics

/// The memory, fonts and caches of one rasterizer. Confined to a thread.
final class Resources {
  let scratch = ScratchPool()
  let fonts: FreeTypeFaces
  let drawings = DrawingCache()
  let shadows = ShadowCache()

  init() throws(RasterizerError) {
    fonts = try FreeTypeFaces()
  }

  /// The greatest depth since the property was last reset.
  private var deepest = 0

  func note(depth: Int) {
    if depth > deepest { deepest = depth }
  }

  /// The pixels of a drawing that is shown at `depth`.
  func bitmap(of drawing: Drawing, depth: Int) throws -> Bitmap {
    // Like any other item with figures that aren't numbers, it paints nothing.
    guard drawing.size.width >= 0, drawing.size.height >= 0, drawing.size.width.isFinite,
      drawing.size.height.isFinite, drawing.scale > 0, drawing.scale.isFinite
    else { return Bitmap(width: 0, height: 0, color: .clear) }
    if let cached = drawings.entry(for: drawing) {
      // The limit must not depend on what was painted before.
      guard depth + cached.nesting < CairoRasterizer.maximumDepth else {
        throw RasterizerError.nestedTooDeeply(limit: CairoRasterizer.maximumDepth)
      }
      note(depth: depth + cached.nesting)
      return cached.bitmap
    }
    let outer = deepest
    deepest = depth
    let list = DisplayList(size: drawing.size, scale: drawing.scale, items: drawing.items)
    let bitmap = try paint(list, depth: depth)
    drawings.insert(bitmap, nesting: deepest - depth, for: drawing)
    deepest = max(deepest, outer)
    return bitmap
  }

  /// - Parameter depth: how deep the list lies in other lists' groups.
  func paint(_ list: DisplayList, depth: Int) throws -> Bitmap {
    let scale = Double(list.scale)
    let width = Double(list.size.width)
    let height = Double(list.size.height)
    guard width.isFinite, height.isFinite, scale.isFinite, width >= 0, height >= 0, scale > 0 else {
      throw RasterizerError.invalidSize(width: width, height: height, scale: scale)
    }
    let side = Double(CairoRasterizer.maximumSide)
    guard width * scale <= side + 1e-4, height * scale <= side + 1e-4,
      list.pixelWidth * list.pixelHeight <= CairoRasterizer.maximumArea
    else { throw RasterizerError.surfaceTooLarge(width: width * scale, height: height * scale) }
    guard depth < CairoRasterizer.maximumDepth else {
      throw RasterizerError.nestedTooDeeply(limit: CairoRasterizer.maximumDepth)
    }

    return try Bitmap(width: list.pixelWidth, height: list.pixelHeight) { memory in
      guard memory.count > 0, let start = memory.baseAddress else { return }
      let bounds = PixelRect(minX: 0, minY: 0, maxX: list.pixelWidth, maxY: list.pixelHeight)
      let layer = Layer(bounds, memory: start, stride: list.pixelWidth * 4)
      layer.fill(list.background)
      let painter = Painter(
        resources: self, target: layer, matrix: list.deviceMatrix, clipBounds: bounds, depth: depth)
      try painter.paint(list.items)
      cairo_surface_flush(layer.surface)
      try layer.check()
    }
  }
}

extension DisplayList {
  /// From points to pixels. A picture whose height isn't a whole number of pixels ends at the bottom of its last row, as on iOS,
  /// where the origin of a bitmap is at the bottom left: the unused part of the row is at the top.
  fileprivate var deviceMatrix: Matrix {
    var matrix = Matrix(scale: Double(scale))
    let rest = Double(pixelHeight) - Double(size.height * scale)
    // Heights in thirds of a point miss whole pixels by rounding errors.
    if rest > 0.01 { matrix.y0 = rest }
    return matrix
  }
}
