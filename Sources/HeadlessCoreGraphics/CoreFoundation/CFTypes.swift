public import Foundation

// Core Foundation's types, which are Foundation's here, so that `... as CFData` compiles.

public typealias CFData = Data
public typealias CFURL = URL
public typealias CFString = String
public typealias CFError = NSError
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFMutableData = NSMutableData

public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// Returns the localized description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain }
public func CFErrorGetCode(_ err: CFError!) -> Int { err?.code ?? 0 }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err?.userInfo }

/// A set of flags, stored as an integer.
public typealias CFOptionFlags = UInt

public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

/// The bytes, as long as the data is retained.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData else { return nil }
  // Foundation stores a few bytes inside the value, without a stable address. They are copied, and the copy is never freed.
  if theData.count <= 32 {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: 32)
    theData.copyBytes(to: copy, count: theData.count)
    return UnsafePointer(copy)
  }
  return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// The number of references to an object, as Swift counts them.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> Int { cf.map { Int(retainCount($0)) } ?? 0 }

@_silgen_name("swift_retainCount")
private func retainCount(_ object: AnyObject) -> UInt

/// Creates an empty data object.
///
/// - Parameters:
///   - allocator: ignored; nil for the default allocator.
///   - capacity: ignored; the maximum number of bytes in Core Foundation, or 0 for no limit.
public func CFDataCreateMutable(_ allocator: CFTypeRef?, _ capacity: Int) -> CFMutableData! { NSMutableData() }

// Keys of a bundle's `Info.plist`, named as in Core Foundation.

public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// A number of seconds since 1 January 2001, 00:00 GMT.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the system's current time, which may be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// A point in time or a duration, in seconds.
public typealias CFTimeInterval = Double

public typealias CFNull = NSNull
public var kCFNull: CFNull! { NSNull() }
