import CCairo
import Foundation
import Graphics

extension Painter {
  func paintGroup(_ group: DisplayGroup) throws {
    guard depth < CairoRasterizer.maximumDepth else {
      throw RasterizerError.nestedTooDeeply(limit: CairoRasterizer.maximumDepth)
    }
    if let projection = group.projection {
      guard !group.items.isEmpty, unit(group.opacity) > 0 else { return }
      return try paintProjected(group, projection)
    }
    var inner = self
    inner.matrix = Matrix(group.transform).then(matrix)
    inner.depth += 1
    (inner.opacity, inner.blendMode) = (1, .normal)
    resources.note(depth: inner.depth)
    guard inner.matrix.isUsable, !group.items.isEmpty else { return }
    let groupOpacity = unit(group.opacity)
    guard groupOpacity > 0 else { return }

    if !group.smoothsEdges, !group.needsCompositing {
      return try withSavedState {
        cairo_set_antialias(inner.context, CAIRO_ANTIALIAS_NONE)
        try inner.paintClipped(group.items, by: group.clip)
      }
    }
    if let item = group.onlyShape, group.shadow == nil, group.mask == nil, group.colorMatrix == nil,
      group.blendMode == .normal || inner.canBlendDirectly(item, group.blendMode)
    {
      inner.opacity = groupOpacity
      inner.blendMode = group.blendMode
      return try inner.paintClipped([item], by: group.clip)
    }
    if group.needsCompositing {
      return try inner.paintComposited(group, opacity: groupOpacity)
    }
    try inner.paintPlain(group)
  }

  /// Items that are combined with the background one by one, because the group only clips them.
  private func paintPlain(_ group: DisplayGroup) throws {
    guard let clip = group.clip, DevicePath.rectangle(clip.path, matrix) == nil,
      !group.items.lookBelow
    else { return try paintClipped(group.items, by: group.clip) }
    // If each item were clipped by a rounded outline, the lower ones would shine through at its edge.
    let area = bounds(of: group.items)
      .intersection(DevicePath.bounds(clip.path, matrix)).intersection(clipBounds)
    guard !area.isEmpty else { return }
    let layer = try paintLayer(group.items, area)
    withSavedState {
      guard clipped(by: clip) != nil else { return }
      drawLayer(layer, opacity: 1)
    }
  }

  /// Paints items through a clip that is applied to each of them.
  private func paintClipped(_ items: [DisplayItem], by clip: DisplayGroup.Clip?) throws {
    guard let clip else { return try paint(items) }
    try withSavedState {
      guard let cut = clipped(by: clip) else { return }
      var inner = self
      inner.clipBounds = cut
      try inner.paint(items)
    }
  }

  /// Adds `clip` to the context's, and returns the bounds of the intersection; nil if it is empty.
  private func clipped(by clip: DisplayGroup.Clip) -> PixelRect? {
    let cut = DevicePath.bounds(clip.path, matrix).intersection(clipBounds)
    guard !cut.isEmpty, DevicePath.set(clip.path, matrix, in: context) else { return nil }
    cairo_set_fill_rule(context, clip.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    return cut
  }

  /// A new layer with `items` on it.
  ///
  /// - Parameter margin: the number of transparent pixels around `area`.
  private func paintLayer(_ items: [DisplayItem], _ area: PixelRect, margin: Int = 0) throws -> Layer {
    let layer = try Layer(area.expanded(by: margin), from: resources.scratch)
    var inner = self
    inner.target = layer
    inner.clipBounds = area
    try inner.paint(items)
    cairo_surface_flush(layer.surface)
    try layer.check()
    return layer
  }

  /// Paints a layer at its position, within the context's clip.
  func drawLayer(_ layer: Layer, opacity: Double) {
    cairo_set_source_surface(context, layer.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_paint_with_alpha(context, wholeByte(opacity))
    } else {
      cairo_paint(context)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Items that are painted separately and then combined with the background in one step.
  private func paintComposited(_ group: DisplayGroup, opacity: Double) throws {
    let shadow = group.shadow.flatMap { DeviceShadow($0, matrix) }
    // Items outside may cast their shadow into the area.
    let visible = shadow.map { clipBounds.expanded(by: $0.reach).offset(x: -$0.wholeX, y: -$0.wholeY) } ?? clipBounds
    var area = bounds(of: group.items).intersection(shadow == nil ? visible : visible.union(clipBounds))
    if let clip = group.clip { area = area.intersection(DevicePath.bounds(clip.path, matrix)) }
    if group.blendMode.reachesBeyondSource && group.blendMode != .clear { area = clipBounds }
    guard !area.isEmpty else { return }

    var layer = try paintLayer(group.items, area, margin: shadow?.layerMargin ?? 0)
    if let matrix = group.colorMatrix { layer.apply(matrix) }
    if let clip = group.clip { cut(layer, by: clip) }
    if let mask = group.mask { try cut(layer, by: mask) }

    if let shadow {
      if opacity == 1 && group.blendMode == .normal {
        try paintShadow(ofAlphaOf: layer, shadow)
      } else {
        // When both are faded together, the shadow must not shine through the shape more than at full opacity.
        let both = try Layer(area.union(shadow.bounds(of: area)).intersection(clipBounds), from: resources.scratch)
        var inner = self
        inner.target = both
        inner.clipBounds = both.bounds
        try inner.paintShadow(ofAlphaOf: layer, shadow)
        inner.drawLayer(layer, opacity: 1)
        cairo_surface_flush(both.surface)
        try both.check()
        layer = both
      }
    }
    if group.blendMode == .plusDarker {
      plusDarker(layer, opacity: opacity)
    } else if group.blendMode.isComposed {
      try blendComposed(layer, group.blendMode, opacity: opacity)
    } else {
      withSavedState {
        cairo_set_operator(context, group.blendMode.cairoOperator)
        drawLayer(layer, opacity: opacity)
      }
    }
  }

  private func cut(_ layer: Layer, by clip: DisplayGroup.Clip) {
    cairo_save(layer.context)
    cairo_set_operator(layer.context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(layer.context, 0, 0, 0, 1)
    if DevicePath.set(clip.path, matrix, in: layer.context) {
      cairo_set_fill_rule(
        layer.context, clip.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(layer.context)
    } else {
      cairo_set_operator(layer.context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(layer.context)
    }
    cairo_restore(layer.context)
    cairo_new_path(layer.context)
    cairo_surface_flush(layer.surface)
  }

  private func cut(_ layer: Layer, by mask: [DisplayItem]) throws {
    let maskLayer = try paintLayer(mask, layer.bounds)
    cairo_save(layer.context)
    cairo_set_operator(layer.context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(layer.context, maskLayer.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(layer.context), CAIRO_FILTER_NEAREST)
    cairo_paint(layer.context)
    cairo_restore(layer.context)
    cairo_surface_flush(layer.surface)
  }

  private func canBlendDirectly(_ item: DisplayItem, _ mode: BlendMode) -> Bool {
    guard !mode.lacksOperator else { return false }
    switch item {
    case .fill: return true
    // Image items have a mode of their own; strokes and glyphs can't be limited by a clip.
    case .stroke, .glyphs: return mode.isBoundedByShape
    default: return false
    }
  }
}

extension DisplayGroup {
  /// The only item of a group, if it is a shape whose paint can have the group's opacity.
  fileprivate var onlyShape: DisplayItem? {
    guard items.count == 1 else { return nil }
    switch items[0] {
    // Cairo can fill with a pattern, but not with a faded one.
    case .fill(_, .pattern, _), .stroke(_, .pattern, _): return nil
    // In two steps, the fill would shine through the line around it.
    case .glyphs(let run, _, _) where run.stroke != nil: return nil
    case .fill, .stroke, .glyphs: return items[0]
    case .image(let image): return image.blendMode == .normal && image.tile == nil ? items[0] : nil
    case .shadow, .group, .backdropBlur: return nil
    }
  }
}

extension [DisplayItem] {
  /// Whether an item depends on the background of the group, so that the group can't be painted separately.
  fileprivate var lookBelow: Bool {
    contains { item in
      switch item {
      case .backdropBlur: true
      case .image(let image): image.blendMode != .normal
      case .group(let group):
        group.blendMode != .normal || (!group.needsCompositing && group.items.lookBelow)
      case .fill, .stroke, .glyphs, .shadow: false
      }
    }
  }
}
