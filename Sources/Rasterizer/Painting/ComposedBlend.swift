import CCairo
import Graphics

extension BlendMode {
  /// Whether a group is combined with the background in a way that no operator of Cairo describes.
  var isComposed: Bool {
    switch self {
    case .vividLight, .linearLight, .pinLight, .hardMix, .subtract, .divide, .darkerColor, .lighterColor: true
    default: false
    }
  }

  /// Whether the mode needs both pictures as pixels.
  var lacksOperator: Bool { isComposed || self == .plusDarker }
}

extension Painter {
  /// Combines a layer with the background by a formula that consists of several of Cairo's operators, and not of a loop over pixels.
  ///
  /// The formula applies to the opaque colours of both; where one of them is transparent, the other shows, as with every mode.
  func blendComposed(_ layer: Layer, _ mode: BlendMode, opacity: Double) throws {
    let area = layer.bounds.intersection(clipBounds)
    guard !area.isEmpty else { return }
    cairo_surface_flush(target.surface)
    let blend = ComposedBlend(area: area, scratch: resources.scratch)
    let source = try blend.copy(of: layer, opacity: opacity < 1 ? wholeByte(opacity) : 1)
    let below = try blend.copy(of: target, opacity: 1)
    let result = try blend.result(of: mode, below: blend.colors(of: below), source: blend.colors(of: source))
    withSavedState {
      cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
      cairo_set_source_surface(context, result.surface, 0, 0)
      cairo_mask_surface(context, source.surface, 0, 0)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
      cairo_set_source_surface(context, source.surface, 0, 0)
      cairo_paint(context)
    }
    try target.check()
  }
}

/// Pictures of one area that are combined with each other. Those without "copy" in their names are opaque.
private struct ComposedBlend {
  let area: PixelRect
  let scratch: ScratchPool

  /// A part of a layer, with its transparency.
  func copy(of layer: Layer, opacity: Double) throws -> Layer {
    let copy = try Layer(area, from: scratch)
    cairo_set_source_surface(copy.context, layer.surface, 0, 0)
    cairo_paint_with_alpha(copy.context, opacity)
    return copy
  }

  /// The colours of a picture without its transparency.
  func colors(of picture: Layer) throws -> Layer {
    // Colours are stored multiplied by their alpha. Dodging divides by one minus the source.
    let colors = try plain(0)
    combine(colors, picture, CAIRO_OPERATOR_OVER)
    let transparency = try plain(1)
    cairo_set_source_rgba(transparency.context, 0, 0, 0, 1)
    cairo_mask_surface(transparency.context, picture.surface, 0, 0)
    combine(colors, transparency, CAIRO_OPERATOR_COLOR_DODGE)
    return colors
  }

  func result(of mode: BlendMode, below: Layer, source: Layer) throws -> Layer {
    switch mode {
    case .subtract: return try difference(below, source)
    case .divide:
      combine(below, try inverted(source), CAIRO_OPERATOR_COLOR_DODGE)
      return below
    case .vividLight:
      combine(below, try sum(source, source), CAIRO_OPERATOR_COLOR_BURN)
      combine(below, try excess(source, source), CAIRO_OPERATOR_COLOR_DODGE)
      return below
    case .linearLight:
      let dark = try inverted(source)
      let light = try difference(below, excess(dark, dark))
      return try sum(light, excess(source, source))
    case .pinLight:
      combine(below, try sum(source, source), CAIRO_OPERATOR_DARKEN)
      combine(below, try excess(source, source), CAIRO_OPERATOR_LIGHTEN)
      return below
    case .hardMix: return try whole(excess(below, source))
    case .darkerColor:
      return try choice(of: source, or: below, where: difference(luminosity(below), luminosity(source)))
    case .lighterColor:
      return try choice(of: source, or: below, where: difference(luminosity(source), luminosity(below)))
    default: return source
    }
  }

  // MARK: Formulas, by component

  private func plain(_ white: Double) throws -> Layer {
    let layer = try Layer(area, from: scratch)
    layer.fill(Color(red: white, green: white, blue: white))
    return layer
  }

  private func combine(_ target: Layer, _ source: Layer, _ mode: cairo_operator_t) {
    cairo_surface_flush(source.surface)
    cairo_set_operator(target.context, mode)
    cairo_set_source_surface(target.context, source.surface, 0, 0)
    cairo_paint(target.context)
    cairo_surface_flush(target.surface)
  }

  private func combined(_ picture: Layer, _ source: Layer, _ mode: cairo_operator_t) throws -> Layer {
    let result = try copy(of: picture, opacity: 1)
    combine(result, source, mode)
    return result
  }

  private func inverted(_ picture: Layer) throws -> Layer {
    try combined(picture, plain(1), CAIRO_OPERATOR_DIFFERENCE)
  }

  /// The sum, 1 at most.
  private func sum(_ a: Layer, _ b: Layer) throws -> Layer { try combined(a, b, CAIRO_OPERATOR_ADD) }

  /// The first minus the second, 0 at least.
  private func difference(_ a: Layer, _ b: Layer) throws -> Layer { try inverted(sum(inverted(a), b)) }

  /// By how much the sum exceeds 1.
  private func excess(_ a: Layer, _ b: Layer) throws -> Layer { try difference(a, inverted(b)) }

  /// 1 for each component above 0.
  private func whole(_ picture: Layer) throws -> Layer {
    try combined(picture, plain(1), CAIRO_OPERATOR_COLOR_DODGE)
  }

  private func luminosity(_ picture: Layer) throws -> Layer {
    try combined(plain(0.5), picture, CAIRO_OPERATOR_HSL_LUMINOSITY)
  }

  /// One picture where a third one isn't black, and another elsewhere.
  private func choice(of picture: Layer, or other: Layer, where difference: Layer) throws -> Layer {
    let chosen = try whole(difference)
    let rest = try inverted(chosen)
    combine(chosen, picture, CAIRO_OPERATOR_MULTIPLY)
    combine(rest, other, CAIRO_OPERATOR_MULTIPLY)
    return try sum(chosen, rest)
  }
}
