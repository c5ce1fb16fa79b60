internal import Foundation
internal import Synchronization

/// The current traits of a task and its child tasks; they override the thread's.
package final class TaskTraits: Sendable {
  @TaskLocal private static var bound: TaskTraits?

  private let traits: Mutex<UITraitCollection>

  package init(_ traits: UITraitCollection) {
    self.traits = Mutex(traits)
  }

  /// The running task's traits; nil if it uses the thread's.
  static var current: TaskTraits? { bound }

  var value: UITraitCollection {
    get { traits.withLock { $0 } }
    set { traits.withLock { $0 = newValue } }
  }

  /// Runs a block later, outside of the task, with the test and the traits of the code that reads this property.
  package static var continuation: (() -> Void) -> Void {
    let (traits, inTest) = (current, StateHost.continuation)
    return { block in inTest { $bound.withValue(traits, operation: block) } }
  }

  /// Runs `work` with these traits as its own, and those of tasks that it begins.
  package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    try TaskTraits.$bound.withValue(self, operation: work)
  }

  /// Runs `operation` with these traits as its own.
  package func run(_ operation: @Sendable () async throws -> Void) async rethrows {
    try await TaskTraits.$bound.withValue(self) { try await operation() }
  }
}
