/// The second gesture starts when the first one ends.
final class SequenceRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  /// The value of the first gesture, once it has ended.
  private var reached: First.Value?
  private var hasBegun = false
  /// The touch that is down.
  private var last: ElementTouch?

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.changed.append { [unowned self] in tellPossible(.first($0)) }
    first.ended.append { [unowned self] value in
      reached = value
      tellChanged(.second(value, nil))
      // A recognized long press: the second gesture measures its movement from where the finger rests.
      if let last { begin(last) }
    }
    first.finished.append { [unowned self] in if reached == nil { tellFinished() } }
    second.changed.append { [unowned self] in if let reached { tellChanged(.second(reached, $0)) } }
    second.ended.append { [unowned self] in
      guard let value = reached else { return }
      reset()
      tellEnded(.second(value, $0))
    }
    second.finished.append { [unowned self] in
      guard reached != nil else { return }
      reset()
      tellFinished()
    }
  }

  private func reset() {
    reached = nil
    hasBegun = false
  }

  private func begin(_ touch: ElementTouch) {
    hasBegun = true
    second.began(touch)
  }

  override func began(_ touch: ElementTouch) {
    last = touch
    if reached == nil { first.began(touch) } else { begin(touch) }
  }

  override func moved(_ touch: ElementTouch) {
    last = touch
    if hasBegun { second.moved(touch) } else if reached == nil { first.moved(touch) }
  }

  override func finishedTouch(_ touch: ElementTouch) {
    last = nil
    if hasBegun { return second.finishedTouch(touch) }
    if reached == nil { first.finishedTouch(touch) }
  }

  override func cancelled() {
    reset()
    first.cancelled()
    second.cancelled()
  }

  override var awaitsTouch: Bool { reached == nil && first.awaitsTouch }
  override func stopAwaiting() { first.stopAwaiting() }
}

/// Both gestures receive every touch.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SimultaneousGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var value = SimultaneousGesture<First, Second>.Value()
  private var hasEnded = false

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.changed.append { [unowned self] in
      value.first = $0
      tellChanged(value)
    }
    second.changed.append { [unowned self] in
      value.second = $0
      tellChanged(value)
    }
    first.ended.append { [unowned self] in
      value.first = $0
      hasEnded = true
    }
    second.ended.append { [unowned self] in
      value.second = $0
      hasEnded = true
    }
  }

  override func began(_ touch: ElementTouch) {
    value = .init()
    hasEnded = false
    first.began(touch)
    second.began(touch)
  }
  override func moved(_ touch: ElementTouch) {
    first.moved(touch)
    second.moved(touch)
  }
  override func finishedTouch(_ touch: ElementTouch) {
    first.finishedTouch(touch)
    second.finishedTouch(touch)
    let isResult = hasEnded
    hasEnded = false
    if isResult { tellEnded(value) } else { tellFinished() }
  }
  override func cancelled() {
    first.cancelled()
    second.cancelled()
    super.cancelled()
  }

  override var awaitsTouch: Bool { !hasEnded && (first.awaitsTouch || second.awaitsTouch) }
  override func stopAwaiting() {
    first.stopAwaiting()
    second.stopAwaiting()
  }
}

/// Both gestures receive every touch; the second one's result counts if the first isn't recognized.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  ExclusiveGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var isFirst = false
  /// The touch whose end the second gesture receives once the first one has failed.
  private var waiting: ElementTouch?
  private var result: ExclusiveGesture<First, Second>.Value?

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.changed.append { [unowned self] in
      isFirst = true
      tellChanged(.first($0))
    }
    first.ended.append { [unowned self] in
      isFirst = true
      result = .first($0)
    }
    second.changed.append { [unowned self] in if !isFirst { tellChanged(.second($0)) } }
    second.ended.append { [unowned self] in if !isFirst { result = .second($0) } }
  }

  override func began(_ touch: ElementTouch) {
    isFirst = false
    if waiting == nil { result = nil }
    first.began(touch)
    if waiting == nil { second.began(touch) }
  }
  override func moved(_ touch: ElementTouch) {
    first.moved(touch)
    if waiting == nil { second.moved(touch) } else if !isFirst, !first.awaitsTouch { endSecond() }
  }
  override func finishedTouch(_ touch: ElementTouch) {
    first.finishedTouch(touch)
    if isFirst {
      waiting = nil
      second.cancelled()
      return finish()
    }
    // A double tap may follow, which replaces the single one that has ended.
    waiting = waiting ?? touch
    if !first.awaitsTouch { endSecond() }
  }

  /// The first gesture isn't recognized: the second one receives the end of the touch that waited.
  private func endSecond() {
    guard let touch = waiting else { return }
    waiting = nil
    second.finishedTouch(touch)
    if !second.awaitsTouch { finish() }
  }

  private func finish() {
    let result = result
    self.result = nil
    if let result { tellEnded(result) } else { tellFinished() }
  }
  override func cancelled() {
    waiting = nil
    first.cancelled()
    second.cancelled()
    super.cancelled()
  }

  override var awaitsTouch: Bool { waiting != nil || second.awaitsTouch }
  override func stopAwaiting() {
    first.stopAwaiting()
    endSecond()
    if second.awaitsTouch {
      second.stopAwaiting()
      finish()
    }
  }
}

/// Passes on the values of another recognizer, transformed.
final class MapRecognizer<Base, Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Base>

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    super.init()
    base.changed.append { [unowned self] in tellChanged(transform($0)) }
    base.ended.append { [unowned self] in tellResult(transform($0)) }
    base.finished.append { [unowned self] in tellFinished() }
  }

  override func began(_ touch: ElementTouch) { base.began(touch) }
  override func moved(_ touch: ElementTouch) { base.moved(touch) }
  override func finishedTouch(_ touch: ElementTouch) { base.finishedTouch(touch) }
  override func cancelled() { base.cancelled() }
  override var awaitsTouch: Bool { base.awaitsTouch }
  override var awaitsLift: Bool { base.awaitsLift }
  override var isTimed: Bool { base.isTimed }
  override func stopAwaiting() { base.stopAwaiting() }
}

/// Passes on the touches that begin while modifier keys are down.
final class ModifiersRecognizer<Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Value>
  private let required: EventModifiers
  /// The touches that the gesture follows.
  private var touches: Set<ObjectIdentifier> = []

  init(_ base: _GestureRecognizer<Value>, _ required: EventModifiers) {
    self.base = base
    self.required = required
    super.init()
    base.changed.append { [unowned self] in tellChanged($0) }
    base.ended.append { [unowned self] in tellResult($0) }
    base.finished.append { [unowned self] in tellFinished() }
  }

  override func began(_ touch: ElementTouch) {
    guard EventModifiers(touch.modifiers).isSuperset(of: required) else {
      if touches.isEmpty, !base.awaitsTouch { tellFinished() }
      return
    }
    touches.insert(ObjectIdentifier(touch.touch))
    base.began(touch)
  }
  override func moved(_ touch: ElementTouch) {
    if touches.contains(ObjectIdentifier(touch.touch)) { base.moved(touch) }
  }
  override func finishedTouch(_ touch: ElementTouch) {
    if touches.remove(ObjectIdentifier(touch.touch)) != nil { base.finishedTouch(touch) }
  }
  override func cancelled() {
    touches = []
    base.cancelled()
  }
  override var awaitsTouch: Bool { base.awaitsTouch }
  override var awaitsLift: Bool { base.awaitsLift }
  override var isTimed: Bool { base.isTimed }
  override func stopAwaiting() { base.stopAwaiting() }
}
