import CCairo
import Foundation
import Graphics

extension Painter {
  /// Blurs what the target shows already, within a path. `sigma` is in points.
  ///
  /// On a layer of its own (a group with opacity, a mask, a shadow, a blend mode) there is only what the group has painted
  /// so far, as with UIKit's effect views in a faded superview.
  func blurBackdrop(within path: Path, sigma: Double) throws {
    let deviceSigma = min(sigma * matrix.meanScale, DeviceShadow.maximumSigma)
    guard deviceSigma > 0.05 else { return }
    let area = DevicePath.bounds(path, matrix).intersection(clipBounds)
    guard !area.isEmpty else { return }
    cairo_surface_flush(target.surface)
    let seen = area.expanded(by: Gaussian.reach(deviceSigma)).intersection(target.bounds)
    let blurred = try BlurPyramid(
      memory: target.address(x: seen.minX, y: seen.minY), width: seen.width, height: seen.height,
      stride: target.stride, sigma: deviceSigma, scratch: resources.scratch)
    withSavedState {
      guard DevicePath.set(path, matrix, in: context) else { return }
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      blurred.withPattern(x: seen.minX, y: seen.minY) { pattern in
        cairo_set_source(context, pattern)
        cairo_paint(context)
        cairo_set_source_rgba(context, 0, 0, 0, 0)
      }
    }
  }
}
