public import Foundation

// Messages to Objective-C classes as objects. The class methods are those in lists of members
// (``RuntimeMember/classMethod(_:_:)``), which the plugin `UIKitSources` writes for `@objc` ones. Declared on the protocol, so that
// a class may have a method of the same name, such as `CATransaction.value(forKey:)`.
extension NSObjectProtocol where Self: NSObject {
  /// Whether the class itself has a method of the name. Of UIKit's own classes only the commonest methods are listed. Off the main
  /// thread, where lists aren't read, it is false.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, MainThread.isCurrent else { return false }
    let name = RuntimeMember.classPrefix + aSelector.description
    return MainActor.assumeIsolated { RuntimeMembers.has(name, in: self) }
  }

  /// Calls a class method, and returns its result; nil if it returns none, or if the class doesn't have the method. On the main
  /// thread.
  @discardableResult public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, onClass: self, with: [])
  }

  @discardableResult public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, onClass: self, with: [object])
  }

  @discardableResult public static func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, onClass: self, with: [object1, object2])
  }

  /// The result of the class method of the name: `UIApplication.value(forKey: "sharedApplication")`. Nil if there is none, or off
  /// the main thread.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The same, followed by the values of the objects' properties along the key path.
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return perform(Selector(keyPath))?.takeUnretainedValue() }
    let first = perform(Selector(String(keyPath[..<dot])))?.takeUnretainedValue()
    return first.flatMap { NamedValues.value(of: $0, String(keyPath[keyPath.index(after: dot)...])) }
  }

  /// Whether the class, or a superclass, conforms to a protocol: `Cell.conforms(to: UITableViewDelegate.self)`.
  public static func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool {
    ProtocolType(aProtocol)?.isAdopted(by: self) ?? false
  }

  /// The superclass; nil for `NSObject`.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  public static func isEqual(_ object: Any?) -> Bool { (object as? AnyClass) == self }

  public static func hash() -> Int { ObjectIdentifier(self).hashValue }
}
