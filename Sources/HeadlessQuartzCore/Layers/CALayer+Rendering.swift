internal import Foundation
package import Graphics

extension CALayer {
  /// The layer with its contents and sublayers, in the superlayer's coordinates; nil if it displays nothing.
  ///
  /// The tree must have been laid out. Contents that need display are drawn here. 3D transforms are projected along the z axis
  /// with their perspective; `render(in:)` ignores them.
  package func displayItem() -> DisplayItem? {
    displayItem(fading: 1)
  }

  /// The layer with its contents and sublayers, in its own bounds coordinates: without its transform and opacity.
  package func displayItems() -> [DisplayItem] {
    guard let item = displayItem(at: .identity, opacity: 1) else { return [] }
    // A group without an effect is replaced with its items.
    if case .group(let group) = item, group == DisplayGroup(items: group.items) { return group.items }
    return [item]
  }

  /// - Parameters:
  ///   - fading: the opacity that a superlayer without group opacity passes to its sublayers.
  ///   - outer: the 3D transform of the enclosing transform layers; nil if there are none.
  func displayItem(fading: CGFloat, within outer: CATransform3D? = nil) -> DisplayItem? {
    let alpha = min(CGFloat(opacity), 1) * fading
    guard !isHidden, !isLifted, alpha > 0 else { return nil }
    if hasDepth || outer != nil, !ContextRendering.isUnderWay {
      let space = outer.map { CATransform3DConcat(spaceToSuperlayer, $0) } ?? spaceToSuperlayer
      if preservesSublayerDepth { return spatialItem(fading: alpha, space) }
      guard let view = space.view, isDoubleSided || view.isFront else { return nil }
      return displayItem(at: view.affine, opacity: alpha, projection: view.projection)
    }
    let transform = hasDepth ? toSuperlayerInContext : toSuperlayer
    guard transform.determinant != 0, isDoubleSided || transform.determinant > 0 else { return nil }
    return displayItem(at: transform, opacity: alpha)
  }

  private func displayItem(
    at transform: CGAffineTransform, opacity alpha: CGFloat, projection: Projection? = nil
  ) -> DisplayItem? {
    owner?.layerWillRender(self)
    defer { owner?.layerDidRender(self) }

    var maskItems: [DisplayItem]?
    if let maskLayer {
      guard let item = maskLayer.displayItem() else { return nil }
      maskItems = [item]
    }
    let fadesAsGroup = allowsGroupOpacity || children.isEmpty || alpha == 1
    var parts = render(fading: fadesAsGroup ? 1 : alpha)
    if let transition { parts.items = transition.items(parts.items, in: bounds) }
    let shadow = shadow(for: &parts)
    guard !parts.items.isEmpty else { return nil }
    return CALayer.simplified(
      DisplayGroup(
        transform: transform, clip: parts.clip, opacity: fadesAsGroup ? alpha : 1,
        blendMode: LayerCompositing.blendMode(compositingFilter), shadow: shadow, mask: maskItems,
        items: parts.items, projection: projection))
  }

  /// Converts a group that only moves or fades one plain rectangle to that rectangle.
  private static func simplified(_ group: DisplayGroup) -> DisplayItem {
    guard group.items.count == 1, group.clip == nil, group.blendMode == .normal, group.shadow == nil,
      group.mask == nil, group.projection == nil
    else { return .group(group) }
    if group.transform.isTranslation, case .fill(let path, .color(let color), let rule) = group.items[0] {
      return .fill(
        path.applying(group.transform), .color(color.withAlpha(color.alpha * group.opacity)), rule: rule)
    }
    if group.opacity == 1, group.transform.isIdentity { return group.items[0] }
    return .group(group)
  }

  // MARK: Parts

  /// The parts of a layer's display, in its bounds coordinates.
  private struct Parts {
    var clip: DisplayGroup.Clip?
    var items: [DisplayItem] = []
    /// Whether only the background determines the layer's shadow.
    var hidesBehindBackground = false
  }

  private func render(fading: CGFloat) -> Parts {
    var parts = Parts()
    guard showsItself else {
      parts.items = sublayerItems(fading: fading)
      return parts
    }
    displayIfNeeded()
    let shape = LayerShape(self)
    if masksToBounds {
      guard bounds.width > 0, bounds.height > 0 else { return parts }
      parts.clip = DisplayGroup.Clip(shape.path)
    }
    var own: [DisplayItem] = []
    let background = shownBackground ?? backgroundColor
    if bounds.width > 0, bounds.height > 0, let fill = background?.paint(from: bounds.origin) {
      // Within the clip, the plain rectangle has the same edge, but antialiased once instead of twice.
      own.append(.fill(masksToBounds ? Path(rect: bounds) : shape.path, fill))
    }
    own += kindContents()
    own += contentsItems()
    if let owner { own += owner.layerContents(self) }
    let inner = children.isEmpty ? [] : sublayerItems(fading: fading)
    let border = borderItem(shape).map { [$0] } ?? []
    parts.items = fading == 1 ? own + inner + border : faded(own, fading) + inner + faded(border, fading)
    parts.hidesBehindBackground = background?.color.alpha == 1 && !sticksOut(of: shape)
    return parts
  }

  private func faded(_ items: [DisplayItem], _ opacity: CGFloat) -> [DisplayItem] {
    items.isEmpty ? [] : [.group(DisplayGroup(opacity: opacity, items: items))]
  }

  func renderedSublayers(fading: CGFloat) -> [DisplayItem] {
    CALayer.inDepthOrder(children).compactMap { $0.displayItem(fading: fading) }
  }

  private func borderItem(_ shape: LayerShape) -> DisplayItem? {
    guard borderWidth > 0, let color = borderColor?.color, color.alpha > 0, bounds.width > 0, bounds.height > 0 else {
      return nil
    }
    let outer = masksToBounds ? Path(rect: bounds) : nil
    return .fill(shape.border(width: borderWidth, outer: outer), .color(color), rule: .evenOdd)
  }

  // MARK: Shadow

  /// The shadow of the whole group. If its shape is known, it is drawn below the items instead, which is far cheaper.
  private func shadow(for parts: inout Parts) -> Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor?.color, color.alpha > 0 else { return nil }
    let shadow = Shadow(
      color: color.withAlpha(color.alpha * CGFloat(min(shadowOpacity, 1))), offset: shadowOffset,
      sigma: max(shadowRadius, 0))
    if let shadowPath {
      parts.items.insert(.shadow(shadowPath.path, shadow), at: 0)
      return nil
    }
    guard !parts.items.isEmpty else { return nil }
    guard parts.hidesBehindBackground else { return shadow }
    parts.items.insert(.shadow(LayerShape(self).path, shadow), at: 0)
    return nil
  }

  /// Whether parts of the layer may be visible outside the shape; true if that isn't easy to determine.
  private func sticksOut(of shape: LayerShape) -> Bool {
    if hasKindContents { return true }
    let hasContents = contents != nil || drawnContents != nil
    if children.isEmpty && !hasContents { return false }
    let inscribed = shape.inscribed
    if hasContents, !shape.isRect || contentsGravity != .resize { return true }
    return children.contains { !$0.hasSameOutline(as: shape) && $0.reaches(outside: inscribed, .identity) }
  }

  /// Whether the layer covers exactly the area of `shape`, such as a clipping layer with the outline of a superlayer that casts a
  /// shadow.
  private func hasSameOutline(as shape: LayerShape) -> Bool {
    guard shadowOpacity == 0, !hasKindContents, toSuperlayer.isTranslation, frame == shape.rect else { return false }
    let own = LayerShape(self)
    guard own.radii == shape.radii, own.isContinuous == shape.isContinuous else { return false }
    return masksToBounds || !sticksOut(of: own)
  }

  private func reaches(outside rect: CGRect, _ outer: CGAffineTransform) -> Bool {
    if isHidden || opacity <= 0 { return false }
    let transform = toSuperlayer.concatenating(outer)
    if !rect.contains(bounds.applying(transform)) { return true }
    if shadowOpacity > 0 || hasKindContents { return true }
    return !masksToBounds && children.contains { $0.reaches(outside: rect, transform) }
  }
}
