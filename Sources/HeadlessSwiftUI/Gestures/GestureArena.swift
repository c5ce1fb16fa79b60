/// Decides which of the gestures that a touch began on is recognized: the first one that has nothing before it. Gestures of views
/// inside come before those around, and those of `highPriorityGesture` before those inside. A gesture waits until those before it
/// have failed; then the others lose the touch.
@MainActor final class GestureArena {
  /// Those that may still be recognized, first ones first.
  private var waiting: [GestureElement]
  private var winner: GestureElement?
  /// Buttons inside that lose the touch to a gesture of high priority.
  private let buttons: [any TouchElement]
  /// What no longer receives the touch.
  private(set) var left: Set<ObjectIdentifier> = []

  /// - Parameter gestures: in their order.
  init(_ gestures: [GestureElement], _ buttons: [any TouchElement]) {
    waiting = gestures
    self.buttons = buttons
  }

  /// Whether a gesture may report a value; the first that does is recognized.
  func mayReport(_ gesture: GestureElement) -> Bool {
    if let winner { return winner === gesture }
    guard isNext(gesture) else { return false }
    winner = gesture
    holder = nil
    postponed = []
    let others = waiting.filter { $0 !== gesture }
    waiting = [gesture]
    for other in others {
      left.insert(ObjectIdentifier(other))
      other.lose()
    }
    return true
  }

  /// Whether nothing comes before the gesture. A long press doesn't wait for taps inside, which need the finger to lift: a view with
  /// `onTapGesture` and then `onLongPressGesture` has both.
  private func isNext(_ gesture: GestureElement) -> Bool {
    if waiting.first === gesture { return true }
    guard gesture.isTimed, let place = waiting.firstIndex(where: { $0 === gesture }) else { return false }
    return waiting[..<place].allSatisfy(\.awaitsLift)
  }

  // MARK: Waiting for another tap

  /// The gesture that waits for another touch, and that is decided before those after it.
  private(set) weak var holder: GestureElement?
  /// What the gestures after it are to receive once it has failed.
  private var postponed: [(follower: any TouchElement, action: () -> Void)] = []

  /// Has the gestures after this one wait; false if another gesture comes before it.
  func hold(for gesture: GestureElement) -> Bool {
    guard winner == nil, waiting.first === gesture else { return false }
    holder = gesture
    return true
  }

  /// Whether a follower has to wait; its part is run as the gesture before it fails.
  func postpones(_ follower: any TouchElement, _ action: @escaping () -> Void) -> Bool {
    guard let holder, follower !== holder, let gesture = follower as? GestureElement, gesture.isExclusive else {
      return false
    }
    postponed.append((follower, action))
    return true
  }

  /// The gesture that others waited for is over.
  func release(_ gesture: GestureElement) {
    failed(gesture)
    guard holder === gesture else { return }
    holder = nil
    let due = postponed
    postponed = []
    for (follower, action) in due where !left.contains(ObjectIdentifier(follower)) {
      if !postpones(follower, action) { action() }
    }
  }

  /// The buttons that lose the touch as a gesture of high priority is recognized.
  func takeLosers() -> [any TouchElement] {
    guard let winner, winner.precedesInner else { return [] }
    let losers = buttons.filter { left.insert(ObjectIdentifier($0)).inserted }
    return losers
  }

  /// A gesture isn't recognized with this touch.
  func failed(_ gesture: GestureElement) {
    if winner !== gesture { waiting.removeAll { $0 === gesture } }
  }
}
