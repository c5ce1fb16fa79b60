public import Foundation

extension CGContext {
  /// Stored but unused: strings are always drawn upright.
  public var textMatrix: CGAffineTransform {
    get { state.text.matrix }
    set { state.text.matrix = newValue }
  }

  /// Stored as the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.text.matrix.tx, y: state.text.matrix.ty) }
    set {
      state.text.matrix.tx = newValue.x
      state.text.matrix.ty = newValue.y
    }
  }

  /// Has no effect: strings are filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

  /// Has no effect: strings have their own spacing.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.spacing = spacing }

  /// Has no effect: glyphs are painted as on iOS, without font smoothing.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Has no effect: glyphs are painted as on iOS, without font smoothing.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Has no effect: glyphs are placed at quarters of a pixel.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Has no effect: glyphs are placed at quarters of a pixel.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Has no effect: glyphs are placed at quarters of a pixel.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Has no effect: glyphs are placed at quarters of a pixel.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
