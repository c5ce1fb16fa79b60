internal import Foundation

/// A property of a layer that code reaches by its Objective-C name or by one of Core Animation's key paths.
struct LayerProperty {
  let get: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void

  /// The property that a key path names; nil for a key that no property has.
  static func named(_ path: String) -> LayerProperty? {
    plain(path) ?? geometric(path) ?? TransformComponent(keyPath: path)?.property
  }

  /// The property that a key path names in a layer of any class.
  static func named(_ path: String, of layer: CALayer) -> LayerProperty? {
    ofKind(path, layer) ?? named(path)
  }

  /// The property that `init(layer:)` copies by its name.
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

  /// A flag; Interface Builder's documents contain numbers.
  private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> LayerProperty {
    LayerProperty(
      get: { $0[keyPath: path] },
      set: { layer, new in
        if let new = new as? Bool ?? CGFloat(anyNumber: new).map({ $0 != 0 }) { layer[keyPath: path] = new }
      })
  }

  /// A number of any numeric type.
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

extension CGFloat {
  /// A number of any of the types that code stores in an `Any`.
  init?(anyNumber value: Any?) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    // The next cast would try to box them.
    case is CGPoint, is CGSize, is CGRect, is CATransform3D: return nil
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
