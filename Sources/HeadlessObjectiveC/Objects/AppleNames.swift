/// What Objective-C's out parameters of objects come as. Without its runtime they are ordinary pointers.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Runs the closure. What documents made in it on the main thread lives until its end at least, as on iOS.
public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  guard MainThread.isCurrent else { return try body() }
  MainActor.assumeIsolated { HandedOutObjects.open() }
  defer { MainActor.assumeIsolated { HandedOutObjects.close() } }
  return try body()
}

// C's greatest `Float`, which Linux has in macros alone: animations repeat so often.

public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

// What a second has of smaller units, for times of Dispatch, whose Linux version has these in C's macros alone.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// An object whose content can be given up while it isn't used. Foundation's cache here asks no object for it.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
