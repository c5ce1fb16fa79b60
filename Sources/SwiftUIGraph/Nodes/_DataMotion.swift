import SwiftUILayout

/// The ways of an animatable value's data, as `animatableData` of views and modifiers: a value that is shown on its way has the
/// data of the moment.
@MainActor final class _DataMotion<Value> {
  private struct Way {
    let number: Int
    let animations: OverlappingAnimations<_AnyAnimatableData>
  }

  private var way: Way?
  private var count = 0
  /// The data of the moment; nil at rest.
  private var shown: _AnyAnimatableData?

  /// A value with the data that are shown at the moment.
  func applied(to value: Value) -> Value {
    guard let shown, var animatable = value as? any Animatable else { return value }
    animatable.erasedData = shown
    return animatable as? Value ?? value
  }

  /// Has the data go from those that are shown to the new ones, where a transaction animates the change.
  ///
  /// - Parameter evaluate: evaluates with the data that `applied(to:)` gives: first with those of the start, so that other changes
  ///   of the transaction keep its animation, then with those of the end.
  func change(from old: Value, to new: Value, of graph: _ViewGraph, _ evaluate: @escaping () -> Void) {
    let motion = graph.motion
    guard let clock = motion.clock, let now = clock.now, let to = (new as? any Animatable)?.erasedData,
      let before = (old as? any Animatable)?.erasedData, to != way?.animations.target ?? before
    else { return evaluate() }
    let last = way?.animations
    let from = last?.value(at: now) ?? before
    way = nil
    shown = nil
    guard let animation = motion.transaction.effectiveAnimation else { return evaluate() }
    count += 1
    let animations =
      last.map { $0.changed(to: to, at: now, animation) }
      ?? OverlappingAnimations(from: from, to: to, at: now, animation)
    let way = Way(number: count, animations: animations)
    self.way = way
    shown = from
    evaluate()
    shown = nil
    motion.within(Transaction(), evaluate)
    let evaluateAnew = { [weak graph] in
      motion.within(Transaction(), evaluate)
      graph?.needsUpdate()
    }
    clock.run(
      animations.end - now,
      show: { [weak self] seconds in
        guard let self, self.way?.number == way.number else { return }
        shown = animations.value(at: now + seconds)
        evaluateAnew()
      },
      hide: { [weak self] in
        guard let self, self.way?.number == way.number else { return }
        shown = nil
        evaluateAnew()
      },
      end: { [weak self] in
        if let self, self.way?.number == way.number { self.way = nil }
      })
  }
}
