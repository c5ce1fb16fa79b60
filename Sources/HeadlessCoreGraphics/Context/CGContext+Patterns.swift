public import Foundation
internal import Graphics

extension CGContext {
  /// Makes a pattern what is filled with. A pattern without colours needs a pattern colour space first.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    let place = pattern.placement(in: bounds, phase: state.patternPhase)
    let cell = pattern.cell(in: state.fillSpace, components, scale: scale)
    (state.fill, state.fillTransform) = CGContext.paint(cell, at: place)
  }

  /// Makes a pattern what lines are drawn with; it isn't turned there, whatever its matrix says.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    let place = pattern.placement(in: bounds, phase: state.patternPhase)
    let cell = pattern.cell(in: state.strokeSpace, components, scale: scale)
    state.strokePaint = CGContext.paint(cell, at: CGAffineTransform(translationX: place.tx, y: place.ty)).0
  }

  /// Moves patterns that are set from now on, in points of the context before any transform, y pointing up.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// A cell's paint, and the transform that it has to be painted in where it is turned or mirrored.
  private static func paint(_ cell: Drawing, at place: CGAffineTransform) -> (Paint, CGAffineTransform?) {
    let isUpright = place.b == 0 && place.c == 0 && place.a > 0 && place.d > 0
    guard isUpright else { return (.pattern(.drawing(cell), origin: .zero, size: cell.size), place) }
    let size = CGSize(width: cell.size.width * place.a, height: cell.size.height * place.d)
    return (.pattern(.drawing(cell), origin: CGPoint(x: place.tx, y: place.ty), size: size), nil)
  }
}
