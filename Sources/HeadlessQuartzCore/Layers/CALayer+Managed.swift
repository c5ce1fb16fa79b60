internal import Foundation

/// Properties that Core Animation stores for a subclass: `@NSManaged var progress: CGFloat`. The plugin `UIKitSources` translates
/// them to these calls.
extension CALayer {
  /// The value for a key: the value that was set, also by `setValue(_:forKey:)`, or `defaultValue(forKey:)`; otherwise zero or nil.
  public func managedValue<Value>(forKey key: String) -> Value {
    let value = _value(forKeyPath: key)
    if let value = value as? Value ?? NSValue.unwrapped(value) as? Value { return value }
    if let number = CGFloat(anyNumber: value).flatMap({ CALayer.number($0, as: Value.self) }) { return number }
    if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
    return CALayer.zero(key)
  }

  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    setValue((value as? any PossiblyNil)?.isNil == true ? nil : value, forKey: key)
  }

  private static func number<Value>(_ number: CGFloat, as type: Value.Type) -> Value? {
    switch type {
    case is CGFloat.Type: number as? Value
    case is Double.Type: Double(number) as? Value
    case is Float.Type: Float(number) as? Value
    case is Int.Type: Int(number) as? Value
    case is Bool.Type: (number != 0) as? Value
    default: nil
    }
  }

  /// The result of an Objective-C message to nil: all bits are 0. This is possible for a number, a point, a rectangle or a
  /// transform, but not for an object.
  private static func zero<Value>(_ key: String) -> Value {
    precondition(_isPOD(Value.self), "the layer has no value for \"\(key)\", and \(Value.self) isn't optional")
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
      return memory[0]
    }
  }
}

private protocol PossiblyNil {
  var isNil: Bool { get }
}

extension Optional: PossiblyNil {
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}

extension CALayer {
  /// Creates a layer of a class that is known only at run time, such as a view's `layerClass`.
  ///
  /// Swift allows this only with a `required` initialiser. If `init()` were required, an app's `override init()` would no longer
  /// compile. A convenience initialiser, however, calls `init()` of the class on which it is called. The declarations in
  /// `CALayer+RuntimeInitializers.swift` call such an initialiser with a metatype that the compiler doesn't know. A class without
  /// `init()` stops with "use of unimplemented initializer".
  package static func make(_ layerClass: CALayer.Type) -> CALayer {
    layerClass.makeOfRuntimeClass()
  }
}
