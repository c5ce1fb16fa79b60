internal import Foundation
internal import Graphics
internal import HeadlessUIKit

extension ScreenRenderer {
  /// Captures a controller that is there already.
  @MainActor static func capture(
    _ controller: UIViewController, on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> CapturedScreen {
    let configuration = configuration(for: controller, on: config, size: size, traits: traits)
    return capture(on: configuration, variant: config.description(of: configuration)) { controller }
  }

  /// Captures a view in a window of its own size.
  @MainActor static func capture(
    _ view: UIView, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> CapturedScreen {
    let (host, configuration) = host(view, size: size, traits: traits)
    defer { view.removeFromSuperview() }
    return capture(on: configuration, variant: ViewImageConfig().description(of: configuration)) { host }
  }

  /// Captures a layer in its own bounds, laid out.
  @MainActor static func capture(_ layer: CALayer, traits: UITraitCollection = .init()) -> CapturedScreen {
    let configuration = ViewImageConfig().screenConfiguration(size: layer.bounds.size, traits: traits)
    HostedScreen.apply(configuration)
    let ((list, _), seconds) = StageTimes.measure {
      layer.layoutIfNeeded()
      let origin = layer.bounds.origin
      let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      let items = layer.displayItems()
      let moved = move.isIdentity ? items : [.group(DisplayGroup(transform: move, items: items))]
      return (DisplayList(size: layer.bounds.size, scale: configuration.scale, items: moved), ())
    }
    return CapturedScreen(
      displayList: list, variant: ViewImageConfig().description(of: configuration),
      times: StageTimes(displayList: seconds))
  }

  /// What `read` makes of a controller that is shown on a screen.
  @MainActor static func text(
    of controller: UIViewController, on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = .init(), read: (UIViewController) -> String
  ) -> String {
    let screen = HostedScreen(configuration(for: controller, on: config, size: size, traits: traits)) { controller }
    defer { screen.close() }
    return read(controller)
  }

  /// What `read` makes of a view that is shown in a window of its own size.
  @MainActor static func text(
    of view: UIView, size: CGSize? = nil, traits: UITraitCollection = .init(), read: (UIView) -> String
  ) -> String {
    let (host, configuration) = host(view, size: size, traits: traits)
    let screen = HostedScreen(configuration) { host }
    defer {
      screen.close()
      view.removeFromSuperview()
    }
    return read(view)
  }

  /// The screen to show a controller on: without a size an iPhone X, or the size that the test gave the view.
  @MainActor private static func configuration(
    for controller: UIViewController, on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection
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

  /// A controller that shows a view and nothing else, and the screen for it.
  @MainActor private static func host(
    _ view: UIView, size: CGSize?, traits: UITraitCollection
  ) -> (ViewHost, ScreenConfiguration) {
    var configuration = ViewImageConfig().screenConfiguration(size: ScreenConfiguration.standard.size, traits: traits)
    // Fonts and colours that measuring asks for follow the traits.
    HostedScreen.apply(configuration)
    let host = ViewHost(view, size: size)
    configuration.size = host.size
    return (host, configuration)
  }
}
