internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// The screen that a strategy shows its values on, and how they are shown there.
struct StrategyScreen: Sendable {
  var config = ViewImageConfig()
  /// In points; nil for the screen's, or for a view's own.
  var size: CGSize?
  /// Go before the screen's.
  var traits = UITraitCollection()

  /// What `read` makes of a controller that is shown.
  @MainActor func show<Reading>(
    _ controller: UIViewController, _ setting: SnapshotSetting, read: (HostedScreen) -> Reading
  ) -> (reading: Reading, notes: TakenNotes) {
    let config = setting.screen ?? config
    let configuration = configuration(for: controller, on: config)
    return ScreenRenderer.show(on: configuration, setting, controller: { controller }, read: read) {
      config.description(of: configuration)
    }
  }

  /// What `read` makes of a view that is shown in a window of its own size: the one it has, or that its constraints or
  /// `sizeThatFits(_:)` give it under the screen's traits. The view is left as it was.
  @MainActor func show<Reading>(
    _ view: UIView, _ setting: SnapshotSetting, read: (HostedScreen) -> Reading
  ) -> (reading: Reading, notes: TakenNotes) {
    let config = (setting.screen ?? config).forComponent
    var configuration = config.screenConfiguration(size: ScreenConfiguration.standard.size, traits: traits)
    let before = ViewPlace(view)
    defer { before.restore(view) }
    let host = ViewHost(view, size: size ?? before.size)
    if let size = size ?? before.size { configuration.size = size }
    return ScreenRenderer.show(on: configuration, setting, controller: { host }) { screen in
      if let measured = host.measured {
        configuration.size = measured
        screen.change(to: configuration)
      }
      return read(screen)
    } variant: {
      config.description(of: configuration)
    }
  }

  /// The screen to show a controller on: without a size an iPhone X, or the size that the test gave the view.
  @MainActor private func configuration(
    for controller: UIViewController, on config: ViewImageConfig
  ) -> ScreenConfiguration {
    let standard = ScreenConfiguration.standard
    var config = config
    if let size { config.size = size }
    if config.size == nil, let given = controller.viewIfLoaded?.bounds.size, given.width > 0, given.height > 0 {
      config.size = given
    }
    var configuration = config.screenConfiguration(size: standard.size, traits: traits)
    if configuration.size == standard.size, config.device == nil, config.safeArea == .zero, size == nil {
      configuration.safeAreaInsets = standard.safeAreaInsets
      configuration.safeAreaInsetsWithoutStatusBar = standard.safeAreaInsetsWithoutStatusBar
    }
    return configuration
  }
}
