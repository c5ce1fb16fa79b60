public import Foundation

/// Calls actions for every update of the screen, in counted time: as ``CADisplayLink`` does, before a picture is taken, until
/// it is disabled. API of iOS 18.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  private var actions: [(phase: UIUpdateActionPhase, run: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  private var link: CADisplayLink?
  /// The information on the current update; nil between updates.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  public init(view: UIView) {
    super.init()
  }

  public init(windowScene: UIWindowScene) {
    super.init()
  }

  /// With an action, as ``addAction(handler:)`` adds it.
  public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }

  public convenience init(
    windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  public convenience init(view: UIView, actionTarget target: AnyObject, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  public convenience init(windowScene: UIWindowScene, actionTarget target: AnyObject, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  open var isEnabled = false {
    didSet {
      guard oldValue != isEnabled else { return }
      isEnabled ? start() : stop()
    }
  }

  /// Whether updates occur without a request; otherwise actions only run in the screen's next update.
  open var requiresContinuousUpdates = false {
    didSet { if isEnabled, oldValue != requiresContinuousUpdates { start() } }
  }
  /// Stored but unused: updates come at the screen's rate, in simulated time.
  open var wantsLowLatencyEventDispatch = false
  /// Stored but unused: updates come at the screen's rate, in simulated time.
  open var wantsImmediatePresentation = false
  open var preferredFrameRateRange: CAFrameRateRange = .default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }

  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }
  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append((phase, handler))
  }
  open func addAction(target: AnyObject, selector: Selector) {
    addAction { [weak target] link, _ in
      if let target { selector.call(on: target, sender: link) }
    }
  }

  private func start() {
    stop()
    let made = CADisplayLink(
      target: UpdateLinkTarget(self), selector: Selector("update:", UpdateLinkTarget.update))
    made.preferredFrameRateRange = preferredFrameRateRange
    made.add(to: .main, forMode: .common)
    link = made
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  fileprivate func update() {
    guard let link else { return }
    let info = UIUpdateInfo(modelTime: link.timestamp, end: link.targetTimestamp)
    currentUpdateInfo = info
    for action in actions.sorted(by: { $0.phase.order < $1.phase.order }) where isEnabled { action.run(self, info) }
    currentUpdateInfo = nil
    if !requiresContinuousUpdates { stop() }
  }
}

/// The display link's target, which doesn't keep the update link.
@MainActor private final class UpdateLinkTarget: NSObject {
  private weak var link: UIUpdateLink?

  init(_ link: UIUpdateLink) {
    self.link = link
  }

  func update(_ sender: CADisplayLink) { link?.update() }
}
