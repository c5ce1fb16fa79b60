/// An object's methods by selector, for calls of optional methods of an app's protocols: the plugin `UIKitSources` writes such
/// calls.
public struct RuntimeMethods {
  private let object: AnyObject

  /// Nil if the object has none of these methods.
  public init?(_ object: AnyObject, _ selectors: [String]) {
    guard selectors.contains(where: { NamedValues.has(object, $0) }) else { return nil }
    self.object = object
  }

  /// Calls a method; nil if the object doesn't have it, or if its result has another type.
  ///
  /// Off the main thread it waits for the main thread, where members are called.
  public func call<Result>(_ selector: String, _ arguments: Any?..., as result: Result.Type) -> Result? {
    guard let value = NamedValues.call(object, selector, arguments) else { return nil }
    return value as? Result
  }

  /// The value of a property; nil if the object has none of this name.
  public static func value<Value>(_ object: AnyObject, _ name: String, as type: Value.Type) -> Value? {
    NamedValues.has(object, name) ? NamedValues.value(of: object, name) as? Value : nil
  }
}
