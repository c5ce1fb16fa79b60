internal import HeadlessQuartzCore
internal import SwiftUILayout

/// A view that animates values along keyframes. At rest they have their initial values, and the final ones once a trigger has
/// changed; pictures of moments show the values in between.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  nonisolated(unsafe) private let initial: Value
  nonisolated(unsafe) private let trigger: AnyHashableTrigger?
  private let repeats: Bool
  nonisolated(unsafe) private let content: (Value) -> Content
  nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
  @State private var run: KeyframeRun<Value>?

  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnyHashableTrigger(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    KeyframePlayer(run: run, progress: Double(run?.number ?? 0), initial: initial, content: content)
      .onChange(of: trigger) { play { .linear(duration: $0) } }
      .onAppear {
        // Without an end, it has no state of rest but the first one.
        guard trigger == nil, repeats, CountedTime.isHeldHere else { return }
        play { .linear(duration: $0).repeatForever(autoreverses: false) }
      }
  }

  /// Starts again, from the values at rest.
  private func play(_ animation: (_ duration: Double) -> Animation) {
    let start = run?.value(at: .infinity) ?? initial
    let timeline = KeyframeTimeline(initialValue: start, keyframes(start))
    let next = KeyframeRun(number: (run?.number ?? 0) + 1, timeline: timeline, repeats: trigger == nil)
    withAnimation(animation(timeline.duration)) { run = next }
  }
}

/// One time along the keyframes.
struct KeyframeRun<Value> {
  let number: Int
  let timeline: KeyframeTimeline<Value>
  let repeats: Bool

  /// - Parameter part: the fraction of the duration that has passed, from 0 to 1. An endless repetition starts again at the end.
  func value(at part: Double) -> Value {
    timeline.value(time: repeats && part >= 1 ? 0 : min(max(part, 0), 1) * timeline.duration)
  }
}

/// Shows the values of a run: an animation of its number goes from the last one to it.
private struct KeyframePlayer<Value, Content: View>: View, Animatable {
  let run: KeyframeRun<Value>?
  var progress: Double
  let initial: Value
  let content: (Value) -> Content

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View { content(run.map { $0.value(at: progress - Double($0.number - 1)) } ?? initial) }
}

/// A type-erased trigger.
struct AnyHashableTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (left: AnyHashableTrigger, right: AnyHashableTrigger) -> Bool { left.isEqual(right.value) }
}
