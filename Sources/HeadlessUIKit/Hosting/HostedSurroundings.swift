import Foundation

/// The surroundings of views: a screen, a device and the current traits. They are current from their creation until they end, when
/// the previous ones are restored.
///
/// The screen, the device and the keyboard belong to the test. The current traits belong to the thread, on which other tests run
/// while one waits: surroundings leave the thread then, and come back when the test goes on.
@MainActor package final class HostedSurroundings {
  /// The surroundings whose traits are the main thread's: the latest of all tests, except tests whose task has its own traits.
  private static var latestOnThread: HostedSurroundings? {
    get { AppState.ofProcess.surroundingsOfThread as? HostedSurroundings }
    set { AppState.ofProcess.surroundingsOfThread = newValue }
  }

  private let app = AppState.current
  private weak var outer: HostedSurroundings?
  private var configurationBefore: ScreenConfiguration
  private var sceneOverridesBefore: UITraitOverrides
  private var keyboardBefore: HostedKeyboard.State
  private weak var outerOnThread: HostedSurroundings?
  private var traitsBefore = UITraitCollection.current
  /// The traits of the task, which override the thread's; nil if it has none.
  private let ofTask = TaskTraits.current
  private var isOnThread = true
  private var actionsAtEnd: [() -> Void] = []
  /// Owns the state set in these surroundings.
  let host: StateHost
  private let endsHost: Bool

  /// Makes the surroundings current, with the keyboard hidden and without running animations.
  package convenience init(_ configuration: ScreenConfiguration) { self.init(configuration, in: nil) }

  /// - Parameter host: the host of a screen that may outlive the surroundings; nil to create one that ends with the surroundings.
  init(_ configuration: ScreenConfiguration, in host: StateHost?) {
    self.host = host ?? .beginScreen()
    endsHost = host == nil
    configurationBefore = app.configuration
    sceneOverridesBefore = app.scene.traitOverrides
    keyboardBefore = app.keyboard.state
    outer = app.surroundings as? HostedSurroundings
    AppFonts.ofProgram
    HostedScreen.apply(configuration, to: app)
    app.keyboard.reset(to: configuration.hasHardwareKeyboard ? .hardware : .device)
    AnimationState.current.reset()
    app.surroundings = self
    guard ofTask == nil else { return }
    outerOnThread = HostedSurroundings.latestOnThread
    HostedSurroundings.latestOnThread = self
  }

  /// Whether these surroundings are still the latest of their test.
  var holdInApp: Bool { app.surroundings === self }

  /// Whether the thread's traits are these surroundings', or don't matter because the task has its own.
  private var holdOnThread: Bool { ofTask != nil || HostedSurroundings.latestOnThread === self }

  /// Restores the thread's previous traits, while other tests may run on it.
  func leaveThread() {
    endOnThread()
    isOnThread = false
  }

  /// Sets the thread's traits to those of the app's screen.
  func enterThread() {
    if isOnThread, holdOnThread { return }
    leaveThread()
    isOnThread = true
    guard ofTask == nil else { return }
    traitsBefore = UITraitCollection.current
    outerOnThread = HostedSurroundings.latestOnThread
    HostedSurroundings.latestOnThread = self
    UITraitCollection.current = app.configuration.traits
  }

  /// Runs an action after these surroundings have ended and the previous ones are current.
  func atEnd(_ action: @escaping () -> Void) { actionsAtEnd.append(action) }

  /// Restores the previous surroundings, including the keyboard of a first responder that still exists. If other surroundings are
  /// current by now, they stay, and restore the previous ones when they end.
  package func end() {
    endOnThread()
    endInApp()
    if endsHost { host.endScreen() }
    let actions = actionsAtEnd
    actionsAtEnd = []
    for action in actions { action() }
  }

  private func endInApp() {
    guard app.surroundings === self else { return handOver() }
    app.surroundings = outer
    // All screens share one scene: the next screen must not inherit this one's overrides.
    app.scene.traitOverrides = sceneOverridesBefore
    app.show(on: configurationBefore)
    // Set on the stored object: a screen released with its last reference ends outside of the task.
    ofTask?.value = traitsBefore
    app.keyboard.restore(keyboardBefore)
  }

  /// Makes the next newer surroundings restore the ones before these.
  private func handOver() {
    var next = app.surroundings as? HostedSurroundings
    while let later = next, later.outer !== self { next = later.outer }
    guard let later = next else { return }
    later.outer = outer
    later.configurationBefore = configurationBefore
    later.sceneOverridesBefore = sceneOverridesBefore
    later.keyboardBefore = keyboardBefore
    if ofTask != nil { later.traitsBefore = traitsBefore }
  }

  private func endOnThread() {
    guard isOnThread, ofTask == nil else { return }
    guard HostedSurroundings.latestOnThread === self else {
      var next = HostedSurroundings.latestOnThread
      while let later = next, later.outerOnThread !== self { next = later.outerOnThread }
      next?.traitsBefore = traitsBefore
      next?.outerOnThread = outerOnThread
      return
    }
    HostedSurroundings.latestOnThread = outerOnThread
    UITraitCollection.current = traitsBefore
  }
}
