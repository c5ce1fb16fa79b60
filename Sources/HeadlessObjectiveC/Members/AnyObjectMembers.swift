public import Foundation

/// The members of `AnyObject`, such as `(sender as AnyObject).tag`: with Objective-C every member of every class can be used on it,
/// and is looked up at run time. The plugin `UIKitSources` wraps such an object in this type, and adds the app's own `@objc`
/// members.
///
/// As there, a property is an implicitly unwrapped nil if the object doesn't have it, and so is a method before it is called.
public struct AnyObjectMembers {
  package let object: AnyObject

  public init(_ object: AnyObject) { self.object = object }

  public static func of(_ object: AnyObject?) -> AnyObjectMembers? { object.map(AnyObjectMembers.init) }

  /// A property by its name; nil if the object has none, or one of another type.
  public func member<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    RuntimeMethods.value(object, name, as: type)
  }

  /// Methods by their selectors; nil if the object has none of them.
  public func methods(_ selectors: [String]) -> RuntimeMethods? { RuntimeMethods(object, selectors) }

  // MARK: Members of every object

  private var base: NSObject? { object as? NSObject }

  public var description: String! { base?.description }
  public var debugDescription: String! { base?.debugDescription }
  public var hash: Int! { base?.hash }
  public var classForCoder: AnyClass! { type(of: object) }
  public func isEqual(_ object: Any?) -> Bool { base?.isEqual(object) ?? (self.object === object as AnyObject?) }
  public func isKind(of aClass: AnyClass) -> Bool { base?.isKind(of: aClass) ?? false }
  public func value(forKey key: String) -> Any? { NamedValues.value(of: object, key) }
  public func value(forKeyPath keyPath: String) -> Any? { base?.value(forKeyPath: keyPath) }
  public func setValue(_ value: Any?, forKey key: String) { base?.setValue(value, forKey: key) }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { base?.setValue(value, forKeyPath: keyPath) }
  public var responds: RespondsCall! { base.map(RespondsCall.init) }
  public var perform: PerformCall! { base.map(PerformCall.init) }

  public struct RespondsCall {
    fileprivate let object: NSObject

    public func callAsFunction(to aSelector: Selector!) -> Bool { object.responds(to: aSelector) }
  }

  public struct PerformCall {
    fileprivate let object: NSObject

    @discardableResult public func callAsFunction(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      object.perform(aSelector)
    }
    @discardableResult public func callAsFunction(
      _ aSelector: Selector!, with argument: Any!
    ) -> Unmanaged<AnyObject>! {
      object.perform(aSelector, with: argument)
    }
    @discardableResult public func callAsFunction(
      _ aSelector: Selector!, with first: Any!, with second: Any!
    ) -> Unmanaged<AnyObject>! {
      object.perform(aSelector, with: first, with: second)
    }
    public func callAsFunction(_ aSelector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
      object.perform(aSelector, with: argument, afterDelay: delay)
    }
  }

  public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    base?.performSelector(onMainThread: aSelector, with: argument, waitUntilDone: wait)
  }

  public func performSelector(inBackground aSelector: Selector, with argument: Any?) {
    base?.performSelector(inBackground: aSelector, with: argument)
  }

  // MARK: Collections' elements

  /// For a dictionary; nil if the object isn't one, or has no such key.
  public subscript(key: String) -> Any? {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: NSString(string: key)) }
    return (object as? [AnyHashable: Any])?[key]
  }

  /// For an array; nil if the object isn't one, or has no such index.
  public subscript(index: Int) -> Any? {
    guard let array = object as? NSArray, index >= 0, index < array.count else { return nil }
    return array.object(at: index)
  }

  public func object(forKey key: Any) -> Any? { (object as? NSDictionary)?.object(forKey: key) }
  public func object(at index: Int) -> Any? { self[index] }

  // MARK: Foundation's values

  public var count: Int! {
    (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
  }
  public var length: Int! { (object as? NSString)?.length ?? (object as? NSData)?.length }
  public var intValue: Int32! { (object as? NSNumber)?.int32Value ?? (object as? NSString)?.intValue }
  public var integerValue: Int! { (object as? NSNumber)?.intValue ?? (object as? NSString)?.integerValue }
  public var uintValue: UInt! { (object as? NSNumber)?.uintValue }
  public var int64Value: Int64! { (object as? NSNumber)?.int64Value }
  public var doubleValue: Double! { (object as? NSNumber)?.doubleValue ?? (object as? NSString)?.doubleValue }
  public var floatValue: Float! { (object as? NSNumber)?.floatValue ?? (object as? NSString)?.floatValue }
  public var boolValue: Bool! { (object as? NSNumber)?.boolValue ?? (object as? NSString)?.boolValue }
  public var stringValue: String! { (object as? NSNumber)?.stringValue }
  /// Numbers have none of these.
  private var geometry: NSValue? { object is NSNumber ? nil : object as? NSValue }
  public var cgRectValue: CGRect! { geometry?.rectValue }
  public var cgSizeValue: CGSize! { geometry?.sizeValue }
  public var cgPointValue: CGPoint! { geometry?.pointValue }
  public var rangeValue: NSRange! { geometry?.rangeValue }
  public var absoluteString: String?! { (object as? NSURL)?.absoluteString }
}

// The plugin inserts it after `item.target`, whose type is only known to be an optional.
extension Optional where Wrapped == AnyObject {
  public var _members: AnyObjectMembers? { AnyObjectMembers.of(self) }
}

extension Optional {
  @_disfavoredOverload public var _members: Self { self }
}
