internal import Foundation

// Apps exchange methods of UIKit's classes with their own when they start: to count screens, to have their own font. Swift's
// classes have no methods that can be looked up and exchanged, so none is found, which such code provides for; and the error
// stream says so, for the screens are without what the app's method would do.

/// A method of a class, for Objective-C's runtime. There is none here.
public typealias Method = OpaquePointer
/// What a method calls.
public typealias IMP = OpaquePointer

/// Always nil: see ``Method``. The error stream says once that the class's method stays as it is.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  MethodExchange.refuse(cls, name)
}

/// Always nil, as for an instance's method.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { MethodExchange.refuse(cls, name) }

/// Does nothing: there are no methods to be exchanged.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Gives back what it was given: there are no methods that have one.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

public func method_getImplementation(_ m: Method) -> IMP { m }

/// Always nil: there are no methods that have one.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The method's name; there is no method that has one.
public func method_getName(_ m: Method) -> Selector { Selector("") }

/// What would call the block, for a class's method to be replaced by; the block is kept until `imp_removeBlock`.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

/// Lets the block of `imp_implementationWithBlock` go.
@discardableResult public func imp_removeBlock(_ anImp: IMP) -> Bool {
  Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(anImp)).release()
  return true
}

/// False: a class gets no methods while the program runs. The error stream says so once.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  MethodExchange.refuse(cls, name) != nil
}

/// Nil: a class's methods stay as they are. The error stream says so once.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  MethodExchange.refuse(cls, name)
}

private enum MethodExchange {
  static func refuse(_ someClass: AnyClass?, _ name: Selector) -> OpaquePointer? {
    guard let someClass else { return nil }
    let method = "\(someClass).\(name)"
    if WrittenMessages.isFirst("exchange \(method)") {
      ErrorStream.tell(
        "\(method) stays as it is: on Linux a class's methods can't be exchanged while the program runs.")
    }
    return nil
  }
}

/// Always returns nil: methods have no implementation pointers here.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  MethodExchange.refuse(cls, name)
}

extension NSObject {
  /// Returns a pointer that can't be called for a method that the object has, else nil. Apps use it to check whether a method
  /// exists.
  public func method(for aSelector: Selector!) -> IMP! { responds(to: aSelector) ? IMP(bitPattern: 1) : nil }
}
