import CCairo
import Foundation
import Graphics

/// Paints items onto a layer, at one transform and within one clip. A value: groups paint with a changed copy.
struct Painter {
  let resources: Resources
  var target: Layer
  /// From the space of the items at hand, in points, to device pixels.
  var matrix: Matrix
  /// Nothing outside of it is painted: the target's bounds and the clips so far, in device pixels.
  var clipBounds: PixelRect
  /// In how many groups the items at hand lie.
  var depth: Int
  /// Multiplies the alpha of the one item at hand.
  var opacity = 1.0
  /// How the one item at hand joins what is below.
  var blendMode = BlendMode.normal

  var context: OpaquePointer { target.context }

  func paint(_ items: [DisplayItem]) throws {
    guard !clipBounds.isEmpty else { return }
    for item in items {
      // Apart from the other cases: every level of nesting would carry room for what they hold on the stack.
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

  /// Runs `body` between saving and restoring the context's state, with the path and the source dropped after it.
  func withSavedState<Result>(_ body: () throws -> Result) rethrows -> Result {
    cairo_save(context)
    defer {
      cairo_restore(context)
      cairo_new_path(context)
    }
    return try body()
  }
}
