internal import Foundation
import HeadlessUIKit

/// The overlays of a map, above its picture and below its annotations.
final class MapOverlayView: UIView {
  private var layers: [CALayer] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Displays the content of renderers, the first one lowest.
  func show(_ renderers: [MKOverlayRenderer], _ projection: MapProjection) {
    for layer in layers { layer.removeFromSuperlayer() }
    layers = renderers.compactMap { renderer in
      guard isShape(renderer), let look = renderer as? MKOverlayPathRenderer,
        renderer.shape(projection.point) != nil
      else {
        let drawn = DrawnOverlayLayer(renderer, projection)
        drawn.frame = bounds
        drawn.contentsScale = traitCollection.displayScale
        layer.addSublayer(drawn)
        drawn.setNeedsDisplay()
        return drawn
      }
      let shape = CAShapeLayer()
      display(look, in: shape, projection)
      renderer.contentsChanged = { [weak self, weak look, weak shape] in
        guard let look, let shape else { return }
        self?.display(look, in: shape, projection)
      }
      layer.addSublayer(shape)
      return shape
    }
  }

  /// Displays the present look of one of MapKit's shapes.
  private func display(_ look: MKOverlayPathRenderer, in shape: CAShapeLayer, _ projection: MapProjection) {
    shape.path = look.shape(projection.point)?.cgPath
    shape.fillRule = .evenOdd
    shape.opacity = Float(look.alpha)
    shape.fillColor = look is MKPolylineRenderer || look is MKMultiPolylineRenderer ? nil : look.fillColor?.cgColor
    shape.strokeColor = look.strokeColor?.cgColor
    shape.lineWidth = look.shownLineWidth
    shape.lineJoin = CAShapeLayerLineJoin(look.lineJoin)
    shape.lineCap = CAShapeLayerLineCap(look.lineCap)
    shape.lineDashPhase = look.lineDashPhase
    shape.lineDashPattern = look.lineDashPattern
  }
}

/// Whether a renderer is one of MapKit's shapes. An app's subclass of one may draw something else.
@MainActor private func isShape(_ renderer: MKOverlayRenderer) -> Bool {
  let shapes: [AnyClass] = [
    MKPolylineRenderer.self, MKPolygonRenderer.self, MKMultiPolylineRenderer.self, MKMultiPolygonRenderer.self,
    MKCircleRenderer.self,
  ]
  return shapes.contains { $0 == type(of: renderer) }
}

/// The contents of a renderer that draws itself.
private final class DrawnOverlayLayer: CALayer {
  private let renderer: MKOverlayRenderer?
  private let projection: MapProjection?

  @MainActor init(_ renderer: MKOverlayRenderer, _ projection: MapProjection) {
    self.renderer = renderer
    self.projection = projection
    super.init()
    opacity = Float(renderer.alpha)
    renderer.contentsChanged = { [weak self] in self?.setNeedsDisplay() }
  }

  override init(layer: Any) {
    let other = layer as? DrawnOverlayLayer
    (renderer, projection) = (other?.renderer, other?.projection)
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    (renderer, projection) = (nil, nil)
    super.init(coder: coder)
  }

  override func draw(in ctx: CGContext) {
    guard let renderer, let projection else { return }
    // Layers draw on the main actor.
    nonisolated(unsafe) let ctx = ctx
    MainActor.assumeIsolated {
      let (scale, part) = (CGFloat(projection.zoomScale), projection.mapRect)
      guard renderer.canDraw(part, zoomScale: scale) else { return }
      ctx.saveGState()
      // From the renderer's points to those of the view.
      let start = renderer.mapPoint(for: .zero)
      ctx.translateBy(x: (start.x - part.minX) * scale, y: (start.y - part.minY) * scale)
      ctx.scaleBy(x: scale, y: scale)
      renderer.draw(part, zoomScale: scale, in: ctx)
      ctx.restoreGState()
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .bevel: self = .bevel
    default: self = .round
    }
  }
}

extension CAShapeLayerLineCap {
  fileprivate init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .square: self = .square
    default: self = .round
    }
  }
}
