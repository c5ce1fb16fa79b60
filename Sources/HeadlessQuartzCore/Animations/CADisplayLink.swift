public import Foundation

/// Calls its target for every frame of the screen, in counted time: before a picture is taken, and when the run loop turns,
/// frames come one after the other until the link is paused or invalidated, so that what it drives is done.
///
/// A link that goes on for ten seconds drives something without an end; from then on it is called once a time.
open class CADisplayLink: NSObject {
  open var isPaused: Bool = false {
    didSet { if oldValue, !isPaused { start() } }
  }
  /// 0 for the screen's 60.
  open var preferredFramesPerSecond: Int = 0
  /// Its preferred rate counts, or else the highest; by default the screen's.
  open var preferredFrameRateRange: CAFrameRateRange = .default
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var time: CFTimeInterval = 0
  fileprivate var isTakenForEndless = false
  fileprivate var framesLeft = 0
  fileprivate var frameBefore: TimeInterval = 0

  /// A link that keeps its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts calling the target. Whatever the mode is, the main run loop's frames count.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    start()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    stop()
  }

  /// Lets go of the target.
  open func invalidate() {
    isAdded = false
    target = nil
    stop()
  }

  /// The counted time in which the link was started.
  private weak var countedTime: CountedTime?

  private func start() {
    guard isAdded, !isPaused, target != nil else { return }
    // Unsafe, here and below: a link is used on the main thread, as its run loop's.
    nonisolated(unsafe) let link = self
    MainThread.runSoon {
      let time = CountedTime.current
      if link.countedTime !== time { link.countedTime?.remove(link) }
      link.countedTime = time
      time.add(link)
    }
  }

  private func stop() {
    nonisolated(unsafe) let link = self
    MainThread.runSoon { link.countedTime?.remove(link) }
  }

  /// The time of the last frame, in seconds as ``CACurrentMediaTime()`` gives them; 0 before the first.
  open var timestamp: CFTimeInterval { time }

  open var targetTimestamp: CFTimeInterval { time + frameInterval }

  /// The time between two frames of the screen, in seconds.
  open var duration: CFTimeInterval { 1.0 / 60 }

  fileprivate var frameInterval: CFTimeInterval {
    let range = preferredFrameRateRange
    let rates = [CFTimeInterval(range.preferred ?? range.maximum), CFTimeInterval(preferredFramesPerSecond)]
    let least = CFTimeInterval(range.minimum)
    return rates.first { $0 > 0 }.map { 1 / min(max($0, least), 60) } ?? duration
  }

  fileprivate var isRunning: Bool { isAdded && !isPaused && target != nil }

  @MainActor fileprivate func callTarget(at time: CFTimeInterval) {
    self.time = time
    if let target { selector.call(on: target, sender: self) }
  }
}

extension CADisplayLink: @MainActor FrameLink {
  var isActive: Bool { isRunning }
  var interval: TimeInterval { frameInterval }
  var isEndless: Bool {
    get { isTakenForEndless }
    set { isTakenForEndless = newValue }
  }
  var endlessFrames: Int {
    get { framesLeft }
    set { framesLeft = newValue }
  }
  var lastFrame: TimeInterval {
    get { frameBefore }
    set { frameBefore = newValue }
  }
  @MainActor func tick(at time: TimeInterval) { callTarget(at: time) }
}
