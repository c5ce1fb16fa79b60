package import Foundation

/// The time of animations. The code doesn't wait for it but counts it: the time jumps to the next event. Each test has its own
/// counted time.
///
/// A picture shows the screen when it first comes to rest, which is when nothing moves for longer than ``longestPause``. Later
/// movements don't begin until a test waits for them, by running the run loop or sleeping.
@MainActor package final class CountedTime {
  /// The time of the test that the running code belongs to, or of the process.
  package static var current: CountedTime {
    let host = StateHost.ofTest
    if let known = host.ofLayers { return unsafeDowncast(known, to: CountedTime.self) }
    let made = CountedTime(MediaClock.of(host))
    host.ofLayers = made
    return made
  }

  private let clock: MediaClock

  private init(_ clock: MediaClock) {
    self.clock = clock
  }

  /// The longest pause within a movement, in seconds, such as between views that appear one after the other.
  private static let longestPause: TimeInterval = 0.5
  /// The limit for screens that never come to rest, in seconds: a picture is taken then.
  private static let longestMovement: TimeInterval = 10
  /// The limit for animations without a duration that start each other endlessly.
  private static let mostEvents = 2000

  /// A movement on the screen.
  private struct Movement {
    let begin: TimeInterval
    let end: TimeInterval
    let order: Int
    let scope: ObjectIdentifier?
    var hasBegun: Bool
    let showing: MomentShowing?
    let onBegin: () -> Void
    let onEnd: () -> Void
  }

  /// A movement that repeats forever; the screen comes to rest without it.
  private struct Repetition {
    let begin: TimeInterval
    let scope: ObjectIdentifier?
    let showing: MomentShowing
  }

  /// Seconds since the first animation.
  package private(set) var now: TimeInterval = 0
  private var movements: [Movement] = []
  private var repetitions: [Repetition] = []
  /// Whether the screen doesn't come to rest by itself, because a test inspects moments of its animations.
  private var isHeld = false
  private var entries: [(link: any FrameLink, scope: ObjectIdentifier?)] = []
  private var links: [any FrameLink] { entries.map(\.link) }
  private var made = 0
  private var isCounting = false
  private var isScheduled = false
  private var alarm: Timer?
  /// The changes outside all transactions since the last moment.
  var implicitTransaction: TransactionStack.Level?
  /// Animations of layers that no window shows yet.
  let unseenAnimations = UnseenAnimations()
  /// The screen that is being displayed. Movements that begin meanwhile are discarded with it.
  package var scope: ObjectIdentifier?

  // MARK: Movements

  /// Adds a movement that starts after `delay` seconds and lasts `duration` seconds.
  ///
  /// - Parameters:
  ///   - showing: displays the current state of the movement; nil for an invisible movement.
  ///   - onBegin: called when the delay is over; not called without a delay.
  ///   - onEnd: called at the end of the movement.
  package func add(
    delay: TimeInterval, duration: TimeInterval, showing: MomentShowing? = nil, onBegin: @escaping () -> Void = {},
    onEnd: @escaping () -> Void
  ) {
    let endInTransactions = [TransactionGroup].waiting.begin()
    addAlone(delay: delay, duration: duration, showing: showing, onBegin: onBegin) {
      onEnd()
      endInTransactions()
    }
  }

  /// Adds a movement that transactions don't wait for, with the same parameters.
  package func addAlone(
    delay: TimeInterval, duration: TimeInterval, showing: MomentShowing? = nil, onBegin: @escaping () -> Void = {},
    onEnd: @escaping () -> Void
  ) {
    let begin = now + max(delay, 0)
    made += 1
    movements.append(
      Movement(
        begin: begin, end: begin + max(duration, 0), order: made, scope: scope, hasBegun: delay <= 0, showing: showing,
        onBegin: onBegin, onEnd: onEnd))
    schedule()
  }

  /// Adds a movement that repeats forever, starting after `delay` seconds. It is visible only in pictures of a moment.
  package func addRepetition(delay: TimeInterval, showing: MomentShowing) {
    guard isHeld else { return }
    repetitions.append(Repetition(begin: now + max(delay, 0), scope: scope, showing: showing))
  }

  /// An object that is called for every frame while it is active.
  func add(_ link: any FrameLink) {
    if !entries.contains(where: { $0.link === link }) { entries.append((link, scope)) }
    link.lastFrame = now
    schedule()
  }

  func remove(_ link: any FrameLink) { entries.removeAll { $0.link === link } }

  /// Discards the movements that began while a screen was displayed, which shows their end.
  package func forget(_ scope: ObjectIdentifier) {
    let forgotten = movements.filter { $0.scope == scope }
    movements.removeAll { $0.scope == scope }
    entries.removeAll { $0.scope == scope }
    unseenAnimations.forget(scope)
    implicitTransaction = nil
    repetitions.removeAll { $0.scope == scope }
    for movement in forgotten where !movement.hasBegun { movement.onBegin() }
    if self.scope == scope { self.scope = nil }
    if !forgotten.isEmpty { setAlarm() }
  }

  /// Stores an animation of a layer that is in no window.
  func add(unseen animation: UnseenAnimations.Entry) {
    unseenAnimations.add(animation, scope)
    schedule()
  }

  // MARK: Counting

  /// Lets the next turn of the run loop bring the screen to rest, for tests that don't take a picture.
  private func schedule() {
    guard !isScheduled, !isCounting, !isHeld else { return }
    isScheduled = true
    Task { @MainActor [self] in
      isScheduled = false
      comeToRest()
    }
  }

  /// Advances the time until the screen is at rest.
  package func comeToRest() {
    guard !isCounting, !isHeld else { return }
    unseenAnimations.beginSeen()
    unseenAnimations.giveUpWaiting(in: self)
    guard !movements.isEmpty || !entries.isEmpty else { return }
    count { [self] in
      let limit = now + CountedTime.longestMovement
      var events = 0
      while now < limit, events < CountedTime.mostEvents, let next = nextMoment(hasLimit: true) {
        events += 1
        move(to: min(next, limit))
      }
      for link in links where now >= limit { link.isEndless = true }
    }
  }

  /// Advances the time by an interval, even if nothing moves.
  package func advance(by seconds: TimeInterval) { advance(by: seconds) {} }

  /// Advances the time by an interval.
  ///
  /// - Parameter update: called after the events of a moment, as a screen is updated on its frames. What they change begins then.
  package func advance(by seconds: TimeInterval, afterEvents update: () -> Void) {
    guard !isCounting else { return }
    count { [self] in
      let end = now + seconds
      var events = 0
      while events < CountedTime.mostEvents, let next = nextMoment(hasLimit: false), next <= end + 1e-9 {
        events += 1
        // Sums of frame intervals differ from the same time in their last digits.
        move(to: min(next, end))
        update()
      }
      now = max(now, end)
    }
  }

  private func count(_ action: () -> Void) {
    isCounting = true
    let reading = clock.now
    let start = now
    startOfClock = reading - start
    clock.stop(at: reading)
    for link in links {
      link.endlessFrames = 1
      link.lastFrame = now
    }
    action()
    clock.stop(at: reading + now - start)
    if !isHeld { clock.goOn() }
    isCounting = false
    setAlarm()
  }

  private var startOfClock: TimeInterval = 0

  private var activeLinks: [any FrameLink] {
    links.filter { $0.isActive && (!$0.isEndless || $0.endlessFrames > 0) }
  }

  /// The time of the next event; nil if the screen is at rest or no events are left.
  private func nextMoment(hasLimit: Bool) -> TimeInterval? {
    var next = movements.map { $0.hasBegun ? $0.end : $0.begin }.min()
    let links = activeLinks
    let isMoving = movements.contains(where: \.hasBegun) || !links.isEmpty
    if hasLimit, !isMoving, let moment = next, moment - now > CountedTime.longestPause { next = nil }
    guard let frame = links.map({ max($0.lastFrame + $0.interval, now) }).min() else { return next }
    return min(next ?? .infinity, frame)
  }

  private func move(to moment: TimeInterval) {
    now = max(now, moment)
    clock.stop(at: startOfClock + now)
    for link in activeLinks where link.lastFrame + link.interval <= now + 1e-9 {
      if link.isEndless { link.endlessFrames -= 1 }
      link.lastFrame = now
      link.tick(at: startOfClock + now)
    }
    let begun = movements.indices.filter { !movements[$0].hasBegun && movements[$0].begin <= now }
    for index in begun { movements[index].hasBegun = true }
    for action in begun.map({ movements[$0].onBegin }) { action() }
    // Sums of delays and durations that result in the same moment differ in their last digits.
    let moment = now + 1e-6
    let ended = movements.filter { $0.hasBegun && $0.end <= moment }.sorted { $0.order < $1.order }
    movements.removeAll { $0.hasBegun && $0.end <= moment }
    for movement in ended { movement.onEnd() }
  }

  // MARK: Moments

  /// Whether the test's time is held while it inspects moments of animations; false on threads other than the main thread.
  package nonisolated static var isHeldHere: Bool {
    MainThread.isCurrent && MainActor.assumeIsolated { current.isHeld }
  }

  /// Runs an action during which the screen doesn't come to rest by itself and only `advance(by:)` moves the clock.
  package func hold<Result>(_ action: () throws -> Result) rethrows -> Result {
    guard !isHeld else { return try action() }
    isHeld = true
    clock.stop(at: clock.now)
    defer {
      isHeld = false
      clock.goOn()
      schedule()
    }
    return try action()
  }

  /// Runs an action while layers show the current state of movements instead of their final state.
  package func showMoment<Result>(_ action: () -> Result) -> Result {
    let moving = movements.filter(\.hasBegun).sorted { $0.order < $1.order }
    var shown: [MomentShowing] = []
    func show(_ showing: MomentShowing?, since begin: TimeInterval) {
      guard let showing else { return }
      showing.show(now - begin)
      shown.append(showing)
    }
    for movement in moving { show(movement.showing, since: movement.begin) }
    for repetition in repetitions where repetition.begin <= now { show(repetition.showing, since: repetition.begin) }
    clock.showMoment(now)
    let result = action()
    clock.showMoment(nil)
    for showing in shown.reversed() { showing.hide() }
    return result
  }

  // MARK: Waiting

  /// Waits on behalf of a test: events after the screen has come to rest happen once a test has waited as long as on iOS.
  private func setAlarm() {
    alarm?.invalidate()
    alarm = nil
    guard let next = movements.map({ $0.hasBegun ? $0.end : $0.begin }).min(), next.isFinite else { return }
    let timer = Timer(timeInterval: max(next - now, 0), repeats: false) { [weak self] _ in
      MainThread.runSoon { self?.alarmRings(for: next) }
    }
    RunLoop.main.add(timer, forMode: .common)
    alarm = timer
    // The limit of about 30 years prevents an overflow of the nanoseconds.
    let pause = UInt64(min(max(next - now, 0) * 1e9, 1e18))
    Task { @MainActor [weak self] in
      try? await Task.sleep(nanoseconds: pause)
      self?.alarmRings(for: next)
    }
  }

  private func alarmRings(for moment: TimeInterval) {
    guard moment > now, !isCounting, movements.contains(where: { ($0.hasBegun ? $0.end : $0.begin) == moment }) else {
      return
    }
    advance(by: moment - now)
    comeToRest()
  }
}

/// Displays the state of a movement at a moment.
@MainActor package struct MomentShowing {
  /// Displays the state at a time, in counted seconds since the movement began.
  let show: (TimeInterval) -> Void
  /// Undoes the effect of `show`.
  let hide: () -> Void

  package init(show: @escaping (TimeInterval) -> Void, hide: @escaping () -> Void) {
    self.show = show
    self.hide = hide
  }
}

/// An observer of frames.
@MainActor protocol FrameLink: AnyObject {
  var isActive: Bool { get }
  /// Seconds from one frame to the next.
  var interval: TimeInterval { get }
  /// Whether the frames have continued for longer than any animation: from then on, the observer gets one frame per picture or turn
  /// of the run loop.
  var isEndless: Bool { get set }
  var endlessFrames: Int { get set }
  /// The time of the last frame, in simulated seconds.
  var lastFrame: TimeInterval { get set }
  func tick(at time: TimeInterval)
}
