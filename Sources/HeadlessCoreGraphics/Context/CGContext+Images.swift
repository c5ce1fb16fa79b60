public import Foundation
package import Graphics

extension CGContext {
  /// Draws an image so that its bottom is at the rectangle's least y: in UIKit's contexts, where y points down, it is upside down,
  /// as in Core Graphics.
  ///
  /// - Parameter byTiling: repeats the image in both directions; `rect` is one of the repetitions.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    if image.isMask {
      saveGState()
      clip(to: rect, mask: image)
      fill(rect)
      restoreGState()
    } else if byTiling {
      drawTiles(of: image, rect)
    } else {
      recordImage(imageItems(image, in: rect, alpha: state.alpha), area: rect)
    }
  }

  /// The image in a rectangle of user space, in the recording's space.
  func imageItems(_ image: CGImage, in rect: CGRect, alpha: CGFloat) -> [DisplayItem] {
    let transform = state.transform
    let isUpright = transform.b == 0 && transform.c == 0
    var item = ImageItem(
      image.content, source: image.isWhole ? nil : image.source,
      in: isUpright ? rect.applying(transform) : rect, opacity: alpha,
      interpolation: state.interpolation == .none ? .nearest : .linear)
    guard isUpright else {
      item.orientation = .downMirrored
      return [.group(DisplayGroup(transform: transform, items: [.image(item)]))]
    }
    switch (transform.a < 0, transform.d > 0) {
    case (false, false): item.orientation = .up
    case (true, false): item.orientation = .upMirrored
    case (false, true): item.orientation = .downMirrored
    case (true, true): item.orientation = .down
    }
    return [.image(item)]
  }

  /// Draws the items of an image in user space.
  ///
  /// - Parameters:
  ///   - area: the area that the items fill, in user space.
  ///   - blendMode: overrides the state's, unless it is `normal`.
  ///   - alpha: multiplied by the state's.
  package func drawImage(_ items: [DisplayItem], in area: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard !items.isEmpty else { return }
    saveGState()
    if blendMode != .normal { state.blendMode = blendMode }
    state.alpha *= min(max(alpha, 0), 1)
    if state.alpha == 1, state.blendMode == .normal, state.shadow == nil {
      record(items, transform: state.transform)
    } else {
      let group = DisplayGroup(transform: state.transform, opacity: state.alpha, items: items)
      recordImage(
        group.transform.isIdentity && group.opacity == 1 ? items : [.group(group)], area: area)
    }
    restoreGState()
  }

  private func drawTiles(of image: CGImage, _ rect: CGRect) {
    let content = image.wholeContent
    // The pattern is laid out upside down in a space whose y points up.
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
    let area = boundingBoxOfClipPath.applying(flip)
    let item = DisplayItem.fill(
      Path(rect: area), .pattern(content, origin: rect.origin, size: rect.size))
    let items = [DisplayItem.group(DisplayGroup(transform: flip.concatenating(state.transform), items: [item]))]
    recordImage(
      state.alpha < 1 ? [.group(DisplayGroup(opacity: state.alpha, items: items))] : items,
      area: boundingBoxOfClipPath)
  }

  /// Records items with the state's blend mode and shadow.
  ///
  /// - Parameter area: the area that the items fill, in user space.
  func recordImage(_ items: [DisplayItem], area: CGRect) {
    let mode = state.blendMode
    let shape = Path(rect: area).applying(state.transform)
    let erasing = DisplayItem.group(
      DisplayGroup(blendMode: .destinationOut, items: [.fill(shape, .color(.black))]))
    switch mode {
    case .normal:
      record(state.shadow.map { [.group(DisplayGroup(shadow: $0, items: items))] } ?? items)
    case .clear: record([erasing])
    case .copy: record([erasing, .group(DisplayGroup(blendMode: .plusLighter, items: items))])
    default:
      let clip = mode.changesWhereNothingIsPainted ? DisplayGroup.Clip(shape) : nil
      record([.group(DisplayGroup(clip: clip, blendMode: mode.mode, shadow: state.shadow, items: items))])
    }
  }
}
