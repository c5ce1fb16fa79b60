#if os(Linux)
  public import Dispatch

  // Queues are objects of Objective-C on Apple's platforms, and hashable as such.
  extension DispatchQueue: @retroactive Hashable {
    public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
