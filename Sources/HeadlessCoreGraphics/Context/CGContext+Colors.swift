public import Foundation
internal import Graphics

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color.paint() ?? .color(.clear) }

  public func setStrokeColor(_ color: CGColor) { state.strokePaint = color.paint() ?? .color(.clear) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = .color(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokePaint = .color(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = .color(Color(white: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokePaint = .color(Color(white: gray, alpha: alpha))
  }

  /// Inks without a profile: each absorbs its share of the light.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fill = .color(Color(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Inks without a profile: each absorbs its share of the light.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.strokePaint = .color(Color(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Two components are grey and alpha, four are red, green, blue and alpha; any other number has no effect.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = Color(components: components) { state.fill = .color(color) }
  }

  /// Two components are grey and alpha, four are red, green, blue and alpha; any other number has no effect.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = Color(components: components) { state.strokePaint = .color(color) }
  }

  /// Makes black the fill colour, as Core Graphics does when the space changes.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = .color(.black)
  }

  /// Makes black the stroke colour, as Core Graphics does when the space changes.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokePaint = .color(.black)
  }

  /// Multiplied with the alpha of everything that is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// A black shadow of a third's opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// - Parameters:
  ///   - offset: in points of the context's base space, whatever the transform; down the screen in UIKit's contexts.
  ///   - blur: the blur's extent, in points: twice the standard deviation, as in CSS and canvas shadows, which WebKit
  ///     draws by this call.
  ///   - color: nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: $0.color, offset: offset, sigma: max(blur, 0) / 2) }
  }

  public func setLineWidth(_ width: CGFloat) { state.stroke.width = max(width, 0) }

  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.cap }

  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.join }

  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// - Parameters:
  ///   - phase: where in the pattern a line starts, in user space units.
  ///   - lengths: dashes and gaps in turn; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dash = lengths
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Has no effect: curves are painted as exactly as pixels can show.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Whether the edges of shapes are antialiased. Text always is.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

  /// Whether `setShouldAntialias(true)` has an effect; not part of the state that is saved and restored.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

  /// Has no effect: there is one colour space.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

extension Color {
  init(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  init?(components: [CGFloat]) {
    switch components.count {
    case 2: self.init(white: components[0], alpha: components[1])
    case 4: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }
}
