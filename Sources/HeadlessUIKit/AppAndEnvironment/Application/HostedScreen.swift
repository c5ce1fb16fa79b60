import Foundation
package import Graphics

/// A controller shown full-screen on a device: laid out, appeared, ready to be drawn.
@MainActor package final class HostedScreen {
  package let controller: UIViewController
  package let window: UIWindow

  /// Whose surroundings the views see.
  private static weak var latest: HostedScreen?
  private let configurationBefore: ScreenConfiguration
  private let traitsBefore: UITraitCollection
  private let sceneOverridesBefore = UIWindowScene.main.traitOverrides

  /// Makes the controller with the device's surroundings current, shows it, and lays it out until it settles.
  package init(_ configuration: ScreenConfiguration, controller make: () throws -> UIViewController) rethrows {
    configurationBefore = UIScreen.main.configuration
    traitsBefore = UITraitCollection.current
    HostedScreen.apply(configuration)
    HostedKeyboard.shared.reset()
    AnimationState.reset()
    controller = try make()
    window = UIWindow(frame: CGRect(origin: .zero, size: configuration.size))
    HostedScreen.latest = self
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateScreen()
  }

  /// Makes the device's surroundings those that views ask for: the screen, the device, the current traits.
  package static func apply(_ configuration: ScreenConfiguration) {
    UIScreen.main.configuration = configuration
    UITraitCollection.current = configuration.traits
    HostedLocale.current = configuration.locale
    UIDevice.current.host(configuration.traits.userInterfaceIdiom, orientation: configuration.orientation)
  }

  /// Changes the surroundings of the shown controller, as a turn of the device or a change of settings does.
  package func change(to configuration: ScreenConfiguration) {
    let previous = UIScreen.main.configuration
    let sceneTraits = window.windowScene?.traitCollection
    HostedScreen.apply(configuration)
    UIScreen.main.traitsDidChange(from: previous.traits)
    if let sceneTraits { window.windowScene?.traitsDidChange(from: sceneTraits, to: window.screenTraits) }
    window.screenDidChange()
    HostedKeyboard.shared.screenDidChange()
    UIApplication.shared.screenDidChange(from: previous, to: configuration)
    window.updateScreen()
  }

  /// Takes the controller off the screen, with its callbacks, and puts back the surroundings that were there before.
  package func close() {
    window.rootViewController = nil
    window.isHidden = true
    guard HostedScreen.latest === self else { return }
    HostedScreen.latest = nil
    // There is one scene for all screens: what this one overrides is not for the next.
    UIWindowScene.main.traitOverrides = sceneOverridesBefore
    HostedScreen.apply(configurationBefore)
    UITraitCollection.current = traitsBefore
  }

  /// What is on the screen now, with the values that paused animators and animations show.
  package func displayList() -> DisplayList {
    window.layoutIfNeeded()
    return DisplayList(
      size: window.bounds.size, scale: window.layoutScale, background: .clear,
      items: LayerPresentation.during(window.layer) { window.displayItems() })
  }

  /// The views on the screen, for reports.
  package func viewTree() -> ViewNode {
    let reader = ViewTreeReader(root: window)
    return controller.presentedViewController == nil ? reader.node(of: controller.view) : reader.node(of: window)
  }
}
