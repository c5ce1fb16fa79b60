internal import Foundation
import HeadlessUIKit

/// The overlays of a map, above its picture and below its annotations.
final class MapOverlayView: UIView {
  private var layers: [CAShapeLayer] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Displays the content of renderers, the first one lowest.
  func show(_ renderers: [MKOverlayRenderer], _ point: (CLLocationCoordinate2D) -> CGPoint) {
    for layer in layers { layer.removeFromSuperlayer() }
    layers = renderers.compactMap { renderer in
      guard let path = renderer.path(point), let look = renderer as? MKOverlayPathRenderer else { return nil }
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      shape.fillRule = .evenOdd
      shape.opacity = Float(look.alpha)
      shape.fillColor =
        renderer is MKPolylineRenderer || renderer is MKMultiPolylineRenderer ? nil : look.fillColor?.cgColor
      shape.strokeColor = look.strokeColor?.cgColor
      // MapKit's width for the value 0 isn't documented; two points here.
      shape.lineWidth = look.lineWidth > 0 ? look.lineWidth : 2
      shape.lineJoin = CAShapeLayerLineJoin(look.lineJoin)
      shape.lineCap = CAShapeLayerLineCap(look.lineCap)
      shape.lineDashPhase = look.lineDashPhase
      shape.lineDashPattern = look.lineDashPattern
      layer.addSublayer(shape)
      return shape
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
