internal import Foundation

// What Objective-C's runtime answers of classes and selectors by their names. A name that is given as C's characters is kept for
// good, as the runtime's own is.

/// The class above; nil for none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The class's name, as `NSStringFromClass` gives it.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  lastingName(cls.map(RuntimeClasses.name(of:)) ?? "nil")
}

/// The size of an object in bytes, with its header; 0 for no class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { cls.map(instanceSize) ?? 0 }

// The standard library has it for its own buffers.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF") private func instanceSize(_ cls: AnyClass) -> Int

/// The name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { lastingName(sel.description) }

/// Whether the class's objects have a method of the name; see `NSObject.instancesRespond(to:)`.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool {
  (cls as? NSObject.Type)?.instancesRespond(to: sel) ?? false
}

/// The class of a name, as `NSClassFromString` finds it.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { RuntimeClasses.named(String(cString: name)) }

public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name) }

private func lastingName(_ name: String) -> UnsafePointer<CChar> { UnsafePointer(strdup(name)!) }
