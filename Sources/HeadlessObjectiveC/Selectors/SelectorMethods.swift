internal import Synchronization

/// The methods that selectors were made with, by name: a selector of a name alone finds them, which test helpers make of
/// what `actions(forTarget:forControlEvent:)` tells.
///
/// A method is kept once for each class that it is written for.
final class SelectorMethods: Sendable {
  static let shared = SelectorMethods()

  private let table = Mutex<[String: [ObjectIdentifier: Selector.Method]]>([:])

  func add(_ method: @escaping Selector.Method, name: String, of type: AnyClass) {
    let identifier = ObjectIdentifier(type)
    table.withLock { table in
      if table[name]?[identifier] == nil { table[name, default: [:]][identifier] = method }
    }
  }

  func methods(_ name: String) -> [Selector.Method] {
    table.withLock { table in table[name].map { Array($0.values) } ?? [] }
  }
}
