public import Foundation

extension NSValue {
  /// Creates a value that stores an address.
  public convenience init(pointer: UnsafeRawPointer?) {
    var address = UInt(bitPattern: pointer)
    self.init(bytes: &address, objCType: "Q")
  }

  /// The stored address.
  public var pointerValue: UnsafeMutableRawPointer? {
    var address: UInt = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: address)
  }

  /// Stores an object's address without retaining it: two values of one object are equal, as keys of dictionaries have to be.
  public convenience init(nonretainedObject anObject: Any?) {
    var address = anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
    self.init(bytes: &address, objCType: "Q")
  }

  /// The object of the value, which must still exist; nil for a value of nil.
  public var nonretainedObjectValue: Any? {
    var address: UInt = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
