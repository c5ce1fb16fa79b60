package import Foundation
package import Graphics

/// The resolved style of shapes, texts and symbols in an environment.
package struct ResolvedStyle: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case color(Graphics.Color)
    case gradient(ResolvedGradient)
    case image(ImageContent, unit: CGSize, anchor: UnitPoint)
    /// The blurred backdrop under a colour.
    case material(Graphics.Color, sigma: CGFloat)
  }

  package var source: Source
  package var opacity: CGFloat = 1
  package var blendMode = Graphics.BlendMode.normal
  package var shadows: [Shadow] = []
  package var innerShadows: [Shadow] = []
  /// The rectangle in which gradients and images are laid out, in the shape's coordinates; nil for the shape's own.
  package var frame: CGRect?

  package init(_ source: Source) { self.source = source }
  package init(_ color: Graphics.Color) { source = .color(color) }

  /// The colour; nil for other styles.
  package var color: Graphics.Color? {
    if case .color(let color) = source { color.withAlpha(color.alpha * opacity) } else { nil }
  }

  package var representativeColor: Graphics.Color {
    let color: Graphics.Color =
      switch source {
      case .color(let color), .material(let color, _): color
      case .gradient(let gradient): gradient.firstColor
      case .image: .black
      }
    return color.withAlpha(color.alpha * opacity)
  }

  // MARK: Painting

  /// Returns the items that fill an outline.
  ///
  /// - Parameters:
  ///   - path: in the canvas's coordinates, in points.
  ///   - bounds: the rectangle of the shape, in which gradients are laid out.
  package func items(
    filling path: Graphics.Path, in bounds: CGRect, rule: FillRule = .winding, smoothsEdges: Bool = true
  ) -> [DisplayItem] {
    var items = plainItems(path, bounds, rule)
    if !smoothsEdges, !items.isEmpty { items = [.group(DisplayGroup(items: items, smoothsEdges: false))] }
    return decorated(items + innerItems(path, rule))
  }

  /// Returns the items that fill the area that other items cover.
  package func items(masking mask: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    guard !mask.isEmpty else { return [] }
    let area = bounds.insetBy(dx: -bounds.width - 20, dy: -bounds.height - 20)
    let items = plainItems(Graphics.Path(rect: area), bounds, .winding)
    guard !items.isEmpty else { return [] }
    return decorated([.group(DisplayGroup(mask: mask, items: items))])
  }

  /// Returns the items with the style's shadows and blend mode, and with its opacity unless the paint includes it.
  package func decorated(_ items: [DisplayItem]) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    var items = items
    let fades = if case .color = source { false } else { opacity < 1 }
    for shadow in shadows { items = [.group(DisplayGroup(shadow: shadow, items: items))] }
    guard fades || blendMode != .normal else { return items }
    return [.group(DisplayGroup(opacity: fades ? opacity : 1, blendMode: blendMode, items: items))]
  }

  private func plainItems(_ path: Graphics.Path, _ bounds: CGRect, _ rule: FillRule) -> [DisplayItem] {
    let bounds = frame.map { $0.offsetBy(dx: bounds.minX, dy: bounds.minY) } ?? bounds
    guard !path.isEmpty, bounds.width > 0 || bounds.height > 0 else { return [] }
    switch source {
    case .color:
      guard let color, color.alpha > 0 else { return [] }
      return [.fill(path, .color(color), rule: rule)]
    case .gradient(let gradient): return gradient.items(filling: path, in: bounds, rule: rule)
    case .image(let content, let unit, let anchor):
      guard unit.width > 0, unit.height > 0 else { return [] }
      let origin = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
      return [.fill(path, .pattern(content, origin: origin, size: unit), rule: rule)]
    case .material(let color, let sigma):
      return [.backdropBlur(path, sigma: sigma), .fill(path, .color(color), rule: rule)]
    }
  }

  /// Inner shadows: the shadows of everything outside the outline, clipped to the outline.
  private func innerItems(_ path: Graphics.Path, _ rule: FillRule) -> [DisplayItem] {
    innerShadows.map { shadow in
      let reach = 3 * shadow.sigma + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
      var around = Graphics.Path(rect: path.controlPointBox.insetBy(dx: -reach, dy: -reach))
      around.addPath(path)
      let frame = DisplayItem.fill(around, .color(.black), rule: .evenOdd)
      return .group(
        DisplayGroup(
          clip: DisplayGroup.Clip(path, rule: rule), items: [.group(DisplayGroup(shadow: shadow, items: [frame]))]))
    }
  }
}
