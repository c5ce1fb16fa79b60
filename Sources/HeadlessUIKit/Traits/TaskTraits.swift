internal import Foundation
internal import Synchronization

/// The current traits of one task and of those that it starts; they override their threads'.
package final class TaskTraits: Sendable {
  @TaskLocal private static var bound: TaskTraits?

  private let traits: Mutex<UITraitCollection>

  package init(_ traits: UITraitCollection) {
    self.traits = Mutex(traits)
  }

  /// The running task's; nil where it has the thread's.
  static var current: TaskTraits? { bound }

  var value: UITraitCollection {
    get { traits.withLock { $0 } }
    set { traits.withLock { $0 = newValue } }
  }

  /// What a block that runs later, outside of the task, is run by, so that it finds the test and the traits of the code around it.
  static var continuation: (() -> Void) -> Void {
    let (traits, inTest) = (current, StateHost.continuation)
    return { block in inTest { $bound.withValue(traits, operation: block) } }
  }

  /// Runs `operation` with these traits as its own.
  package func run(_ operation: @Sendable () async throws -> Void) async rethrows {
    try await TaskTraits.$bound.withValue(self) { try await operation() }
  }
}
