import Foundation
package import Graphics

/// A controller shown full-screen on a device: laid out, appeared, ready to be drawn.
///
/// It has its own window, unless it is already the root controller of one of the test's windows. That window then temporarily
/// becomes the screen, with all its content, and is restored afterwards.
@MainActor package final class HostedScreen {
  package let controller: UIViewController
  package let window: UIWindow

  package private(set) var configuration: ScreenConfiguration
  /// The surroundings that end with the screen; nil if the screen uses existing ones.
  private var ownSurroundings: HostedSurroundings?
  /// Whether the screen's state ends with the screen rather than with the surroundings passed to it.
  private let endsHost: Bool
  /// Whether the window belongs to the test.
  private let isBorrowed: Bool
  /// Whether the whole window is shown, not only its controller.
  private let showsWindow: Bool
  /// Owns the state set while the screen exists.
  private let host: StateHost
  /// The scope of the animations that begin while the screen is shown.
  private let scope = NSObject()
  /// The traits of tasks that code of the screen begins; nil where the running task has its own, which they inherit.
  private let traitsOfTasks: TaskTraits?
  private let counted = CountedTime.current
  private weak var keyWindowBefore = WindowList.current.key

  /// Creates the controller in the device's surroundings, shows it, and lays it out until it settles.
  ///
  /// - Parameter surroundings: the surroundings in which the controller was created; nil to create them for this screen only.
  package init(
    _ configuration: ScreenConfiguration, within surroundings: HostedSurroundings? = nil,
    controller make: () throws -> UIViewController
  ) rethrows {
    let host = surroundings?.host ?? StateHost.beginScreen()
    let own = surroundings == nil ? HostedSurroundings(configuration, in: host) : nil
    self.host = host
    endsHost = surroundings == nil
    self.configuration = configuration
    ownSurroundings = own
    traitsOfTasks = HostedScreen.traitsOfTasks(on: configuration)
    showsWindow = false
    counted.comeToRest()
    let outerScope = counted.scope
    counted.scope = ObjectIdentifier(scope)
    do {
      controller = try traitsOfTasks?.during(make) ?? make()
    } catch {
      counted.forget(ObjectIdentifier(scope))
      own?.end()
      if surroundings == nil { host.endScreen() }
      throw error
    }
    if let window = controller.viewIfLoaded?.window, window.rootViewController === controller {
      counted.scope = outerScope
      self.window = window
      isBorrowed = true
      borrow(within: surroundings)
      return
    }
    window = UIWindow.ofScreen(frame: CGRect(origin: .zero, size: configuration.size), in: host)
    window.keepsPresented = controller.core.presented != nil
    isBorrowed = false
    show(in: surroundings)
    during {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.updateScreen()
    }
  }

  /// Shows one of the test's windows on a screen.
  ///
  /// - Parameter surroundings: the current surroundings; nil to create them for this screen only.
  package init(
    _ configuration: ScreenConfiguration, within surroundings: HostedSurroundings? = nil, showing window: UIWindow
  ) {
    self.configuration = configuration
    host = surroundings?.host ?? StateHost.beginScreen()
    endsHost = surroundings == nil
    ownSurroundings = surroundings == nil ? HostedSurroundings(configuration, in: host) : nil
    traitsOfTasks = HostedScreen.traitsOfTasks(on: configuration)
    self.window = window
    controller = window.rootViewController ?? UIViewController()
    showsWindow = true
    isBorrowed = true
    borrow(within: surroundings)
  }

  private func borrow(within surroundings: HostedSurroundings? = nil) {
    guard let surroundings = surroundings ?? ownSurroundings else { return }
    show(in: surroundings)
    during { _ = BorrowedWindow(window, in: host, within: surroundings) }
  }

  private static func traitsOfTasks(on configuration: ScreenConfiguration) -> TaskTraits? {
    TaskTraits.current == nil ? TaskTraits(configuration.traits) : nil
  }

  /// Notes on which screen the window is.
  private func show(in surroundings: HostedSurroundings?) {
    window.shownOn = configuration
    window.shownBy = surroundings ?? ownSurroundings
  }

  /// Runs code of the screen: tasks that it begins have the screen's traits as the current ones, also while the test waits.
  package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    try traitsOfTasks?.during(work) ?? work()
  }

  /// The shown view: the controller's, or a whole window.
  package var content: UIView { showsWindow ? window : controller.view }

  /// Lets other tests run on the thread, which have current traits of their own. The test keeps the screen and the device.
  package func pause() { ownSurroundings?.leaveThread() }

  /// Makes the screen's surroundings current again, on the thread after other tests ran there, and in the test if it has shown
  /// another screen since.
  package func hold() {
    guard let own = ownSurroundings else { return }
    if own.holdInApp { return own.enterThread() }
    own.end()
    ownSurroundings = HostedSurroundings(configuration, in: host)
    if isBorrowed { return borrow() }
    show(in: ownSurroundings)
    during {
      window.screenDidChange()
      if window.app.firstResponder.isIn(window) { window.app.keyboard.update() }
      window.updateScreen()
    }
  }

  /// Makes the device's surroundings current: the screen, the device and the traits.
  package static func apply(_ configuration: ScreenConfiguration) { apply(configuration, to: .current) }

  /// Makes the device's surroundings current for an app state.
  static func apply(_ configuration: ScreenConfiguration, to app: AppState) {
    UITraitCollection.current = configuration.traits
    app.show(on: configuration)
  }

  /// Changes the surroundings of the shown controller, as a rotation of the device or a change of settings does.
  package func change(to configuration: ScreenConfiguration) {
    let app = window.app
    let previous = app.configuration
    self.configuration = configuration
    window.shownOn = configuration
    traitsOfTasks?.value = configuration.traits
    let sceneTraits = window.windowScene?.traitCollection
    HostedScreen.apply(configuration, to: app)
    UIScreen.main.traitsDidChange(from: previous.traits)
    if let sceneTraits { window.windowScene?.traitsDidChange(from: sceneTraits, to: window.screenTraits) }
    window.screenDidChange()
    if previous.hasHardwareKeyboard != configuration.hasHardwareKeyboard {
      app.keyboard.simulate(configuration.hasHardwareKeyboard ? .hardware : .device)
    }
    app.keyboard.screenDidChange()
    UIApplication.shared.screenDidChange(from: previous, to: configuration)
    window.updateScreen()
  }

  /// Removes the controller from the screen, with its callbacks, and restores the previous surroundings.
  package func close() {
    if !isBorrowed {
      window.shownMenu?.dismiss()
      window.rootViewController = nil
      window.isHidden = true
    }
    counted.forget(ObjectIdentifier(scope))
    ownSurroundings?.end()
    if endsHost { host.endScreen() }
    if window.app.windows.key == nil { keyWindowBefore?.makeKey() }
  }

  /// The screen's current content, with the values shown by paused animators and animations.
  ///
  /// - Parameter showingKeyboard: whether the picture contains the keyboard, as that of a whole screen does.
  package func displayList(showingKeyboard: Bool = true) -> DisplayList {
    HostedScreen.displayList(of: window, showingKeyboard: showingKeyboard)
  }

  /// A window's current content, with the values shown by paused animators and animations. Views aren't changed.
  ///
  /// - Parameter showingKeyboard: whether the picture contains the keyboard.
  package static func displayList(of window: UIWindow, showingKeyboard: Bool) -> DisplayList {
    StateHost.given {
      let keyboard = window.app.keyboard
      if keyboard.settle() { window.updateScreen() }
      window.layoutIfNeeded()
      let items = LayerPresentation.during(window.layer) { window.displayItems() }
      return DisplayList(
        size: window.bounds.size, scale: window.layoutScale, background: .clear,
        items: showingKeyboard ? items + keyboard.displayItems() : items)
    }
  }

  /// The tree of a view and its subviews, for reports.
  package static func viewTree(of view: UIView) -> ViewNode { ViewTreeReader(root: view).node(of: view) }

  /// The views on the screen, for reports.
  package func viewTree() -> ViewNode {
    HostedScreen.viewTree(of: window, showing: controller, in: content)
  }

  /// The views in a window, for reports; only the controller's if nothing covers them.
  ///
  /// - Parameter content: the root of the tree if nothing covers it; nil for the window.
  package static func viewTree(
    of window: UIWindow, showing controller: UIViewController?, in content: UIView?
  ) -> ViewNode {
    let reader = ViewTreeReader(root: window)
    let coversContent = controller?.presentedViewController != nil || window.shownMenu != nil
    var tree = reader.node(of: coversContent ? window : content ?? window)
    if let keyboard = window.app.keyboard.hostView { tree.children.append(reader.node(of: keyboard)) }
    return tree
  }
}

extension HostedScreen {
  /// The views on the screen with their visible frames, for reports of moments.
  package func shownViewTree() -> ViewNode {
    window.app.keyboard.whileShown { LayerPresentation.during(window.layer) { viewTree() } }
  }

  /// Reads the screen's content at times after an action, in counted time, with running animations at their current progress.
  ///
  /// - Parameters:
  ///   - times: in seconds after `begin`; read in ascending order.
  ///   - begin: starts the animations; the screen is at rest before.
  ///   - read: makes a value from the content. Views and layers have the visible values.
  package func moments<Reading>(
    at times: [TimeInterval], after begin: () -> Void, read: (HostedScreen) -> Reading
  ) -> [Reading] {
    window.updateScreen()
    // The next changes start from values that have been visible.
    window.layer.commit()
    return counted.hold {
      let start = counted.now
      begin()
      window.updateScreen()
      return times.sorted().map { time in
        let rest = start + time - counted.now
        if rest > 0 { counted.advance(by: rest) { window.updateScreen() } }
        window.updateScreen()
        window.layer.commit()
        return counted.showMoment { read(self) }
      }
    }
  }
}
