import CCairo
import Foundation
import Graphics

extension Painter {
  func paintImage(_ item: ImageItem) throws {
    let alpha = unit(item.opacity) * opacity
    guard alpha > 0 || item.blendMode.reachesBeyondSource else { return }
    if item.blendMode.lacksOperator {
      var plain = item
      plain.blendMode = .normal
      return try paintGroup(DisplayGroup(opacity: CGFloat(opacity), blendMode: item.blendMode, items: [.image(plain)]))
    }
    if let tile = item.tile { return try paintTiles(of: item, tile) }
    let bitmap = try self.bitmap(of: item.content)
    guard let geometry = ImageGeometry(item, width: bitmap.width, height: bitmap.height, matrix) else { return }
    let area = DevicePath.bounds(Path(rect: geometry.source), geometry.toDevice).intersection(clipBounds)
    guard !area.isEmpty else { return }
    try withPattern(of: bitmap, geometry, item.interpolation) { pattern in
      withSavedState {
        let mode = blendMode == .normal ? item.blendMode : blendMode
        cairo_set_operator(context, mode == .clear ? CAIRO_OPERATOR_CLEAR : mode.cairoOperator)
        guard DevicePath.set(Path(rect: geometry.source), geometry.toDevice, in: context) else { return }
        if let tint = item.tint {
          cairo_clip(context)
          cairo_set_source(context, tint, opacity: alpha)
          cairo_mask(context, pattern)
        } else if alpha < 1 || mode.reachesBeyondSource {
          cairo_clip(context)
          cairo_set_source(context, pattern)
          cairo_paint_with_alpha(context, wholeByte(alpha))
        } else {
          cairo_set_source(context, pattern)
          cairo_fill(context)
        }
      }
    }
  }

  /// Makes a repeated image the source and runs `body`.
  func withPattern(
    _ content: ImageContent, _ origin: CGPoint, _ size: CGSize, _ body: () throws -> Void
  ) throws {
    guard origin.isFinite, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let bitmap = try self.bitmap(of: content)
    let item = ImageItem(content, in: CGRect(origin: origin, size: size))
    guard let geometry = ImageGeometry(item, width: bitmap.width, height: bitmap.height, matrix) else { return }
    try withPattern(of: bitmap, geometry, .linear, shrinks: false) { pattern in
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      cairo_set_source(context, pattern)
      try body()
    }
  }

  func bitmap(of content: ImageContent) throws -> Bitmap {
    switch content {
    case .bitmap(let bitmap): return bitmap
    case .drawing(let drawing): return try resources.bitmap(of: drawing, depth: depth + 1)
    }
  }

  /// Runs `body` with a pattern that shows the image's painted part at its destination, with its edge pixels continued beyond it.
  ///
  /// The pattern uses the bitmap's own memory. If an image is shown at a smaller size, it is reduced first, because bilinear
  /// sampling reads four pixels however many it skips.
  ///
  /// - Parameter shrinks: false for an image that is repeated, because a part of an odd size would change its period.
  private func withPattern(
    of bitmap: Bitmap, _ geometry: ImageGeometry, _ interpolation: ImageItem.Interpolation, shrinks: Bool = true,
    _ body: (OpaquePointer) throws -> Void
  ) throws {
    let part = PixelRect(
      enclosing: Double(geometry.source.minX), Double(geometry.source.minY), Double(geometry.source.maxX),
      Double(geometry.source.maxY)
    ).intersection(PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height))
    guard !part.isEmpty else { return }
    try bitmap.withUnsafeBytes { bytes in
      // Cairo and pixman only read through this pointer: the surface is never painted on.
      var memory =
        UnsafeMutableRawPointer(mutating: bytes.baseAddress!)
        + part.minY * bitmap.bytesPerRow + part.minX * 4
      var width = part.width
      var height = part.height
      var stride = bitmap.bytesPerRow
      var plane: PixelPlane?
      var toDevice = Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(part.minX), y0: Double(part.minY))
        .then(geometry.toDevice)
      let copies = geometry.isPixelForPixel
      let isFiltered = shrinks && interpolation == .linear && !copies
      while isFiltered {
        let horizontally = width > 1 && hypot(toDevice.xx, toDevice.yx) * Shrinking.largestFactor <= 1
        let vertically = height > 1 && hypot(toDevice.xy, toDevice.yy) * Shrinking.largestFactor <= 1
        guard horizontally || vertically else { break }
        let half = try Resampling.halve(
          .argb32, memory: memory, width: width, height: height, stride: stride, horizontally: horizontally,
          vertically: vertically, scratch: resources.scratch)
        (memory, width, height, stride) = (half.memory, half.width, half.height, half.stride)
        plane = half
        toDevice = Matrix(xx: horizontally ? 2 : 1, yx: 0, xy: 0, yy: vertically ? 2 : 1, x0: 0, y0: 0).then(toDevice)
      }
      if isFiltered,
        let small = try shrunk(memory: memory, width: width, height: height, stride: stride, &toDevice)
      {
        (memory, width, height, stride) = (small.memory, small.width, small.height, small.stride)
        plane = small
      }
      let surface = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
      let pattern = cairo_pattern_create_for_surface(surface)!
      defer {
        cairo_set_source_rgba(context, 0, 0, 0, 0)
        cairo_pattern_destroy(pattern)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        withExtendedLifetime(plane) {}
      }
      var inverse = toDevice.inverse
      guard inverse.fitsPixman else { return }
      cairo_pattern_set_matrix(pattern, &inverse)
      cairo_pattern_set_filter(
        pattern, copies || interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      try body(pattern)
    }
  }

  /// The pixels, reduced to about the number that they cover on the device, and the matching `toDevice`; nil if they aren't
  /// reduced.
  private func shrunk(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, _ toDevice: inout Matrix
  ) throws -> PixelPlane? {
    func length(_ pixels: Int, _ factor: Double) -> Int {
      factor.isFinite && factor < 1 ? max(1, Int((Double(pixels) * factor).rounded())) : pixels
    }
    let columns = length(width, hypot(toDevice.xx, toDevice.yx))
    let rows = length(height, hypot(toDevice.xy, toDevice.yy))
    let result = try Shrinking.shrink(
      memory: memory, width: width, height: height, stride: stride, columns: columns, rows: rows,
      scratch: resources.scratch)
    guard let result else { return nil }
    let back = Matrix(
      xx: Double(width) / Double(columns), yx: 0, xy: 0, yy: Double(height) / Double(rows), x0: 0, y0: 0)
    toDevice = back.then(toDevice)
    return result
  }
}
