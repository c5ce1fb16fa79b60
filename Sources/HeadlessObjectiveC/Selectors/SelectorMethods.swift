internal import Synchronization

/// The methods with which selectors were created, by name: a selector with only a name finds them, which test helpers create from
/// `actions(forTarget:forControlEvent:)`.
///
/// The last one is kept for each class that it is written for: a closure that retains objects is released with the next selector.
final class SelectorMethods: Sendable {
  static var shared: SelectorMethods { StateHost.process.value { _ in SelectorMethods() } }

  private let table = Mutex<[String: [ObjectIdentifier: Selector.Method]]>([:])

  func add(_ method: @escaping Selector.Method, name: String, of type: AnyClass) {
    let identifier = ObjectIdentifier(type)
    // Objects of a replaced method may be deallocated with it, and create selectors: not while the table is locked.
    let replaced = table.withLock { $0[name, default: [:]].updateValue(method, forKey: identifier) }
    withExtendedLifetime(replaced) {}
  }

  func methods(_ name: String) -> [Selector.Method] {
    table.withLock { table in table[name].map { Array($0.values) } ?? [] }
  }

  /// Whether a selector of the name was created with a method of the object's class.
  func has(_ name: String, _ object: AnyObject) -> Bool { has(name, in: type(of: object)) }

  func has(_ name: String, in someClass: AnyClass) -> Bool {
    table.withLock { table in
      guard let methods = table[name] else { return false }
      return sequence(first: someClass) { _getSuperclass($0) }.contains {
        methods[ObjectIdentifier($0)] != nil
      }
    }
  }
}
