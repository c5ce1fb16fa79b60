import Foundation

/// Decides which of a test's gesture recognizers that receive the same touches recognize their gestures.
@MainActor final class GestureArbiter {
  // Not a strong reference: the app's state owns this object.
  private unowned let app: AppState

  init(of app: AppState) {
    self.app = app
  }

  /// The recognizers that receive touches, or have recognized or failed and aren't reset yet.
  private(set) var involved: [UIGestureRecognizer] = []
  /// The identifiers of the recognizers in `involved`, which keeps them alive.
  private var involvedIdentifiers: Set<ObjectIdentifier> = []

  func involve(_ recognizer: UIGestureRecognizer) {
    if involvedIdentifiers.insert(ObjectIdentifier(recognizer)).inserted { involved.append(recognizer) }
  }

  // MARK: States

  func recognizer(_ recognizer: UIGestureRecognizer, asksFor state: UIGestureRecognizer.State) {
    let core = recognizer.core
    if core.isFinished { return }
    switch state {
    case .possible: break
    case .failed:
      core.waitingState = nil
      if core.isActive { enter(.cancelled, recognizer) } else { enter(.failed, recognizer) }
    case .cancelled:
      core.waitingState = nil
      enter(core.isActive ? .cancelled : .failed, recognizer)
    case .began, .ended, .changed:
      if core.isActive { return enter(state == .began ? .changed : state, recognizer) }
      if core.waitingState == nil { start(recognizer, state) } else { wait(recognizer, state) }
    }
  }

  /// Starts a gesture if the other recognizers and the delegate permit it.
  private func start(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    guard mayBegin(recognizer) else { return enter(.failed, recognizer) }
    switch requirement(of: recognizer) {
    case .open: wait(recognizer, state)
    case .missed: enter(.failed, recognizer)
    case .met: find(recognizer, state)
    }
  }

  /// Makes a recognizer wait for others to fail. A gesture that ends earlier is still recognized afterwards; continuous recognizers
  /// pass through `began`.
  private func wait(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.core.waitingState = state
    involve(recognizer)
  }

  private func find(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.core.waitingState = nil
    if involved.contains(where: { $0 !== recognizer && isPrevented(recognizer, by: $0) }) {
      return enter(.failed, recognizer)
    }
    if recognizer.isContinuous {
      enter(.began, recognizer)
      if state == .ended { enter(.ended, recognizer) }
    } else {
      enter(.ended, recognizer)
    }
    for other in involved where other !== recognizer && other.core.state == .possible {
      if prevents(recognizer, other) { enter(.failed, other) }
    }
  }

  private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    let core = recognizer.core
    let wasPossible = core.state == .possible
    core.state = state
    involve(recognizer)
    if wasPossible, state == .began || state == .ended { app.touches.gestureWasFound(recognizer) }
    if state != .failed { core.targets.call(recognizer) }
    if core.isFinished { app.gestureClock.clearDeadline(of: recognizer) }
  }

  func disable(_ recognizer: UIGestureRecognizer) {
    guard isInvolved(recognizer) else { return }
    self.recognizer(recognizer, asksFor: .cancelled)
  }

  // MARK: Questions

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.view?.gestureRecognizerShouldBegin(recognizer) == false { return false }
    if let tap = recognizer as? UITapGestureRecognizer, tap.isOrdinary, isOnControl(tap) { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// "Default control actions prevent overlapping gesture recognizer behavior", as Apple's documentation puts it.
  private func isOnControl(_ tap: UITapGestureRecognizer) -> Bool {
    var view = tap.core.touches.first?.view
    while let current = view, current !== tap.view {
      if let control = current as? UIControl, control.prefersOwnTaps, control.isEnabled { return true }
      view = current.superview
    }
    return false
  }

  private enum Requirement { case met, open, missed }

  /// Whether the recognizers that have to fail first have failed.
  private func requirement(of recognizer: UIGestureRecognizer) -> Requirement {
    var result = Requirement.met
    for other in requiredToFail(by: recognizer) where other.isEnabled && other !== recognizer {
      guard isInvolved(other) else { continue }
      switch other.core.state {
      case .failed, .cancelled: continue
      case .possible: result = .open
      default: return .missed
      }
    }
    return result
  }

  private func isInvolved(_ recognizer: UIGestureRecognizer) -> Bool {
    involvedIdentifiers.contains(ObjectIdentifier(recognizer))
  }

  private func requiredToFail(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var result = recognizer.core.required.compactMap(\.recognizer)
    for other in involved where other !== recognizer {
      let isRequired =
        recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
      if isRequired { result.append(other) }
    }
    return result
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool {
    let core = other.core
    guard core.isActive || core.state == .ended, !core.touches.isEmpty || core.isActive else { return false }
    return prevents(other, recognizer)
  }

  private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard shareTouches(recognizer, other), recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else {
      return false
    }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) != true
  }

  private func shareTouches(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.core.touches.contains { touch in b.core.touches.contains { $0 === touch } }
  }

  // MARK: After an event

  /// Continues recognizers that waited for others, until no recognizer changes.
  func settle() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for recognizer in involved {
        guard let state = recognizer.core.waitingState else { continue }
        switch requirement(of: recognizer) {
        case .open: continue
        case .missed: enter(.failed, recognizer)
        case .met: find(recognizer, state)
        }
        recognizer.core.waitingState = nil
        hasChanged = true
      }
    }
    app.touches.deliverWhatWaits()
  }

  /// Resets the recognizers whose gesture and touches have ended.
  func resetFinished() {
    let finished = involved.filter { $0.core.isFinished && $0.core.touches.isEmpty }
    let others = involved.filter { !$0.core.isFinished && $0.core.touches.isEmpty && isIdle($0) }
    involvedIdentifiers.subtract((finished + others).map(ObjectIdentifier.init))
    involved.removeAll { !isInvolved($0) }
    for recognizer in finished {
      recognizer.core.state = .possible
      recognizer.core.waitingState = nil
      app.gestureClock.clearDeadline(of: recognizer)
      recognizer.reset()
    }
  }

  private func isIdle(_ recognizer: UIGestureRecognizer) -> Bool {
    let core = recognizer.core
    return core.state == .possible && core.deadline == nil && core.waitingState == nil
  }
}
