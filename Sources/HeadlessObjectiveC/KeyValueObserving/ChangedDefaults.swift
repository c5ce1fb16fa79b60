internal import Foundation
internal import Synchronization

/// The keys of the standard `UserDefaults` that a test's code changed, its screens' included. Tests run side by side in one process,
/// so that undoing one test's changes depends on their keys.
package final class ChangedDefaults: Sendable {
  private let keys = Mutex<Set<String>>([])

  /// The keys that a host's code changed.
  package static func of(_ host: StateHost) -> ChangedDefaults { host.value { _ in ChangedDefaults() } }

  /// What the initialisation of a constant sets belongs to the process: it happens once, for all tests.
  static func note(_ key: String, in defaults: UserDefaults) {
    guard defaults === UserDefaults.standard else { return }
    of(.ofTestSetting).keys.withLock { _ = $0.insert(key) }
  }

  /// Returns the keys, and forgets them.
  package func take() -> Set<String> {
    keys.withLock { keys in
      defer { keys = [] }
      return keys
    }
  }
}
