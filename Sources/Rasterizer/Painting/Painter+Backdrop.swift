import CCairo
import Foundation
import Graphics

extension Painter {
  /// Blurs the current content of the target within a path. `sigma` is in points.
  ///
  /// On a separate layer (a group with opacity, a mask, a shadow, a blend mode) this is only what the group has painted so far, as
  /// with UIKit's effect views in a faded superview.
  func blurBackdrop(within path: Path, sigma: Double) throws {
    let deviceSigma = min(sigma * matrix.meanScale, DeviceShadow.maximumSigma)
    guard deviceSigma > 0.05 else { return }
    let area = DevicePath.bounds(path, matrix).intersection(clipBounds)
    guard !area.isEmpty else { return }
    cairo_surface_flush(target.surface)
    let pyramid = BlurPyramid(sigma: deviceSigma)
    let seen = area.expanded(by: pyramid.reach).intersection(target.bounds)
    let small = try pyramid.shrunk(
      memory: target.address(x: seen.minX, y: seen.minY), width: seen.width, height: seen.height,
      stride: target.stride, scratch: resources.scratch)
    try pyramid.withPattern(small, over: seen, part: area, scratch: resources.scratch) { pattern in
      withSavedState {
        guard DevicePath.set(path, matrix, in: context) else { return }
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
    }
  }
}
