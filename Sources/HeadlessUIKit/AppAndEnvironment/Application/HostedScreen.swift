import Foundation
package import Graphics

/// A controller shown full-screen on a device: laid out, appeared, ready to be drawn.
@MainActor package final class HostedScreen {
  package let controller: UIViewController
  package let window: UIWindow

  /// Those that end with the screen; nil for a screen within others.
  private let ownSurroundings: HostedSurroundings?
  /// What animations that begin while the screen is shown are told by.
  private let scope = NSObject()

  /// Makes the controller with the device's surroundings current, shows it, and lays it out until it settles.
  ///
  /// - Parameter surroundings: in which the controller was made; nil to have them for the screen alone.
  package init(
    _ configuration: ScreenConfiguration, within surroundings: HostedSurroundings? = nil,
    controller make: () throws -> UIViewController
  ) rethrows {
    let own = surroundings == nil ? HostedSurroundings(configuration) : nil
    ownSurroundings = own
    CountedTime.shared.comeToRest()
    CountedTime.shared.scope = ObjectIdentifier(scope)
    do {
      controller = try make()
    } catch {
      CountedTime.shared.forget(ObjectIdentifier(scope))
      own?.end()
      throw error
    }
    window = UIWindow(frame: CGRect(origin: .zero, size: configuration.size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateScreen()
  }

  /// Makes the device's surroundings those that views ask for: the screen, the device, the current traits.
  package static func apply(_ configuration: ScreenConfiguration) {
    UIScreen.main.configuration = configuration
    UITraitCollection.current = configuration.traits
    HostedLocale.current = configuration.locale
    HostedClock.set(configuration.date)
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
    if previous.hasHardwareKeyboard != configuration.hasHardwareKeyboard {
      HostedKeyboard.shared.simulate(configuration.hasHardwareKeyboard ? .hardware : .device)
    }
    HostedKeyboard.shared.screenDidChange()
    UIApplication.shared.screenDidChange(from: previous, to: configuration)
    window.updateScreen()
  }

  /// Takes the controller off the screen, with its callbacks, and puts back the surroundings that were there before.
  package func close() {
    window.shownMenu?.dismiss()
    window.rootViewController = nil
    window.isHidden = true
    CountedTime.shared.forget(ObjectIdentifier(scope))
    ownSurroundings?.end()
  }

  /// What is on the screen now, with the values that paused animators and animations show.
  ///
  /// - Parameter showingKeyboard: whether the keyboard belongs to the picture, as it does to a whole screen's.
  package func displayList(showingKeyboard: Bool = true) -> DisplayList {
    if HostedKeyboard.shared.settle() { window.updateScreen() }
    window.layoutIfNeeded()
    let items = LayerPresentation.during(window.layer) { window.displayItems() }
    return DisplayList(
      size: window.bounds.size, scale: window.layoutScale, background: .clear,
      items: showingKeyboard ? items + HostedKeyboard.shared.displayItems() : items)
  }

  /// A view and those inside it, for reports.
  package static func viewTree(of view: UIView) -> ViewNode { ViewTreeReader(root: view).node(of: view) }

  /// The views on the screen, for reports.
  package func viewTree() -> ViewNode {
    let reader = ViewTreeReader(root: window)
    let coversContent = controller.presentedViewController != nil || window.shownMenu != nil
    var tree = reader.node(of: coversContent ? window : controller.view)
    if let keyboard = HostedKeyboard.shared.hostView { tree.children.append(reader.node(of: keyboard)) }
    return tree
  }
}
