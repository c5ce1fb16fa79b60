public import Foundation
internal import Graphics
internal import HeadlessUIKit
internal import ImageDiff

extension Screen {
  /// Waits until the screen is at rest: no timer of the main actor is due within the time, and the picture has stayed
  /// the same for a tenth of a second. Timers that fire for a second without changing the picture count as rest.
  ///
  /// The main actor does other work meanwhile: tasks, main-queue blocks and timers arrive. Pending work that a task
  /// awaits, such as a server's response, can't be detected: use ``wait(until:within:)`` for that.
  ///
  /// - Parameter limit: the maximum time to wait, in seconds.
  /// - Throws: if the screen doesn't come to rest; the message lists what still changes or is due.
  public func settled(within limit: TimeInterval = 5) async throws(ScreenProblem) {
    let timers = hosted.during { ServedTimers() }
    defer { timers.end() }
    var patience = Patience(limit)
    var watch = RestWatch(self)
    repeat {
      await rest(for: .milliseconds(20))
      if watch.look(at: self, patience.elapsed, limit: limit) { return }
    } while patience.goesOn() && !Task.isCancelled
    throw problem(.timeout, "The screen didn't come to rest within \(limit) s: \(watch.restlessness)")
  }

  /// Waits until a condition is true; the main actor does other work meanwhile.
  ///
  /// - Parameters:
  ///   - condition: evaluated repeatedly: `{ screen.contains("Saved") }`.
  ///   - limit: the maximum time to wait, in seconds.
  /// - Throws: if it isn't true in time; the message lists the elements on the screen.
  public func wait(
    until condition: @MainActor () -> Bool, within limit: TimeInterval = 5
  ) async throws(ScreenProblem) {
    let timers = hosted.during { ServedTimers() }
    defer { timers.end() }
    var patience = Patience(limit)
    update()
    while !condition() {
      guard patience.goesOn(), !Task.isCancelled else {
        let list = contents.prefix(12).map { "  - \($0)" }.joined(separator: "\n")
        throw problem(.timeout, "The condition didn't become true within \(limit) s. On the screen are:\n\(list)")
      }
      await rest(for: .milliseconds(10))
      update()
    }
  }

  /// Waits until the main queue has done the work that it has, and what this work gives it in turn: until two turns of the queue
  /// have left the picture unchanged.
  ///
  /// - Parameter limit: the maximum time to wait, in seconds.
  func doQueuedWork(within limit: TimeInterval) async {
    var patience = Patience(limit)
    update()
    var picture = hosted.displayList()
    var unchanged = 0
    while unchanged < 2, patience.goesOn(), !Task.isCancelled {
      hosted.pause()
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      update()
      let next = hosted.displayList()
      unchanged = next == picture ? unchanged + 1 : 0
      picture = next
    }
  }

  /// Lets other tests run.
  private func rest(for duration: Duration) async {
    hosted.pause()
    try? await Task.sleep(for: duration)
    act {}
  }

  /// Waits until an element is on the screen.
  ///
  /// - Throws: as ``wait(until:within:)``.
  public func wait(for query: ScreenQuery, within limit: TimeInterval = 5) async throws(ScreenProblem) {
    try await wait(until: { self.contains(query) }, within: limit)
  }
}

/// Measures the time of a wait. While the main actor is busy with other tests, one turn may take seconds in which nothing that is
/// awaited could happen either: a turn counts as at most a tenth of a second.
private struct Patience {
  private static let longestTurn: TimeInterval = 0.1

  /// In seconds.
  private(set) var elapsed: TimeInterval = 0
  private let limit: TimeInterval
  private var last = ContinuousClock.now

  init(_ limit: TimeInterval) { self.limit = limit }

  /// Counts the completed turn; false once the time is over.
  mutating func goesOn() -> Bool {
    let now = ContinuousClock.now
    elapsed += min(last.duration(to: now) / .seconds(1), Patience.longestTurn)
    last = now
    return elapsed < limit
  }
}

/// Checks a screen repeatedly for whether it is at rest.
@MainActor private struct RestWatch {
  /// How long the picture must stay the same, in seconds.
  private static let quiet: TimeInterval = 0.1
  /// How long the picture must stay the same while timers keep firing, in seconds.
  private static let longQuiet: TimeInterval = 1

  private var picture: DisplayList
  private var tree: ViewNode
  private var due: Date?
  private var firings = 0
  private var unchangedSince: TimeInterval = 0
  private var changes: [String] = []

  init(_ screen: Screen) {
    screen.update()
    picture = screen.hosted.displayList()
    tree = screen.hosted.viewTree()
    due = RestWatch.nextTimer()
  }

  /// - Returns: whether the screen is at rest.
  mutating func look(at screen: Screen, _ elapsed: TimeInterval, limit: TimeInterval) -> Bool {
    screen.update()
    let picture = screen.hosted.displayList()
    let due = RestWatch.nextTimer()
    if picture != self.picture {
      let tree = screen.hosted.viewTree()
      changes = TreeDifference(from: self.tree, to: tree).lines()
      (self.picture, self.tree) = (picture, tree)
      (unchangedSince, firings) = (elapsed, 0)
    } else if due != self.due {
      firings += 1
    }
    self.due = due
    let isAwaited = due.map { $0.timeIntervalSinceNow <= limit - elapsed } ?? false
    let unchanged = elapsed - unchangedSince
    // Only the next timer of a run loop is known: a repeating one may hide one that will change something.
    return isAwaited ? firings >= 2 && unchanged >= RestWatch.longQuiet : unchanged >= RestWatch.quiet
  }

  /// The pending activity, as a sentence.
  var restlessness: String {
    var parts: [String] = []
    if !changes.isEmpty {
      parts.append("the last changes were\n" + changes.prefix(5).map { "  - \($0)" }.joined(separator: "\n"))
    }
    if let due {
      let seconds = max((due.timeIntervalSinceNow * 100).rounded() / 100, 0)
      parts.append("a timer is due in \(seconds) s")
    }
    return parts.isEmpty ? "its picture still changes." : parts.joined(separator: "; ") + "."
  }

  /// When the next timer of the calling thread fires; nil for none.
  private static func nextTimer() -> Date? {
    let date = RunLoop.current.limitDate(forMode: .default)
    // A run loop without timers returns a date in the far future.
    return date.flatMap { $0.timeIntervalSinceNow < 3600 ? $0 : nil }
  }
}
