internal import Foundation
internal import Glibc

// Names of Apple's system libraries, whose types differ on Linux.

/// Core Foundation's allocator. It is unused: Swift allocates the objects.
// Frameworks' stand-ins declare one with its type, which precedes this one.
@_disfavoredOverload public var kCFAllocatorDefault: AnyObject? { nil }

/// Closes a library that `dlopen` opened. The parameter isn't optional in the C library of Linux.
///
/// - Returns: 0, or another number if there is no library to close.
@discardableResult public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle else { return -1 }
  return Glibc.dlclose(handle)
}
