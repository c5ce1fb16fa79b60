internal import Foundation

/// Core Foundation's array, in which Core Graphics takes colours. It is Swift's array here, so that `[...] as CFArray` compiles.
public typealias CFArray = [Any]

/// The address of an element, for `unsafeBitCast(_:to:)` to its class. An element that isn't an object is put in one, which is never
/// freed.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: Int) -> UnsafeRawPointer! {
  let element = theArray[idx]
  let object = element as AnyObject
  let isObject = type(of: element) is AnyClass
  return UnsafeRawPointer(
    (isObject ? Unmanaged.passUnretained(object) : Unmanaged.passRetained(object)).toOpaque())
}

/// How Core Foundation stores a number.
public enum CFNumberType: Int, Sendable {
  case sInt8Type = 1
  case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type
  case charType, shortType, intType, longType, longLongType, floatType, doubleType
  case cfIndexType, nsIntegerType, cgFloatType
}

/// The type in which a number is stored.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
  switch number.map({ String(cString: $0.objCType) }) {
  case "c": .charType
  case "C", "s": .sInt16Type
  case "S", "i": .sInt32Type
  case "f": .float32Type
  case "d": .float64Type
  default: .sInt64Type
  }
}

/// Whether a number is stored with a fraction.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
  [.float32Type, .float64Type, .floatType, .doubleType, .cgFloatType].contains(CFNumberGetType(number))
}

public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
