public import Foundation

extension CGContext {
  /// Stored but unused: strings are always drawn upright.
  public var textMatrix: CGAffineTransform {
    get { state.text.matrix }
    set { state.text.matrix = newValue }
  }

  /// Kept, as the text matrix, whose translation it is.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.text.matrix.tx, y: state.text.matrix.ty) }
    set {
      state.text.matrix.tx = newValue.x
      state.text.matrix.ty = newValue.y
    }
  }

  /// Has no effect: strings are filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

  /// Has no effect: strings have spacing of their own.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.spacing = spacing }

  /// Changes nothing: glyphs are painted as iOS paints them, without smoothing.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Changes nothing: glyphs are painted as iOS paints them, without smoothing.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Changes nothing: glyphs stand at quarters of a pixel.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Changes nothing: glyphs stand at quarters of a pixel.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Changes nothing: glyphs stand at quarters of a pixel.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Changes nothing: glyphs stand at quarters of a pixel.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
