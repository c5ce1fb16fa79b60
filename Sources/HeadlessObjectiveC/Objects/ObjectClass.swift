internal import Foundation

/// The class of an object; nil for no object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// Changes the class of an object and returns its previous class: after `object_setClass(tabBar, TallTabBar.self)` the bar uses the
/// overrides of `TallTabBar`.
///
/// As in Objective-C, the new class can't have additional stored properties. If it has, the object keeps its class and a message is
/// written to the error stream: the program would write beyond the object. It also keeps its class if ``CompilerFeature`` finds
/// another layout of classes than expected.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let obj else { return nil }
  let object = obj as AnyObject
  let before: AnyClass = type(of: object)
  guard CompilerFeature.changedClasses.isUsable else { return before }
  let layout = ClassLayout.expected
  let (size, newSize) = (layout.instanceSize(of: before), layout.instanceSize(of: cls))
  guard size == newSize else {
    ErrorStream.tell(
      "\(before) stays what it is: objects of \(cls) take \(newSize) bytes, and it has \(size). The class that an object is given "
        + "may have no stored properties.")
    return before
  }
  Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(cls, to: UInt.self), as: UInt.self)
  return before
}
