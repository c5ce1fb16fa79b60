import Foundation
package import Graphics

/// A controller shown full-screen on a device: laid out, appeared, ready to be drawn.
///
/// It has a window of its own, unless a window of the test's shows it already as its root: then that one becomes the screen for
/// the time, with all that is in it, and is given back as it was.
@MainActor package final class HostedScreen {
  package let controller: UIViewController
  package let window: UIWindow

  package private(set) var configuration: ScreenConfiguration
  /// Those that end with the screen; nil for a screen within others.
  private var ownSurroundings: HostedSurroundings?
  /// Whether the screen's state ends with the screen, and not with the surroundings that it was given.
  private let endsHost: Bool
  /// Whether the window is the test's.
  private let isBorrowed: Bool
  /// Whether the window is what is shown, and not its controller alone.
  private let showsWindow: Bool
  /// Owns what is set while the screen is there.
  private let host: StateHost
  /// The clock by which animations run that begin while the screen is shown.
  private let scope = NSObject()
  private let counted = CountedTime.current
  private weak var keyWindowBefore = WindowList.current.key

  /// Makes the controller with the device's surroundings current, shows it, and lays it out until it settles.
  ///
  /// - Parameter surroundings: in which the controller was made; nil to have them for the screen alone.
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
    showsWindow = false
    counted.comeToRest()
    let outerScope = counted.scope
    counted.scope = ObjectIdentifier(scope)
    do {
      controller = try make()
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
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateScreen()
  }

  /// Shows a window of the test's on a screen.
  ///
  /// - Parameter surroundings: that hold already; nil to have them for the screen alone.
  package init(
    _ configuration: ScreenConfiguration, within surroundings: HostedSurroundings? = nil, showing window: UIWindow
  ) {
    self.configuration = configuration
    host = surroundings?.host ?? StateHost.beginScreen()
    endsHost = surroundings == nil
    ownSurroundings = surroundings == nil ? HostedSurroundings(configuration, in: host) : nil
    self.window = window
    controller = window.rootViewController ?? UIViewController()
    showsWindow = true
    isBorrowed = true
    borrow(within: surroundings)
  }

  private func borrow(within surroundings: HostedSurroundings? = nil) {
    guard let surroundings = surroundings ?? ownSurroundings else { return }
    _ = BorrowedWindow(window, in: host, within: surroundings)
  }

  /// What is shown: the controller's view, or a whole window.
  package var content: UIView { showsWindow ? window : controller.view }

  /// Ends the screen's own surroundings for a time in which others may be needed; what it shows stays in its window.
  package func pause() {
    ownSurroundings?.end()
    ownSurroundings = nil
  }

  /// Has the screen's surroundings hold again.
  package func goOn() {
    guard ownSurroundings == nil else { return }
    ownSurroundings = HostedSurroundings(configuration, in: host)
    if isBorrowed { return borrow() }
    window.screenDidChange()
    if window.app.firstResponder.isIn(window) { window.app.keyboard.update() }
    window.updateScreen()
  }

  /// Has the screen's own surroundings hold, where those of another test, which runs while this one waits, have become the thread's.
  package func hold() {
    if ownSurroundings?.holds == false { pause() }
    goOn()
  }

  /// Makes the device's surroundings those that views ask for: the screen, the device, the current traits.
  package static func apply(_ configuration: ScreenConfiguration) { apply(configuration, to: .current) }

  /// The same for the code of one test.
  static func apply(_ configuration: ScreenConfiguration, to app: AppState) {
    UITraitCollection.current = configuration.traits
    app.show(on: configuration)
  }

  /// Changes the surroundings of the shown controller, as a turn of the device or a change of settings does.
  package func change(to configuration: ScreenConfiguration) {
    let app = window.app
    let previous = app.configuration
    self.configuration = configuration
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

  /// Takes the controller off the screen, with its callbacks, and puts back the surroundings that were there before.
  package func close() {
    if !isBorrowed {
      window.shownMenu?.dismiss()
      window.rootViewController = nil
      window.isHidden = true
      counted.forget(ObjectIdentifier(scope))
    }
    ownSurroundings?.end()
    if endsHost { host.endScreen() }
    if window.app.windows.key == nil { keyWindowBefore?.makeKey() }
  }

  /// What is on the screen now, with the values that paused animators and animations show.
  ///
  /// - Parameter showingKeyboard: whether the keyboard belongs to the picture, as it does to a whole screen's.
  package func displayList(showingKeyboard: Bool = true) -> DisplayList {
    HostedScreen.displayList(of: window, showingKeyboard: showingKeyboard)
  }

  /// What a window shows now, with the values that paused animators and animations show. Nothing is moved.
  ///
  /// - Parameter showingKeyboard: whether the keyboard belongs to the picture.
  package static func displayList(of window: UIWindow, showingKeyboard: Bool) -> DisplayList {
    let keyboard = window.app.keyboard
    if keyboard.settle() { window.updateScreen() }
    window.layoutIfNeeded()
    let items = LayerPresentation.during(window.layer) { window.displayItems() }
    return DisplayList(
      size: window.bounds.size, scale: window.layoutScale, background: .clear,
      items: showingKeyboard ? items + keyboard.displayItems() : items)
  }

  /// A view and those inside it, for reports.
  package static func viewTree(of view: UIView) -> ViewNode { ViewTreeReader(root: view).node(of: view) }

  /// The views on the screen, for reports.
  package func viewTree() -> ViewNode {
    HostedScreen.viewTree(of: window, showing: controller, in: content)
  }

  /// The views in a window, for reports: those of its controller where nothing lies above them.
  ///
  /// - Parameter content: what the tree is of where nothing covers it; nil for the window.
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
  /// The views on the screen with the frames that they are seen in, for reports of moments.
  package func shownViewTree() -> ViewNode { LayerPresentation.during(window.layer) { viewTree() } }

  /// What the screen shows at times after something has begun, in counted time: what is under way is shown where it has come
  /// to.
  ///
  /// - Parameters:
  ///   - times: in seconds after `begin`; read in ascending order.
  ///   - begin: starts what moves, with the screen at rest before.
  ///   - read: makes a value of what is shown. Views and layers have the values that are visible.
  package func moments<Reading>(
    at times: [TimeInterval], after begin: () -> Void, read: (HostedScreen) -> Reading
  ) -> [Reading] {
    window.updateScreen()
    // What changes from now on has been visible before.
    window.layer.commit()
    return counted.hold {
      let start = counted.now
      begin()
      window.updateScreen()
      return times.sorted().map { time in
        let rest = start + time - counted.now
        if rest > 0 { counted.advance(by: rest) }
        window.updateScreen()
        window.layer.commit()
        return counted.showMoment { read(self) }
      }
    }
  }
}
