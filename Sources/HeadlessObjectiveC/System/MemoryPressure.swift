public import Dispatch

/// A source of memory pressure events, of which there are none here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
  /// The last event: none.
  public var data: DispatchSource.MemoryPressureEvent { [] }

  /// The events of the source.
  public var mask: DispatchSource.MemoryPressureEvent {
    objc_getAssociatedObject(self, DispatchSource.maskKey) as? DispatchSource.MemoryPressureEvent ?? []
  }
}

extension DispatchSource {
  /// The level of memory pressure.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// A position in the program's text, whose address is the key.
  fileprivate static var maskKey: UnsafeRawPointer {
    let name: StaticString = "memoryPressureMask"
    return UnsafeRawPointer(name.utf8Start)
  }

  /// Creates a source that can be resumed and cancelled, without events: Linux reports none, and tests don't have a device's
  /// memory.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // Dispatch has one class of sources; one of user data has no events until the app adds some.
    guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else {
      preconditionFailure("Dispatch's sources are of another class.")
    }
    objc_setAssociatedObject(source, maskKey, eventMask, .OBJC_ASSOCIATION_RETAIN)
    return source
  }
}
