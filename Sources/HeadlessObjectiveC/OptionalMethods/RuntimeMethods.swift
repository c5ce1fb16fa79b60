/// An object's methods by selector, for calls of methods that a protocol of an app's has as optional: the plugin `UIKitSources`
/// writes such calls.
public struct RuntimeMethods {
  private let object: AnyObject

  /// Nil where the object has none of these methods.
  public init?(_ object: AnyObject, _ selectors: [String]) {
    guard selectors.contains(where: { NamedValues.has(object, $0) }) else { return nil }
    self.object = object
  }

  /// Calls one; nil where the object doesn't have it, or where it gives something else.
  ///
  /// Off the main thread it waits for that: members are called there.
  public func call<Result>(_ selector: String, _ arguments: Any?..., as result: Result.Type) -> Result? {
    guard let value = NamedValues.call(object, selector, arguments) else { return nil }
    return value as? Result
  }

  /// What a property has; nil where the object has none of this name.
  public static func value<Value>(_ object: AnyObject, _ name: String, as type: Value.Type) -> Value? {
    NamedValues.has(object, name) ? NamedValues.value(of: object, name) as? Value : nil
  }
}
