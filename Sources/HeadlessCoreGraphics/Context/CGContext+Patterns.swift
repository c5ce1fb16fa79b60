public import Foundation
internal import Graphics

extension CGContext {
  /// Sets a pattern as the fill. A pattern without colours requires a pattern colour space.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    let place = pattern.placement(in: bounds, phase: state.patternPhase)
    let cell = pattern.cell(in: state.fillSpace, components, scale: scale)
    (state.fill, state.fillTransform) = CGContext.paint(cell, at: place)
  }

  /// Sets a pattern as the stroke; it isn't rotated there, whatever its matrix is.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    let place = pattern.placement(in: bounds, phase: state.patternPhase)
    let cell = pattern.cell(in: state.strokeSpace, components, scale: scale)
    state.strokePaint = CGContext.paint(cell, at: CGAffineTransform(translationX: place.tx, y: place.ty)).0
  }

  /// Offsets patterns that are set later, in points of the context before any transform, y pointing up.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// The paint of a cell, and the transform in which it has to be painted if it is rotated or mirrored.
  private static func paint(_ cell: Drawing, at place: CGAffineTransform) -> (Paint, CGAffineTransform?) {
    let isUpright = place.b == 0 && place.c == 0 && place.a > 0 && place.d > 0
    guard isUpright else { return (.pattern(.drawing(cell), origin: .zero, size: cell.size), place) }
    let size = CGSize(width: cell.size.width * place.a, height: cell.size.height * place.d)
    return (.pattern(.drawing(cell), origin: CGPoint(x: place.tx, y: place.ty), size: size), nil)
  }
}
