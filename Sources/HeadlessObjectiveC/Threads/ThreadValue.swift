internal import Foundation

/// A value for each thread, created at the first access and freed when the thread ends.
// Unchecked: the key is set once, and only its own thread accesses a thread's slot.
package final class ThreadValue<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let key: pthread_key_t
  private let makeValue: @Sendable () -> Value

  package init(_ makeValue: @escaping @Sendable () -> Value) {
    self.makeValue = makeValue
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    if status != 0 { fatalError("The process has no thread-specific key left (error \(status))") }
    self.key = key
  }

  deinit { pthread_key_delete(key) }

  /// The calling thread's value.
  package var value: Value {
    get { box.value }
    set { box.value = newValue }
  }

  private var box: Box {
    if let pointer = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue() }
    let box = Box(makeValue())
    pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
    return box
  }
}
