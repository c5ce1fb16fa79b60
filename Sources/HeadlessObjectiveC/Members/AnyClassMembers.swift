internal import Foundation

/// The class methods of a variable of the type `AnyClass`, such as `someClass.responds(to:)`. In Objective-C every class method
/// can be called on such a variable. The plugin `UIKitSources` wraps the variable in this type.
///
/// A method is an implicitly unwrapped nil if the class doesn't derive from `NSObject`. The class's own methods are those in
/// lists of members (``RuntimeMember/classMethod(_:_:)``), as for messages to a named class.
public struct AnyClassMembers {
  private let someClass: AnyClass

  public init(_ someClass: AnyClass) { self.someClass = someClass }

  public static func of(_ someClass: AnyClass?) -> AnyClassMembers? { someClass.map(AnyClassMembers.init) }

  private var base: NSObject.Type? { someClass as? NSObject.Type }

  /// Returns the class's name, such as `UIView`.
  public var description: (() -> String)! { { [someClass] in RuntimeClasses.name(of: someClass) } }
  public var debugDescription: (() -> String)! { description }
  public var hash: (() -> Int)! { { [someClass] in ObjectIdentifier(someClass).hashValue } }
  public var isEqual: ((_ object: Any?) -> Bool)! { { [someClass] in ($0 as? AnyClass) == someClass } }
  public var superclass: (() -> AnyClass?)! { { [someClass] in _getSuperclass(someClass) } }

  public var isSubclass: SubclassCall! { SubclassCall(someClass: someClass) }
  public var conforms: ConformsCall! { ConformsCall(someClass: someClass) }
  public var responds: RespondsCall! { base.map(RespondsCall.init) }
  public var instancesRespond: InstancesRespondCall! { base.map(InstancesRespondCall.init) }
  public var perform: PerformCall! { base.map(PerformCall.init) }
  public var value: ValueCall! { base.map(ValueCall.init) }

  public struct SubclassCall {
    fileprivate let someClass: AnyClass

    /// Whether the class is another class or a subclass of it.
    public func callAsFunction(of aClass: AnyClass) -> Bool {
      sequence(first: someClass) { _getSuperclass($0) }.contains { $0 == aClass }
    }
  }

  public struct ConformsCall {
    fileprivate let someClass: AnyClass

    public func callAsFunction<Protocol>(to aProtocol: Protocol.Type) -> Bool {
      ProtocolType(aProtocol)?.isAdopted(by: someClass) ?? false
    }
  }

  public struct RespondsCall {
    fileprivate let someClass: NSObject.Type

    public func callAsFunction(to aSelector: Selector!) -> Bool { someClass.responds(to: aSelector) }
  }

  public struct InstancesRespondCall {
    fileprivate let someClass: NSObject.Type

    public func callAsFunction(to aSelector: Selector!) -> Bool { class_respondsToSelector(someClass, aSelector) }
  }

  public struct PerformCall {
    fileprivate let someClass: NSObject.Type

    @discardableResult public func callAsFunction(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      someClass.perform(aSelector)
    }
    @discardableResult public func callAsFunction(
      _ aSelector: Selector!, with object: Any!
    ) -> Unmanaged<AnyObject>! {
      someClass.perform(aSelector, with: object)
    }
    @discardableResult public func callAsFunction(
      _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
      someClass.perform(aSelector, with: object1, with: object2)
    }
  }

  public struct ValueCall {
    fileprivate let someClass: NSObject.Type

    public func callAsFunction(forKey key: String) -> Any? { someClass.value(forKey: key) }
    public func callAsFunction(forKeyPath keyPath: String) -> Any? { someClass.value(forKeyPath: keyPath) }
  }
}
