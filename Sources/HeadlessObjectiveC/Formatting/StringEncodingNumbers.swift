internal import Foundation

// The numbers of encodings, which `NSString(data:encoding:)` takes. Foundation on Linux declares these names as unavailable, with the
// type `String.Encoding`.

/// The number of `String.Encoding.ascii`.
public let NSASCIIStringEncoding: UInt = String.Encoding.ascii.rawValue

/// The number of `String.Encoding.utf8`.
public let NSUTF8StringEncoding: UInt = String.Encoding.utf8.rawValue

/// The number of `String.Encoding.isoLatin1`.
public let NSISOLatin1StringEncoding: UInt = String.Encoding.isoLatin1.rawValue

/// The number of `String.Encoding.unicode`.
public let NSUnicodeStringEncoding: UInt = String.Encoding.unicode.rawValue

/// The number of `String.Encoding.utf16`.
public let NSUTF16StringEncoding: UInt = String.Encoding.utf16.rawValue

/// The number of `String.Encoding.windowsCP1252`.
public let NSWindowsCP1252StringEncoding: UInt = String.Encoding.windowsCP1252.rawValue
