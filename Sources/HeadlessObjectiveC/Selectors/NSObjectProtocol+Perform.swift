public import Foundation

// Declared on the protocol, so that values of protocol types also have them: an app's delegates and routers.
extension NSObjectProtocol {
  /// Calls a selector's method, and returns its result; nil if it returns none, or if the object doesn't have the method. See
  /// ``Selector`` for the methods that a name alone finds.
  ///
  /// On the main thread, where UIKit's methods are called. The returned object lives at least until the next call.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: self as AnyObject, with: nil)
  }

  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: self as AnyObject, with: object)
  }

  /// The same for a method with two parameters, such as a control's event.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: self as AnyObject, with: object1, object2)
  }
}

/// Calls methods of objects and of classes, and retains their results.
enum Performing {
  static func perform(
    _ selector: Selector?, on target: AnyObject, with object: Any?, _ second: Any? = nil
  ) -> Unmanaged<AnyObject>? {
    guard let selector, MainThread.isCurrent else { return nil }
    // Unsafe: this is the main thread, where everything stays.
    nonisolated(unsafe) let (target, object, second) = (target, object, second)
    return MainActor.assumeIsolated { () -> HeldResult in
      guard case .value(let value) = selector.result(on: target, sender: object, second: second) else {
        return HeldResult(reference: nil)
      }
      return held(value)
    }.reference
  }

  /// The same for a class method.
  static func perform(
    _ selector: Selector?, onClass target: AnyClass, with arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector, MainThread.isCurrent else { return nil }
    // Unsafe: this is the main thread, where everything stays.
    nonisolated(unsafe) let arguments = arguments
    return MainActor.assumeIsolated { () -> HeldResult in
      guard let value = RuntimeMembers.callClass(target, selector.description, arguments) else {
        return HeldResult(reference: nil)
      }
      return held(value as Any)
    }.reference
  }

  @MainActor private static func held(_ value: Any) -> HeldResult {
    if value is Void { return HeldResult(reference: nil) }
    if let optional = value as? any AnyOptional, optional.isNothing { return HeldResult(reference: nil) }
    let result = value as AnyObject
    HandedOutObjects.keep(result)
    return HeldResult(reference: Unmanaged.passUnretained(result))
  }
}

/// Created on the main thread for use there.
private struct HeldResult: @unchecked Sendable {
  let reference: Unmanaged<AnyObject>?
}

/// A type-erased optional.
protocol AnyOptional {
  var isNothing: Bool { get }
}

extension Optional: AnyOptional {
  var isNothing: Bool { if case .none = self { true } else { false } }
}
