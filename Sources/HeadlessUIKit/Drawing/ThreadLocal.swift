import Foundation

/// Objects that every thread has one of.
enum ThreadLocal {
  /// The calling thread's object under a name, made when the thread first asks for it.
  static func value<Value: AnyObject>(for name: String, make: () -> Value) -> Value {
    let values = Thread.current.threadDictionary
    let key = "HeadlessUIKit." + name
    if let value = values[key] as? Value { return value }
    let value = make()
    values[key] = value
    return value
  }
}
