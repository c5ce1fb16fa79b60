internal import HeadlessQuartzCore

/// A view that cycles through phases. At rest it is shown in the first one; pictures of moments show the cycle.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  nonisolated(unsafe) private let phases: [Phase]
  nonisolated(unsafe) private let trigger: AnyHashableTrigger?
  nonisolated(unsafe) private let content: (Phase) -> Content
  nonisolated(unsafe) private let animation: (Phase) -> Animation?
  @Environment(\.graphHost) private var host
  @State private var index = 0
  /// Counts the times that the phases were begun.
  @State private var run = 0

  nonisolated public init<S: Sequence>(
    _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    self.phases = Array(phases)
    self.trigger = AnyHashableTrigger(trigger)
    self.content = content
    self.animation = animation
  }
  nonisolated public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
      content(phase).onChange(of: trigger) { begin() }
        .onAppear { if trigger == nil { begin() } }
    }
  }

  /// Cycles through the phases where moments are shown: at rest only the first one is shown.
  private func begin() {
    guard phases.count > 1, CountedTime.isHeldHere else { return }
    run += 1
    show(1, run)
  }

  /// Goes on to a phase, as soon as the last one is complete: with a trigger up to the first one, otherwise without an end.
  private func show(_ next: Int, _ run: Int) {
    guard run == self.run else { return }
    guard CountedTime.isHeldHere else { return index = 0 }
    let last = next % phases.count
    let animation = animation(phases[last])
    let isEnd = last == 0 && (trigger != nil || (animation?.completionTime ?? 0) <= 0)
    withAnimation(animation) {
      index = last
    } completion: {
      guard !isEnd else { return }
      show(last + 1, run)
      // The next phase begins now, not with the next picture.
      host.host?.updateGraph()
    }
  }
}
