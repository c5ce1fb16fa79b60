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

/// The answers of a stand-in for one of Apple's frameworks, such as whether notifications are allowed or which products a shop
/// has.
///
/// Each stand-in has its own value type, whose properties are the answers. ``withAnswers(_:operation:)`` sets the value for a
/// test.
public protocol StandInAnswers: Sendable {
  /// Creates the default answers for tests that set none: those of a device on which nothing was allowed, bought or stored yet.
  init()
}
