internal import Foundation
internal import Graphics

extension CALayer {
  /// Called by the default implementation of `display(_:)` if the delegate doesn't implement the method: the layer draws instead.
  package func delegateDoesNotDisplay() {
    delegateDisplays = false
  }

  func _display() {
    layoutState.needsDisplay = false
    if delegate != nil, delegateDisplays {
      letDelegateDisplay()
      if delegateDisplays { return }
    }
    guard bounds.width > 0, bounds.height > 0 else {
      drawnContents = nil
      return
    }
    tellDelegateOfDrawing()
    let context = CGContext(recordingIn: bounds, scale: contentsScale)
    draw(in: context)
    let items = context.takeItemsWithinBounds()
    drawnContents = items.isEmpty ? nil : DrawnContents(bounds: bounds, items: items)
  }

  func _render(in context: CGContext) {
    ContextRendering.$isUnderWay.withValue(true) { append(to: context) }
  }

  private func append(to context: CGContext) {
    if let presentedModel {
      presentedModel.layOutForDrawing()
      context.append(LayerPresentation.during(presentedModel) { presentedModel.displayItems() })
    } else {
      layOutForDrawing()
      context.append(displayItems())
    }
  }

  /// Performs pending layout in the layer and, if layers belong to views, in the views.
  package func layOutForDrawing() {
    layoutIfNeeded()
    tellOwnersOfDrawing()
  }

  /// Performs pending layout. An owner is responsible for everything in its layer.
  private func tellOwnersOfDrawing() {
    if let owner { return owner.layerWillBeDrawnAlone(self) }
    for child in children { child.tellOwnersOfDrawing() }
    maskLayer?.tellOwnersOfDrawing()
  }

  /// The contents image, or the drawn contents, as displayed in the bounds.
  func contentsItems() -> [DisplayItem] {
    if let drawnContents { return drawnItems(drawnContents) }
    guard let image = contentsImage, bounds.width > 0, bounds.height > 0 else { return [] }
    let pixels = CGSize(width: image.width, height: image.height)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let source = CGRect(
      x: image.source.minX + contentsRect.minX * pixels.width, y: image.source.minY + contentsRect.minY * pixels.height,
      width: contentsRect.width * pixels.width, height: contentsRect.height * pixels.height)
    let isWhole = image.isWhole && contentsRect == unit
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let destination = contentsGravity.rect(for: size, in: bounds)
    guard destination.width > 0, destination.height > 0 else { return [] }
    let magnified = destination.width > size.width || destination.height > size.height
    let filter = magnified ? magnificationFilter : minificationFilter
    let interpolation: ImageItem.Interpolation = filter == .nearest ? .nearest : .linear
    guard contentsCenter != unit else {
      return [
        .image(
          ImageItem(
            image.content, source: isWhole ? nil : source, in: destination, interpolation: interpolation))
      ]
    }
    let slices = NineSlices(
      source: source,
      insets: NineSlices.Insets(
        top: contentsCenter.minY * source.height, left: contentsCenter.minX * source.width,
        bottom: (1 - contentsCenter.maxY) * source.height, right: (1 - contentsCenter.maxX) * source.width),
      scale: scale, destination: destination)
    return slices.parts.map {
      .image(ImageItem(image.content, source: $0.source, in: $0.destination, interpolation: interpolation))
    }
  }

  private var contentsImage: CGImage? {
    switch contents {
    case let image as CGImage: image
    case let image as any LayerContents: image.cgImage
    default: nil
    }
  }

  private func drawnItems(_ drawn: DrawnContents) -> [DisplayItem] {
    if drawn.bounds == bounds { return drawn.items }
    let destination = contentsGravity.rect(for: drawn.bounds.size, in: bounds)
    let scaling = CGAffineTransform(
      scaleX: destination.width / drawn.bounds.width, y: destination.height / drawn.bounds.height)
    var transform = scaling.translatedBy(x: -drawn.bounds.minX, y: -drawn.bounds.minY)
    transform.tx += destination.minX
    transform.ty += destination.minY
    if transform.isIdentity { return drawn.items }
    guard transform.determinant != 0 else { return [] }
    return [.group(DisplayGroup(transform: transform, items: drawn.items))]
  }
}

extension CALayerContentsGravity {
  /// The rectangle of contents of a size in a layer's bounds. On iOS, where y points down, `.top` puts the contents at the
  /// greatest y. That is the visual bottom; on macOS it is the visual top.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let across = bounds.width / size.width
      let down = bounds.height / size.height
      let factor = self == .resizeAspect ? min(across, down) : max(across, down)
      return place(CGSize(width: size.width * factor, height: size.height * factor), in: bounds, 0.5, 0.5)
    case .center: return place(size, in: bounds, 0.5, 0.5)
    case .top: return place(size, in: bounds, 0.5, 1)
    case .bottom: return place(size, in: bounds, 0.5, 0)
    case .left: return place(size, in: bounds, 0, 0.5)
    case .right: return place(size, in: bounds, 1, 0.5)
    case .topLeft: return place(size, in: bounds, 0, 1)
    case .topRight: return place(size, in: bounds, 1, 1)
    case .bottomLeft: return place(size, in: bounds, 0, 0)
    case .bottomRight: return place(size, in: bounds, 1, 0)
    default: return bounds
    }
  }

  /// - Parameters:
  ///   - x: the fraction of the free width that is left of the contents.
  ///   - y: the fraction of the free height that is above the contents.
  private func place(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }
}

/// The mode of `render(in:)`, whose result differs from the screen: all corners of a rounded layer are rounded, with the
/// continuous curve as on iOS 18, visual effects don't appear, and layers with a 3D transform appear without it.
package enum ContextRendering {
  /// Whether a layer is being drawn into a context.
  @TaskLocal package static var isUnderWay = false
}

/// The contents that a layer's `draw(in:)` has drawn.
struct DrawnContents {
  /// The bounds for which the contents were drawn. In other bounds the layer's `contentsGravity` places them.
  var bounds: CGRect
  var items: [DisplayItem]
}
