internal import Foundation
internal import Synchronization

/// The locale of the screen that is shown, where a test asks for one: readable on every thread.
package enum HostedLocale {
  private static let state = Mutex<Locale?>(nil)

  /// Nil where the process's own locale holds.
  package static var current: Locale? {
    get { if let task = TaskTraits.current { task.locale } else { state.withLock { $0 } } }
    set { if let task = TaskTraits.current { task.locale = newValue } else { state.withLock { $0 = newValue } } }
  }
}
