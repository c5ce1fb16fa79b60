import CCairo
import Foundation
import Graphics

/// Paints items onto a layer, with one transform and within one clip. A value: groups paint with a changed copy.
struct Painter {
  let resources: Resources
  var target: Layer
  /// From the space of the current items, in points, to device pixels.
  var matrix: Matrix
  /// The target's bounds and the clips so far, in device pixels: nothing outside is painted.
  var clipBounds: PixelRect
  /// The number of groups that contain the current items.
  var depth: Int
  /// Multiplies the alpha of the only current item.
  var opacity = 1.0
  /// How the only current item is combined with the background.
  var blendMode = BlendMode.normal

  var context: OpaquePointer { target.context }

  func paint(_ items: [DisplayItem]) throws {
    guard !clipBounds.isEmpty else { return }
    for item in items {
      // Separate from the other cases: otherwise every level of nesting would reserve stack space for their values.
      if case .group(let group) = item { try paintGroup(group) } else { try paintLeaf(item) }
    }
  }

  private func paintLeaf(_ item: DisplayItem) throws {
    switch item {
    case .fill(let path, let paint, let rule): try fill(path, paint, rule)
    case .stroke(let path, let paint, let style): try stroke(path, paint, style)
    case .glyphs(let run, let origin, let color): try paintGlyphs(run, origin, color)
    case .image(let image): try paintImage(image)
    case .shadow(let path, let shadow): try paintShadow(of: path, shadow)
    case .group: break
    case .backdropBlur(let path, let sigma): try blurBackdrop(within: path, sigma: Double(sigma))
    }
  }

  /// Runs `body` with the context's state saved; afterwards the state is restored, and the path and the source are dropped.
  func withSavedState<Result>(_ body: () throws -> Result) rethrows -> Result {
    cairo_save(context)
    defer {
      cairo_restore(context)
      cairo_new_path(context)
    }
    return try body()
  }
}
