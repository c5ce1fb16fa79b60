import CCairo
import CPixman
import Foundation
import Graphics

/// A surface to paint on, and its position in device pixels. Its Cairo context uses device coordinates.
final class Layer {
  /// In device pixels.
  let bounds: PixelRect
  let memory: UnsafeMutableRawPointer
  let stride: Int
  let surface: OpaquePointer
  let context: OpaquePointer
  private let plane: PixelPlane?

  /// A transparent layer in scratch memory.
  convenience init(_ bounds: PixelRect, from pool: ScratchPool) throws {
    let plane = try PixelPlane(.argb32, width: bounds.width, height: bounds.height, clear: true, from: pool)
    self.init(bounds, memory: plane.memory, stride: plane.stride, plane: plane)
  }

  /// A layer in external memory, which has to outlive it.
  convenience init(_ bounds: PixelRect, memory: UnsafeMutableRawPointer, stride: Int) {
    self.init(bounds, memory: memory, stride: stride, plane: nil)
  }

  /// A layer on a document's page, which has no pixels: its memory must not be read or filled. The document ends with the layer.
  init(document: OpaquePointer) {
    bounds = .empty
    memory = Layer.noMemory
    stride = 0
    plane = nil
    surface = document
    context = cairo_create(document)
    // The units of painting are finer than the eye can see.
    cairo_set_tolerance(context, 0.3)
  }

  // Unsafe: the value is never written.
  private nonisolated(unsafe) static let noMemory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)

  private init(_ bounds: PixelRect, memory: UnsafeMutableRawPointer, stride: Int, plane: PixelPlane?) {
    self.bounds = bounds
    self.memory = memory
    self.stride = stride
    self.plane = plane
    surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height),
      Int32(stride))
    cairo_surface_set_device_offset(surface, -Double(bounds.minX), -Double(bounds.minY))
    context = cairo_create(surface)
    // Cairo's default of 0.1 pixels is visible on large circles.
    cairo_set_tolerance(context, 0.03)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    withExtendedLifetime(plane) {}
  }

  /// Sets every pixel to `color`.
  func fill(_ color: Color) {
    let pixel = color.premultipliedPixel
    let words = memory.assumingMemoryBound(to: UInt32.self)
    let filled =
      pixel != 0
      && pixman_fill(words, Int32(stride / 4), 32, 0, 0, Int32(bounds.width), Int32(bounds.height), pixel) != 0
    if filled { return }
    memset(memory, 0, stride * bounds.height)
    guard pixel != 0 else { return }
    cairo_set_source(context, color)
    cairo_paint(context)
  }

  /// Throws the first Cairo error since the layer was made; after an error, Cairo ignores all further painting.
  func check() throws {
    try RasterizerError.check(cairo_status(context))
  }

  /// The address of a device pixel, which has to be within `bounds`.
  func address(x: Int, y: Int) -> UnsafeMutableRawPointer {
    memory + (y - bounds.minY) * stride + (x - bounds.minX) * 4
  }
}
