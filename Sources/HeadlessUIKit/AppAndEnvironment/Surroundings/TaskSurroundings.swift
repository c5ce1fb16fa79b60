internal import Foundation
internal import Synchronization

/// What the code of one task, and of those that it starts, finds around it: a screen, a device, a locale and current traits
/// of its own. Other tasks, which may run while it waits, see nothing of it.
package final class TaskSurroundings: Sendable {
  @TaskLocal private static var bound: TaskSurroundings?
  /// How many there are: as long as there are none, asking costs nothing.
  private static let count = Atomic(0)

  @MainActor let screen: UIScreen
  @MainActor let device: UIDevice
  /// The screen's surroundings that hold now for a while.
  @MainActor weak var latest: AnyObject?
  private let hostedDate: Mutex<Date?>
  private let traits: TaskTraits

  @MainActor package init(_ configuration: ScreenConfiguration) {
    screen = UIScreen(configuration: configuration)
    device = UIDevice()
    device.host(configuration.traits.userInterfaceIdiom, orientation: configuration.orientation)
    hostedDate = Mutex(configuration.date)
    traits = TaskTraits(configuration.traits, locale: configuration.locale)
    TaskSurroundings.count.add(1, ordering: .relaxed)
  }

  deinit {
    TaskSurroundings.count.subtract(1, ordering: .relaxed)
  }

  /// The running task's; nil where it has those of the process.
  static var current: TaskSurroundings? { count.load(ordering: .relaxed) == 0 ? nil : bound }

  /// Nil where the clock shows the time of Apple's pictures.
  var date: Date? {
    get { hostedDate.withLock { $0 } }
    set { hostedDate.withLock { $0 = newValue } }
  }

  /// What a block that runs later, outside of the task, is run by, so that it finds what the code around it finds now.
  @MainActor static var continuation: (() -> Void) -> Void {
    let (surroundings, traits) = (current, TaskTraits.current)
    return { block in $bound.withValue(surroundings) { TaskTraits.hold(traits, during: block) } }
  }

  /// Runs `operation` within these surroundings.
  package func run(_ operation: @Sendable () async throws -> Void) async rethrows {
    try await TaskSurroundings.$bound.withValue(self) { try await traits.run(operation) }
  }
}
