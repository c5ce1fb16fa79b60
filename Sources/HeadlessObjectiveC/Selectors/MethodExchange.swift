internal import Foundation

// Apps exchange methods of UIKit's classes with their own at launch, for example to count screens or to set a font. The methods
// of Swift classes can't be looked up and exchanged, so these functions find none, which such code handles. A message in the
// error stream reports it, because the screens lack the effect of the app's methods.

/// A method of a class in the Objective-C runtime. No values exist here.
public typealias Method = OpaquePointer
/// A pointer to a method's implementation.
public typealias IMP = OpaquePointer

/// Always nil: see ``Method``. The error stream says once that the class's method stays as it is.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  MethodExchange.refuse(cls, name)
}

/// Always nil, as for an instance's method.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { MethodExchange.refuse(cls, name) }

/// Does nothing: there are no methods to exchange.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns the given implementation: methods have no implementation pointers here.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

public func method_getImplementation(_ m: Method) -> IMP { m }

/// Always returns nil: methods have no type encoding here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns an empty selector: no methods exist here.
public func method_getName(_ m: Method) -> Selector { Selector("") }

/// Returns an implementation for a block, to replace a class's method. The block is kept until `imp_removeBlock`.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

/// Releases the block of `imp_implementationWithBlock`.
@discardableResult public func imp_removeBlock(_ anImp: IMP) -> Bool {
  Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(anImp)).release()
  return true
}

/// Always returns false: methods can't be added at run time. A message in the error stream reports it once.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  MethodExchange.refuse(cls, name) != nil
}

/// Always returns nil: methods can't be replaced. A message in the error stream reports it once.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  MethodExchange.refuse(cls, name)
}

/// Always nil: classes can't be made at run time.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Does nothing: see `objc_allocateClassPair`.
public func objc_registerClassPair(_ cls: AnyClass) {}

/// Does nothing: see `objc_allocateClassPair`.
public func objc_disposeClassPair(_ cls: AnyClass) {}

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
