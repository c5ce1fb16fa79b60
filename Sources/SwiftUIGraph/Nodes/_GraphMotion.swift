package import SwiftUILayout

/// The animations of a graph's elements: from the displayed values to those that a transaction sets.
///
/// Elements have the final values. Pictures of moments show interpolated ones; a picture at rest shows the final ones.
@MainActor package final class _GraphMotion {
  /// Displays a movement at moments of counted time.
  @MainActor package protocol Clock: AnyObject {
    /// In seconds; nil if no moments are displayed, so that nothing is animated.
    var now: Double? { get }
    /// Starts a movement.
    ///
    /// - Parameters:
    ///   - duration: in seconds; infinite for a movement without an end.
    ///   - show: called with the seconds since the start, before a picture of a moment.
    ///   - hide: reverts the effect of `show`.
    ///   - end: called after the duration.
    func run(
      _ duration: Double, show: @escaping (Double) -> Void, hide: @escaping () -> Void, end: @escaping () -> Void)
  }

  private struct Way {
    weak var element: _LayoutElement?
    let number: Int
    let animations: OverlappingAnimations<_AnimatedNumbers>
  }

  private var ways: [ObjectIdentifier: Way] = [:]
  private var count = 0
  package var clock: (any Clock)?
  /// The transaction of the current evaluation.
  package var transaction = Transaction()

  package init() {}

  /// Evaluates with the transaction of the change.
  package func within<Result>(_ transaction: Transaction, _ evaluate: () -> Result) -> Result {
    let before = self.transaction
    self.transaction = transaction
    defer { self.transaction = before }
    return evaluate()
  }

  /// Updates an element, whose numbers then animate from the displayed to the new ones.
  package func update(_ element: _LayoutElement, _ update: () -> Void) {
    element.willUpdate()
    guard let clock, let now = clock.now, let element = element as? any _AnimatedElement else { return update() }
    let id = ObjectIdentifier(element)
    // A removed element may have had the same identifier.
    let last = ways[id].flatMap { $0.element === element ? $0 : nil }
    let before = element.animatedNumbers
    update()
    let after = element.animatedNumbers
    if let last, after == last.animations.target {
      // An update amid a moment, with what the element is on its way to: the element stays on its way.
      if before != after { element.animatedNumbers = before }
      return
    }
    guard before != after else { return }
    ways[id] = nil
    let shown = last?.animations.value(at: now) ?? before
    guard let animation = transaction.effectiveAnimation, shown.leads(to: after) else { return }
    let next =
      last.map { $0.animations.changed(to: after, at: now, animation) }
      ?? OverlappingAnimations(from: before, to: after, at: now, animation)
    run(element, clock, next, at: now)
  }

  private func run(
    _ element: any _AnimatedElement, _ clock: any Clock, _ animations: OverlappingAnimations<_AnimatedNumbers>,
    at now: Double
  ) {
    let id = ObjectIdentifier(element)
    count += 1
    let way = Way(element: element, number: count, animations: animations)
    ways[id] = way
    clock.run(
      animations.end - now,
      show: { [weak self, weak element] seconds in
        guard let self, let element, ways[id]?.number == way.number else { return }
        element.animatedNumbers = animations.value(at: now + seconds)
      },
      hide: { [weak self, weak element] in
        guard let self, let element, ways[id]?.number == way.number else { return }
        element.animatedNumbers = animations.target
      },
      end: { [weak self] in
        if let self, ways[id]?.number == way.number { ways[id] = nil }
      })
  }
}
