/// The result code of a C function; 0 for success.
public typealias OSStatus = Int32
public typealias OSType = UInt32
public let noErr: OSStatus = 0

/// Core Foundation's allocator. It is unused: Swift allocates the objects.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

/// Calls an app's closure as Apple's frameworks do: on the main queue, after the requesting call has returned.
package func deliverLater(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let work = work
  DispatchQueue.main.async { work() }
}

/// What the stand-in for one of Apple's frameworks answers: whether notifications are allowed, which products a shop has.
///
/// Each stand-in has a type of its own, a value whose properties are the questions. ``withAnswers(_:operation:)`` says which
/// value holds for a test.
public protocol StandInAnswers: Sendable {
  /// The answers where a test gives none: those of a device on which nothing was allowed, bought or stored yet.
  init()
}
