import Foundation

/// What views find around them, a screen, a device and the current traits, from when it is made until it ends: then it is
/// what it was before.
///
/// The screen, the device and the keyboard are the test's alone. The current traits are the thread's, on which other tests run
/// while one waits; surroundings that no longer hold there are made to hold again by ``HostedScreen/hold()``.
@MainActor package final class HostedSurroundings {
  /// The latest of all tests, by whose traits the main thread goes; tests with traits of their own aside.
  private static weak var latestOnThread: HostedSurroundings?

  private let app = AppState.current
  private weak var outer: HostedSurroundings?
  private var configurationBefore: ScreenConfiguration
  private var sceneOverridesBefore: UITraitOverrides
  private var keyboardBefore: HostedKeyboard.State
  private weak var outerOnThread: HostedSurroundings?
  private var traitsBefore = UITraitCollection.current
  /// The task's own, which hold instead of the thread's; nil where it has none.
  private let ofTask = TaskTraits.current
  private var actionsAtEnd: [() -> Void] = []
  /// Owns what is set while the surroundings hold.
  let host: StateHost
  private let endsHost: Bool

  /// Makes the surroundings those that views ask for, with the keyboard down and without running animations.
  package convenience init(_ configuration: ScreenConfiguration) { self.init(configuration, in: nil) }

  /// - Parameter host: that of a screen, whose surroundings may end before it does; nil for one of the surroundings' own.
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

  /// Whether no others hold by now.
  var holds: Bool { app.surroundings === self && (ofTask != nil || HostedSurroundings.latestOnThread === self) }

  /// Has something done once these surroundings have ended, with those current that were there before.
  func atEnd(_ action: @escaping () -> Void) { actionsAtEnd.append(action) }

  /// Puts back what was there before, also the keyboard of a first responder that is still there. Where others hold by now they
  /// stay, and put it back when they end.
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
    // There is one scene for all screens: what this one overrides is not for the next.
    app.scene.traitOverrides = sceneOverridesBefore
    app.show(on: configurationBefore)
    // By the object: a screen that ends with its last reference is outside of the task.
    ofTask?.value = traitsBefore
    app.keyboard.restore(keyboardBefore)
  }

  /// Has the ones that came right after these put back what was there before these.
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
    guard ofTask == nil else { return }
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
