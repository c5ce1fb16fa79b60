internal import Foundation

/// The properties of the kinds of layers.
extension LayerProperty {
  /// The property that a key path names in a layer's own kind; nil for those of all layers.
  static func ofKind(_ path: String, _ layer: CALayer) -> LayerProperty? {
    switch layer {
    case is CAShapeLayer: shape(path)
    case is CAGradientLayer: gradient(path)
    case is CAReplicatorLayer: replicator(path)
    case is CAEmitterLayer: emitter(path)
    case is CATextLayer: text(path)
    default: nil
    }
  }

  /// A property of one kind of layer.
  private static func of<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ convert: @escaping (Any?) -> Value? = { $0 as? Value }
  ) -> LayerProperty {
    LayerProperty(
      get: { ($0 as? Layer)?[keyPath: path] },
      set: { layer, new in
        if let layer = layer as? Layer, let new = convert(new) { layer[keyPath: path] = new }
      })
  }

  private static func shape(_ name: String) -> LayerProperty? {
    switch name {
    case "path": of(\CAShapeLayer.path) { .some($0 as? CGPath) }
    case "fillColor": of(\CAShapeLayer.fillColor) { .some($0 as? CGColor) }
    case "strokeColor": of(\CAShapeLayer.strokeColor) { .some($0 as? CGColor) }
    case "strokeStart": of(\CAShapeLayer.strokeStart) { CGFloat(anyNumber: $0) }
    case "strokeEnd": of(\CAShapeLayer.strokeEnd) { CGFloat(anyNumber: $0) }
    case "lineWidth": of(\CAShapeLayer.lineWidth) { CGFloat(anyNumber: $0) }
    case "miterLimit": of(\CAShapeLayer.miterLimit) { CGFloat(anyNumber: $0) }
    case "lineDashPhase": of(\CAShapeLayer.lineDashPhase) { CGFloat(anyNumber: $0) }
    case "lineDashPattern": of(\CAShapeLayer.lineDashPattern) { .some(numbers($0)) }
    default: nil
    }
  }

  private static func gradient(_ name: String) -> LayerProperty? {
    switch name {
    case "colors": of(\CAGradientLayer.colors) { .some($0 as? [Any]) }
    case "locations": of(\CAGradientLayer.locations) { .some(numbers($0)) }
    case "startPoint": of(\CAGradientLayer.startPoint)
    case "startPoint.x": of(\CAGradientLayer.startPoint.x) { CGFloat(anyNumber: $0) }
    case "startPoint.y": of(\CAGradientLayer.startPoint.y) { CGFloat(anyNumber: $0) }
    case "endPoint": of(\CAGradientLayer.endPoint)
    case "endPoint.x": of(\CAGradientLayer.endPoint.x) { CGFloat(anyNumber: $0) }
    case "endPoint.y": of(\CAGradientLayer.endPoint.y) { CGFloat(anyNumber: $0) }
    default: nil
    }
  }

  private static func replicator(_ name: String) -> LayerProperty? {
    switch name {
    case "instanceCount": of(\CAReplicatorLayer.instanceCount) { CGFloat(anyNumber: $0).map { Int($0) } }
    case "instanceDelay": of(\CAReplicatorLayer.instanceDelay) { CGFloat(anyNumber: $0).map { CFTimeInterval($0) } }
    case "instanceTransform": of(\CAReplicatorLayer.instanceTransform) { NSValue.unwrapped($0) as? CATransform3D }
    case "instanceColor": of(\CAReplicatorLayer.instanceColor) { .some($0 as? CGColor) }
    case "instanceRedOffset": of(\CAReplicatorLayer.instanceRedOffset, fraction)
    case "instanceGreenOffset": of(\CAReplicatorLayer.instanceGreenOffset, fraction)
    case "instanceBlueOffset": of(\CAReplicatorLayer.instanceBlueOffset, fraction)
    case "instanceAlphaOffset": of(\CAReplicatorLayer.instanceAlphaOffset, fraction)
    default: nil
    }
  }

  private static func emitter(_ name: String) -> LayerProperty? {
    switch name {
    case "birthRate": of(\CAEmitterLayer.birthRate, fraction)
    case "lifetime": of(\CAEmitterLayer.lifetime, fraction)
    case "velocity": of(\CAEmitterLayer.velocity, fraction)
    case "scale": of(\CAEmitterLayer.scale, fraction)
    case "spin": of(\CAEmitterLayer.spin, fraction)
    case "emitterPosition": of(\CAEmitterLayer.emitterPosition)
    case "emitterPosition.x": of(\CAEmitterLayer.emitterPosition.x) { CGFloat(anyNumber: $0) }
    case "emitterPosition.y": of(\CAEmitterLayer.emitterPosition.y) { CGFloat(anyNumber: $0) }
    case "emitterZPosition": of(\CAEmitterLayer.emitterZPosition) { CGFloat(anyNumber: $0) }
    case "emitterSize": of(\CAEmitterLayer.emitterSize)
    case "emitterDepth": of(\CAEmitterLayer.emitterDepth) { CGFloat(anyNumber: $0) }
    default: nil
    }
  }

  private static func text(_ name: String) -> LayerProperty? {
    switch name {
    case "fontSize": of(\CATextLayer.fontSize) { CGFloat(anyNumber: $0) }
    case "foregroundColor": of(\CATextLayer.foregroundColor) { .some($0 as? CGColor) }
    default: nil
    }
  }

  private static func fraction(_ value: Any?) -> Float? { CGFloat(anyNumber: value).map { Float($0) } }

  private static func numbers(_ value: Any?) -> [NSNumber]? {
    (value as? [Any])?.compactMap { CGFloat(anyNumber: $0).map { NSNumber(value: Double($0)) } }
  }
}
