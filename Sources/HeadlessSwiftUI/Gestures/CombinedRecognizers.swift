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

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.changed.append { [unowned self] in tellPossible(.first($0)) }
    first.ended.append { [unowned self] value in
      reached = value
      tellChanged(.second(value, nil))
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

  override func began(_ touch: ElementTouch) { reached == nil ? first.began(touch) : begin(touch) }

  override func moved(_ touch: ElementTouch) {
    guard reached == nil else { return hasBegun ? second.moved(touch) : begin(touch) }
    first.moved(touch)
    // A recognized long press: the second gesture measures its movement from here.
    if reached != nil { begin(touch) }
  }

  override func finishedTouch(_ touch: ElementTouch) {
    if hasBegun { return second.finishedTouch(touch) }
    if reached == nil { first.finishedTouch(touch) }
  }

  override func cancelled() {
    reset()
    first.cancelled()
    second.cancelled()
  }
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
    if hasEnded { tellEnded(value) } else { tellFinished() }
  }
  override func cancelled() {
    first.cancelled()
    second.cancelled()
    super.cancelled()
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
    result = nil
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
    if let result { tellEnded(result) } else { tellFinished() }
  }
  override func cancelled() {
    first.cancelled()
    second.cancelled()
    super.cancelled()
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
}
