public import Foundation

/// Calls its target for every frame of the screen, in counted time. Before a picture is taken and while the run loop runs, frames
/// follow each other until the link is paused or invalidated, so that the animation that it drives is complete.
///
/// A link that runs for ten seconds is assumed to drive an endless animation. After that, the target is called only once for each
/// picture or turn of the run loop.
open class CADisplayLink: NSObject {
  open var isPaused: Bool = false {
    didSet { if oldValue, !isPaused { start() } }
  }
  /// The preferred frame rate; 0 for the screen's rate of 60.
  open var preferredFramesPerSecond: Int = 0
  /// The preferred frame rates. The range's preferred rate applies, or else its maximum. The default is the screen's rate.
  open var preferredFrameRateRange: CAFrameRateRange = .default
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var time: CFTimeInterval = 0
  fileprivate var isTakenForEndless = false
  fileprivate var framesLeft = 0
  fileprivate var frameBefore: TimeInterval = 0

  /// Creates a link that retains its target until the link is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts calling the target for the frames of the main run loop, whatever the mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    start()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    stop()
  }

  /// Stops the link and releases the target.
  open func invalidate() {
    isAdded = false
    target = nil
    stop()
  }

  /// The counted time in which the link was started.
  private weak var countedTime: CountedTime?

  private func start() {
    guard isAdded, !isPaused, target != nil else { return }
    // Unsafe, here and below: a link is used on the main thread only, because its run loop is the main one.
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

  /// The time of the last frame, in seconds on the clock of ``CACurrentMediaTime()``; 0 before the first frame.
  open var timestamp: CFTimeInterval { time }

  open var targetTimestamp: CFTimeInterval { time + frameTime }

  /// The time between two frames of the screen, in seconds.
  open var duration: CFTimeInterval { 1.0 / 60 }

  fileprivate var frameTime: CFTimeInterval {
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

extension CADisplayLink {
  /// The number of the screen's frames between two calls; of iOS before 10. The screen has 60 frames per second.
  @available(*, deprecated, message: "Use preferredFramesPerSecond.")
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = 60 / max(1, newValue) }
  }
}

extension CADisplayLink: @MainActor FrameLink {
  var isActive: Bool { isRunning }
  var interval: TimeInterval { frameTime }
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
