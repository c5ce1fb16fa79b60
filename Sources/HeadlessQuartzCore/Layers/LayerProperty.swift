internal import Foundation

/// A property of a layer that code reaches by its Objective-C name or by one of Core Animation's key paths.
struct LayerProperty {
  let get: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void

  /// The property that a key path names; nil for a key that no property has.
  static func named(_ path: String) -> LayerProperty? {
    plain(path) ?? geometric(path) ?? TransformComponent(keyPath: path)?.property
  }

  /// The property of a layer of whatever class that a key path names.
  static func named(_ path: String, of layer: CALayer) -> LayerProperty? {
    switch layer {
    case is CAShapeLayer: shape(path) ?? named(path)
    case is CAGradientLayer: gradient(path) ?? named(path)
    default: named(path)
    }
  }

  /// What `init(layer:)` takes over by its name.
  static let copiedNames = [
    "zPosition", "anchorPointZ", "hidden", "doubleSided", "contentsRect", "contentsScale", "contentsCenter", "opaque",
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "opacity", "masksToBounds", "shouldRasterize",
    "rasterizationScale", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "name",
  ]

  static var copied: [LayerProperty] { copiedNames.compactMap(named) }

  private static func value<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) -> LayerProperty {
    LayerProperty(
      get: { $0[keyPath: path] },
      set: { layer, new in
        if let new = NSValue.unwrapped(new) as? Value { layer[keyPath: path] = new }
      })
  }

  private static func object<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value?>) -> LayerProperty {
    LayerProperty(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 as? Value })
  }

  /// A flag; documents of Interface Builder give numbers.
  private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> LayerProperty {
    LayerProperty(
      get: { $0[keyPath: path] },
      set: { layer, new in
        if let new = new as? Bool ?? CGFloat(anyNumber: new).map({ $0 != 0 }) { layer[keyPath: path] = new }
      })
  }

  /// A number; whatever numeric type it comes in.
  private static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> LayerProperty {
    LayerProperty(
      get: { $0[keyPath: path] },
      set: { layer, new in
        if let new = CGFloat(anyNumber: new) { layer[keyPath: path] = new }
      })
  }

  private static func fraction(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> LayerProperty {
    LayerProperty(
      get: { $0[keyPath: path] },
      set: { layer, new in
        if let new = CGFloat(anyNumber: new) { layer[keyPath: path] = Float(new) }
      })
  }

  private static func plain(_ name: String) -> LayerProperty? {
    switch name {
    case "zPosition": number(\.zPosition)
    case "anchorPointZ": number(\.anchorPointZ)
    case "hidden", "isHidden": flag(\.isHidden)
    case "doubleSided", "isDoubleSided": flag(\.isDoubleSided)
    case "transform": value(\.transform)
    case "sublayerTransform": value(\.sublayerTransform)
    case "contents": object(\.contents)
    case "contentsRect": value(\.contentsRect)
    case "contentsScale": number(\.contentsScale)
    case "contentsCenter": value(\.contentsCenter)
    case "opaque", "isOpaque": flag(\.isOpaque)
    case "backgroundColor": object(\.backgroundColor)
    case "cornerRadius": number(\.cornerRadius)
    case "borderWidth": number(\.borderWidth)
    case "borderColor": object(\.borderColor)
    case "opacity": fraction(\.opacity)
    case "masksToBounds": flag(\.masksToBounds)
    case "mask": object(\.mask)
    case "shouldRasterize": flag(\.shouldRasterize)
    case "rasterizationScale": number(\.rasterizationScale)
    case "shadowColor": object(\.shadowColor)
    case "shadowOpacity": fraction(\.shadowOpacity)
    case "shadowOffset": value(\.shadowOffset)
    case "shadowRadius": number(\.shadowRadius)
    case "shadowPath": object(\.shadowPath)
    case "name": object(\.name)
    default: nil
    }
  }

  private static func geometric(_ name: String) -> LayerProperty? {
    switch name {
    case "bounds": value(\.bounds)
    case "bounds.origin": value(\.bounds.origin)
    case "bounds.origin.x": number(\.bounds.origin.x)
    case "bounds.origin.y": number(\.bounds.origin.y)
    case "bounds.size": value(\.bounds.size)
    case "bounds.size.width": number(\.bounds.size.width)
    case "bounds.size.height": number(\.bounds.size.height)
    case "position": value(\.position)
    case "position.x": number(\.position.x)
    case "position.y": number(\.position.y)
    case "anchorPoint": value(\.anchorPoint)
    case "anchorPoint.x": number(\.anchorPoint.x)
    case "anchorPoint.y": number(\.anchorPoint.y)
    case "frame": value(\.frame)
    case "shadowOffset.width": number(\.shadowOffset.width)
    case "shadowOffset.height": number(\.shadowOffset.height)
    default: nil
    }
  }
}

extension LayerProperty {
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

  private static func numbers(_ value: Any?) -> [NSNumber]? {
    (value as? [Any])?.compactMap { CGFloat(anyNumber: $0).map { NSNumber(value: Double($0)) } }
  }
}

extension CGFloat {
  /// A number of any of the types that code puts in an `Any`.
  init?(anyNumber value: Any?) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
