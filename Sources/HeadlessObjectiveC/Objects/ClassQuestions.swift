public import Foundation

// The Objective-C runtime's functions for classes and selectors by name. C strings are never freed, like the runtime's own.

/// The superclass; nil for none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The class's name, as `NSStringFromClass` returns it.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  lastingName(cls.map(RuntimeClasses.name(of:)) ?? "nil")
}

/// The size of an object in bytes, including its header; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { cls.map(instanceSize) ?? 0 }

// The standard library's function for its own buffers.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF") private func instanceSize(_ cls: AnyClass) -> Int

/// The name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { lastingName(sel.description) }

/// Whether instances of the class have a method of the name; see `NSObject.instancesRespond(to:)`.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool {
  (cls as? NSObject.Type)?.instancesRespond(to: sel) ?? false
}

/// The class with a name, as `NSClassFromString` finds it.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { RuntimeClasses.named(String(cString: name)) }

public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name) }

private func lastingName(_ name: String) -> UnsafePointer<CChar> { UnsafePointer(strdup(name)!) }

// Of `NSObject` alone in Foundation on Linux: objects known by a delegate's protocol answer them, too.
extension NSObjectProtocol {
  /// Whether the object's class is another one or derives from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self as AnyObject) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
