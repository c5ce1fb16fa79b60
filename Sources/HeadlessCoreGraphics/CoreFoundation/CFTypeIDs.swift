internal import Foundation

/// The number of a type of Core Foundation's.
public typealias CFTypeID = UInt

// The numbers of these types, which only comparisons use; on Apple's platforms they differ from system to system.

public func CFNullGetTypeID() -> CFTypeID { 1 }
public func CFStringGetTypeID() -> CFTypeID { 2 }
public func CFBooleanGetTypeID() -> CFTypeID { 3 }
public func CFNumberGetTypeID() -> CFTypeID { 4 }
public func CFDataGetTypeID() -> CFTypeID { 5 }
public func CFDateGetTypeID() -> CFTypeID { 6 }
public func CFArrayGetTypeID() -> CFTypeID { 7 }
public func CFDictionaryGetTypeID() -> CFTypeID { 8 }
public func CFURLGetTypeID() -> CFTypeID { 9 }

/// Returns the number of a value's type; 0 for a type without one. A truth value is distinguished from a number, as in Core
/// Foundation.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID {
  switch cf {
  case is NSNull: CFNullGetTypeID()
  case is Bool where !(cf is NSNumber): CFBooleanGetTypeID()
  // Only truth values are stored as a character.
  case let number as NSNumber: String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString, is String: CFStringGetTypeID()
  case is NSData, is Data: CFDataGetTypeID()
  case is NSDate, is Date: CFDateGetTypeID()
  case is NSURL, is URL: CFURLGetTypeID()
  case is NSArray, is [Any]: CFArrayGetTypeID()
  case is NSDictionary, is [AnyHashable: Any]: CFDictionaryGetTypeID()
  default: 0
  }
}
