internal import Foundation
internal import Synchronization

/// The current traits and the locale of one task and of those that it starts; they override their threads' and the process's.
package final class TaskTraits: Sendable {
  @TaskLocal private static var bound: TaskTraits?
  /// How many there are: as long as there are none, asking costs nothing.
  private static let count = Atomic(0)

  private let traits: Mutex<UITraitCollection>
  private let hostedLocale: Mutex<Locale?>

  package init(_ traits: UITraitCollection, locale: Locale? = nil) {
    self.traits = Mutex(traits)
    hostedLocale = Mutex(locale)
    TaskTraits.count.add(1, ordering: .relaxed)
  }

  deinit {
    TaskTraits.count.subtract(1, ordering: .relaxed)
  }

  /// The running task's; nil where it has the thread's.
  static var current: TaskTraits? { count.load(ordering: .relaxed) == 0 ? nil : bound }

  var value: UITraitCollection {
    get { traits.withLock { $0 } }
    set { traits.withLock { $0 = newValue } }
  }

  /// Nil where the process's own locale holds.
  var locale: Locale? {
    get { hostedLocale.withLock { $0 } }
    set { hostedLocale.withLock { $0 = newValue } }
  }

  /// Does something with traits as its own; nil for the thread's.
  static func hold(_ traits: TaskTraits?, during action: () -> Void) { $bound.withValue(traits, operation: action) }

  /// Runs `operation` with these traits as its own.
  package func run(_ operation: @Sendable () async throws -> Void) async rethrows {
    try await TaskTraits.$bound.withValue(self) { try await operation() }
  }
}
