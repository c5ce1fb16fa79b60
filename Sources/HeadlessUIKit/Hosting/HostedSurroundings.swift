import Foundation

/// What views find around them, a screen, a device and the current traits, from when it is made until it ends: then it is
/// what it was before.
@MainActor package final class HostedSurroundings {
  private static weak var latestOfProcess: HostedSurroundings?

  /// The one that holds now.
  private static var latest: HostedSurroundings? {
    get { if let task = TaskSurroundings.current { task.latest as? HostedSurroundings } else { latestOfProcess } }
    set { if let task = TaskSurroundings.current { task.latest = newValue } else { latestOfProcess = newValue } }
  }

  private weak var outer: HostedSurroundings?
  private var configurationBefore: ScreenConfiguration
  private var traitsBefore: UITraitCollection
  private var sceneOverridesBefore = UIWindowScene.main.traitOverrides
  private var keyboardBefore = HostedKeyboard.shared.state
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
    outer = HostedSurroundings.latest
    configurationBefore = UIScreen.main.configuration
    traitsBefore = UITraitCollection.current
    AppFonts.ofProgram
    HostedScreen.apply(configuration)
    HostedKeyboard.shared.reset(to: configuration.hasHardwareKeyboard ? .hardware : .device)
    AnimationState.reset()
    HostedSurroundings.latest = self
  }

  /// Whether no others hold by now.
  var holds: Bool { HostedSurroundings.latest === self }

  /// Has something done once these surroundings have ended, with those current that were there before.
  func atEnd(_ action: @escaping () -> Void) { actionsAtEnd.append(action) }

  /// Puts back what was there before, also the keyboard of a first responder that is still there. Where others hold by now they
  /// stay, and put it back when they end.
  package func end() {
    defer {
      if endsHost { host.endScreen() }
      let actions = actionsAtEnd
      actionsAtEnd = []
      for action in actions { action() }
    }
    guard HostedSurroundings.latest === self else { return handOver() }
    HostedSurroundings.latest = outer
    // There is one scene for all screens: what this one overrides is not for the next.
    UIWindowScene.main.traitOverrides = sceneOverridesBefore
    HostedScreen.apply(configurationBefore)
    UITraitCollection.current = traitsBefore
    HostedKeyboard.shared.restore(keyboardBefore)
  }

  /// Has the ones that came right after these put back what was there before these.
  private func handOver() {
    var next = HostedSurroundings.latest
    while let later = next, later.outer !== self { next = later.outer }
    guard let later = next else { return }
    later.outer = outer
    later.configurationBefore = configurationBefore
    later.traitsBefore = traitsBefore
    later.sceneOverridesBefore = sceneOverridesBefore
    later.keyboardBefore = keyboardBefore
  }
}
