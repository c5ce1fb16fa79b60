internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// The screen, the size and the traits with which a strategy displays its values.
struct ScreenSetup: Sendable {
  var config = ViewImageConfig()
  /// The size, in points; nil for the screen's size, or for a view's own size.
  var size: CGSize?
  /// Traits that override those of the screen.
  var traits = UITraitCollection()

  /// Displays a view controller, and returns the result of `read`.
  @MainActor func show<Reading>(
    _ controller: UIViewController, _ assertion: AssertionConfiguration, read: (HostedScreen) -> Reading
  ) -> (reading: Reading, notes: TakenNotes) {
    open(controller, assertion).read(read)
  }

  /// Displays a view, and returns the result of `read`.
  @MainActor func show<Reading>(
    _ view: UIView, _ assertion: AssertionConfiguration, read: (HostedScreen) -> Reading
  ) -> (reading: Reading, notes: TakenNotes) {
    open(view, assertion).read(read)
  }

  // MARK: Showing

  /// Displays a view controller. If it is the root view controller of a window, this window displays it for the snapshot, with
  /// presented view controllers. Otherwise its view is moved, and put back afterwards.
  @MainActor func open(_ controller: UIViewController, _ assertion: AssertionConfiguration) -> ScreenReading {
    let config = assertion.screen ?? config
    let configuration = configuration(for: controller, on: config)
    let place = controller.viewIfLoaded.flatMap { view in
      view.superview == nil || view.window?.rootViewController === controller ? nil : (view, ViewPlace(view))
    }
    let left = place.flatMap { _ in controller.presentedViewController(inside: controller) }
    let shown = ScreenReading(on: configuration, assertion) { controller }
    shown.variant = { config.description(of: configuration) }
    if let left {
      shown.findings.append(
        "\(type(of: controller)) presents \(type(of: left)) in its parent's place, which the picture of the controller by "
          + "itself leaves out: take the snapshot of the window's root controller")
    }
    if let (view, place) = place { shown.restore = { place.restore(view) } }
    return shown
  }

  /// Displays a view in a window of the view's size: its current size, or the size from its constraints or `sizeThatFits(_:)`
  /// under the screen's traits. The view's state is restored. A window is displayed unchanged, with its safe area.
  @MainActor func open(_ view: UIView, _ assertion: AssertionConfiguration) -> ScreenReading {
    if let window = view as? UIWindow { return open(window, assertion) }
    let config = (assertion.screen ?? config).forComponent
    var configuration = config.screenConfiguration(size: ScreenConfiguration.standard.size, traits: traits)
    let before = ViewPlace(view)
    let host = ViewHost(view, size: size ?? before.size)
    if let size = size ?? before.size { configuration.size = size }
    let shown = ScreenReading(on: configuration, assertion) { host }
    if let measured = host.measured {
      configuration.size = measured
      shown.hosted.change(to: configuration)
    }
    shown.variant = { config.description(of: configuration) }
    shown.restore = { before.restore(view) }
    return shown
  }

  /// Displays a window. If neither the strategy nor the matrix specifies a screen or a size, the window stays on its screen.
  @MainActor private func open(_ window: UIWindow, _ assertion: AssertionConfiguration) -> ScreenReading {
    let config = assertion.screen ?? config
    var configuration = config.screenConfiguration(size: size ?? window.bounds.size, traits: traits)
    if assertion.screen == nil, size == nil {
      let current = UIScreen.main.configuration
      configuration = current
      configuration.traits = UITraitCollection(traitsFrom: [current.traits, config.traits, traits])
      if window.bounds.size != current.size {
        configuration.size = window.bounds.size
        configuration.safeAreaInsets = window.safeAreaInsets
        configuration.safeAreaInsetsWithoutStatusBar = window.safeAreaInsets
      }
    }
    let shown = ScreenReading(on: configuration, assertion, window: window)
    shown.variant = { config.description(of: configuration) }
    return shown
  }

  /// The screen for a view controller. Without a size it is an iPhone X, or it has the size that the test set on the view.
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

extension UIViewController {
  /// The view controller that this view controller presents, and not one that an enclosing view controller presents.
  fileprivate func presentedViewController(inside controller: UIViewController) -> UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === controller else { return nil }
    return presented
  }
}
