public import Dispatch

/// The type of Objective-C's out parameters for objects. Without the Objective-C runtime they are ordinary pointers.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Runs a closure. Objects that storyboards and xibs create in it on the main thread live at least until it ends, as on iOS.
public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  guard MainThread.isCurrent else { return try body() }
  MainActor.assumeIsolated { HandedOutObjects.open() }
  defer { MainActor.assumeIsolated { HandedOutObjects.close() } }
  return try body()
}

// C's greatest `Float`, which Linux defines only in macros. Apps use it as the repeat count of endless animations.

public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Objective-C's name for `Int`.
public typealias NSInteger = Int
/// Objective-C's name for `UInt`.
public typealias NSUInteger = UInt

// Smaller units per second, for times in Dispatch. Dispatch on Linux defines them only in C macros.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let MSEC_PER_SEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

// Limits of C's headers that Swift imports on Apple's platforms only: they are macros with casts on Linux.

public var INT16_MIN: Int32 { Int32(Int16.min) }
public var INT32_MIN: Int32 { .min }
public var INT64_MIN: Int64 { .min }
public var INT64_MAX: Int64 { .max }
public var UINT64_MAX: UInt64 { .max }
public var INT_MIN: Int32 { .min }
public var UINT_MAX: UInt32 { .max }
public var LONG_MIN: Int { .min }
public var CHAR_MIN: Int32 { Int32(Int8.min) }

/// An object whose content can be discarded while it isn't used. Foundation's cache on Linux doesn't call these methods.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// The memory of a value as that of an object, for `getObjectValue(_:for:errorDescription:)`.
  ///
  /// On Apple's platforms it is the same memory, which holds an object without retaining it. Here it is memory of its own, which is nil at
  /// first and isn't freed: the object is read through the new pointer.
  public init<Other>(_ other: UnsafeMutablePointer<Other>) {
    self = .allocate(capacity: 1)
    initialize(to: nil)
  }
}

// Dispatch's times are `Strideable` on Apple's platforms only.
extension DispatchTime {
  /// The time from this point to another, in nanoseconds; negative if the other is earlier.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
  }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}
