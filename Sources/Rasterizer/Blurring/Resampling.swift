import CCairo
import CPixman
import Foundation
import Graphics

/// Pictures at half and double size, with pixman's bilinear filter, whose loops are optimized in every build.
enum Resampling {
  /// Half the size; each pixel is the mean of four (of two, at an odd edge).
  ///
  /// - Parameters:
  ///   - horizontally: whether the width is halved.
  ///   - vertically: whether the height is halved.
  ///   - padded: the number of edge pixels that are repeated before the first column and row, and the size of the whole with those
  ///     that follow the last.
  static func halve(
    _ format: PixelPlane.Format, memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int,
    horizontally: Bool = true, vertically: Bool = true,
    padded: (offset: Int, width: Int, height: Int)? = nil, scratch: ScratchPool
  ) throws -> PixelPlane {
    let fullWidth = padded?.width ?? width
    let fullHeight = padded?.height ?? height
    let result = try PixelPlane(
      format, width: horizontally ? (fullWidth + 1) / 2 : fullWidth,
      height: vertically ? (fullHeight + 1) / 2 : fullHeight,
      clear: false, from: scratch)
    let source = PixelPlane.makeImage(format, width: width, height: height, memory: memory, stride: stride)
    resample(source, horizontally ? 2 : 1, vertically ? 2 : 1, offset: padded?.offset ?? 0, into: result)
    return result
  }

  static func halve(_ plane: PixelPlane, scratch: ScratchPool) throws -> PixelPlane {
    try halve(
      plane.format, memory: plane.memory, width: plane.width, height: plane.height, stride: plane.stride,
      scratch: scratch)
  }

  /// Double the size, or one pixel less if an odd size had been halved.
  static func double(_ plane: PixelPlane, width: Int, height: Int, scratch: ScratchPool) throws -> PixelPlane {
    let result = try PixelPlane(plane.format, width: width, height: height, clear: false, from: scratch)
    resample(plane.makeImage(), 0.5, 0.5, offset: 0, into: result)
    return result
  }

  /// Double the size of the part within `window`; its outermost pixels are assumed to continue beyond it.
  static func double(_ plane: PixelPlane, window: PixelRect, scratch: ScratchPool) throws -> PixelPlane {
    let result = try PixelPlane(
      plane.format, width: window.width * 2, height: window.height * 2, clear: false, from: scratch)
    let source = PixelPlane.makeImage(
      plane.format, width: window.width, height: window.height,
      memory: plane.memory + window.minY * plane.stride + window.minX * plane.format.bytesPerPixel,
      stride: plane.stride)
    resample(source, 0.5, 0.5, offset: 0, into: result)
    return result
  }

  /// Every component, including alpha, subtracted from 255.
  static func negative(_ plane: PixelPlane, scratch: ScratchPool) throws -> PixelPlane {
    let result = try PixelPlane(plane.format, width: plane.width, height: plane.height, clear: false, from: scratch)
    memset(result.memory, 0xFF, result.byteCount)
    let image = plane.makeImage()
    let destination = result.makeImage()
    var opaque = pixman_color_t(red: 0xFFFF, green: 0xFFFF, blue: 0xFFFF, alpha: 0xFFFF)
    let white = pixman_image_create_solid_fill(&opaque)!
    // Subtracts the picture from white, component by component.
    pixman_image_set_component_alpha(image, 1)
    pixman_image_composite32(
      PIXMAN_OP_OUT_REVERSE, white, image, destination, 0, 0, 0, 0, 0, 0, Int32(plane.width), Int32(plane.height))
    pixman_image_unref(white)
    pixman_image_unref(image)
    pixman_image_unref(destination)
    return result
  }

  /// - Parameter source: is released.
  private static func resample(
    _ source: OpaquePointer, _ x: Double, _ y: Double, offset: Int, into result: PixelPlane
  ) {
    let destination = result.makeImage()
    var transform = pixman_transform_t()
    pixman_transform_init_scale(&transform, x.fixed, y.fixed)
    transform.matrix.0.2 = -Double(offset).fixed
    transform.matrix.1.2 = -Double(offset).fixed
    pixman_image_set_transform(source, &transform)
    pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
    pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
    pixman_image_composite32(
      PIXMAN_OP_SRC, source, nil, destination, 0, 0, 0, 0, 0, 0, Int32(result.width), Int32(result.height))
    pixman_image_unref(source)
    pixman_image_unref(destination)
  }
}
