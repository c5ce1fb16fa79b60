public import Foundation

/// The label of the queue that runs, as a text of C.
///
/// - Parameter queue: nil for the current queue. For another one the text is a copy that is never freed.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return currentLabel(nil) }
  return UnsafePointer(strdup(queue.label)!)
}

@_silgen_name("dispatch_queue_get_label")
private func currentLabel(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

#if os(Linux)
  // Queues are objects of Objective-C on Apple's platforms, and hashable as such.
  extension DispatchQueue: @retroactive Hashable {
    public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
