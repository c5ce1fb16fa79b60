internal import Foundation
public import HeadlessUIKit

/// A screen under test: a controller on a device, appeared and at rest, which a test inspects, drives and takes
/// pictures of.
///
///     let screen = Screen(of: CheckoutController(), on: .iPhone15Pro)
///     try screen.type("Ada", into: "Name")
///     try screen.tap("Save")
///     screen.step("saved")
///
/// Touches are delivered as on a device, through gestures, delegates and the responder chain. The screen and the
/// device's environment exist as long as a reference to it does.
@MainActor public final class Screen {
  /// The controller that is shown; others may be presented above it.
  public var controller: UIViewController { hosted.controller }
  /// The window that shows it.
  public var window: UIWindow { hosted.window }
  /// The screen's device and settings, as they are now.
  public private(set) var config: ViewImageConfig
  /// The names of the pictures that were taken so far; see ``step(_:tolerance:auditing:record:fileID:file:testName:line:column:)``.
  public internal(set) var steps: [String] = []

  let hosted: HostedScreen
  private var variant: SnapshotVariant
  private var isOver = false
  private var warnings: SnapshotWarnings

  /// Shows a controller on a device.
  ///
  /// - Parameters:
  ///   - controller: made with the device's traits, screen and locale current.
  ///   - device: the device.
  ///   - orientation: its orientation.
  ///   - variant: the settings, the clock and the locale: `.dark.with(.locale("ar"))`.
  /// - Throws: errors from making the controller.
  public convenience init(
    of controller: @autoclosure () throws -> UIViewController, on device: SnapshotDevice,
    _ orientation: ViewImageConfig.Orientation = .portrait, variant: SnapshotVariant = .standard
  ) rethrows {
    try self.init(on: ViewImageConfig(device, orientation), variant: variant, making: controller)
  }

  /// Shows a controller on a screen with a custom size and traits.
  ///
  /// - Parameters:
  ///   - controller: made with the screen's traits and locale current.
  ///   - config: the screen.
  ///   - variant: the settings, the clock and the locale.
  /// - Throws: errors from making the controller.
  @_disfavoredOverload
  public convenience init(
    of controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig,
    variant: SnapshotVariant = .standard
  ) rethrows {
    try self.init(on: config, variant: variant, making: controller)
  }

  private init(
    on config: ViewImageConfig, variant: SnapshotVariant, making make: () throws -> UIViewController
  ) rethrows {
    self.variant = variant
    let config = variant.applied(to: config)
    self.config = config
    let warnings = SnapshotWarnings()
    self.warnings = warnings
    hosted = try warnings.listener.hear {
      try HostedScreen(config.screenConfiguration(size: ScreenConfiguration.standard.size), controller: make)
    }
  }

  isolated deinit { end() }

  /// Removes the controller from the screen, with its callbacks; a second call does nothing. Releasing the screen
  /// does it, too.
  public func end() {
    guard !isOver else { return }
    isOver = true
    hosted.close()
    _ = warnings.collected()
  }

  // MARK: Elements

  /// The window with those above it, from back to front, the keyboard's last.
  var windows: [UIWindow] {
    let own = UIApplication.shared.windows.filter {
      $0 === window || (!$0.isHidden && $0.windowLevel > window.windowLevel)
    }
    let keyboard = HostedKeyboard.current.hostView?.window.map { [$0] } ?? []
    return (own.isEmpty ? [window] : own) + keyboard
  }

  var finder: ScreenFinder {
    update()
    return ScreenFinder(windows: windows)
  }

  /// Whether an element is on the screen, visible or not.
  public func contains(_ query: ScreenQuery) -> Bool { !finder.matches(query).isEmpty }

  /// The value of an element: a field's text, a switch's state.
  ///
  /// - Throws: if no element or more than one matches.
  public func value(of query: ScreenQuery) throws(ScreenProblem) -> String? { try one(query).value }

  /// Whether an element is enabled.
  ///
  /// - Throws: if no element or more than one matches.
  public func isEnabled(_ query: ScreenQuery) throws(ScreenProblem) -> Bool { try one(query).isEnabled }

  /// All elements on the screen, a line for each, as messages list them.
  public var contents: [String] { finder.items.map(\.description) }

  func one(_ query: ScreenQuery) throws(ScreenProblem) -> ScreenItem {
    do { return try finder.one(query) } catch { throw error.after(lastStep) }
  }

  func target(_ query: ScreenQuery) throws(ScreenProblem) -> TouchTarget { try reach(try one(query)) }

  func reach(_ item: ScreenItem) throws(ScreenProblem) -> TouchTarget {
    do { return try TouchTarget(item, in: windows) } catch { throw error.after(lastStep) }
  }

  func problem(_ kind: ScreenProblem.Kind, _ message: String) -> ScreenProblem {
    ScreenProblem(kind, message, lastStep: lastStep)
  }

  private var lastStep: String? { steps.last.map { "\(steps.count), \($0)" } }

  /// Performs pending layout, and completes animations.
  func update() { act {} }

  /// Runs a closure with the screen's surroundings, collects its notices, and lets the screen come to rest.
  func act(_ action: () -> Void) {
    guard !isOver else { return }
    hosted.hold()
    hosted.during {
      warnings.listener.hear {
        action()
        window.updateScreen()
      }
    }
  }

  // MARK: The device

  /// Rotates the device: controllers' callbacks are called before and after.
  ///
  /// - Throws: on a screen without a device, which has only one orientation.
  public func rotate(_ orientation: ViewImageConfig.Orientation) throws(ScreenProblem) {
    guard let device = config.device else {
      throw problem(.noEffect, "A screen without a device can't be turned: show the controller on a `SnapshotDevice`.")
    }
    change(to: variant.applied(to: ViewImageConfig(SnapshotDevice(device), orientation)))
  }

  /// Changes the settings of the device while the screen is shown: appearance, text size, the keyboard.
  public func change(_ variant: SnapshotVariant) {
    self.variant = self.variant.with(variant)
    change(to: variant.applied(to: config))
  }

  private func change(to config: ViewImageConfig) {
    self.config = config
    hosted.hold()
    hosted.change(to: config.screenConfiguration(size: ScreenConfiguration.standard.size))
  }

  // MARK: Pictures

  /// What is on the screen now; nothing is moved.
  func take(_ assertion: AssertionConfiguration) -> TakenScreen {
    update()
    return noted(TakenScreen(of: window, showing: controller, assertion))
  }

  /// What is on the screen at times after an action, which starts from rest.
  ///
  /// - Parameter times: in counted seconds.
  func take(at times: [TimeInterval], after begin: () -> Void) -> TakenScreen {
    update()
    let strip = warnings.listener.hear { FilmStrip(of: hosted, at: times, showingKeyboard: true, after: begin) }
    update()
    return noted(TakenScreen((reading: strip, notes: TakenNotes(findings: []))))
  }

  private func noted(_ taken: TakenScreen) -> TakenScreen {
    var taken = taken
    taken.notes.variant = config.description(
      of: config.screenConfiguration(size: ScreenConfiguration.standard.size))
    // Warnings of the screen belong to its own pictures, not to the test's other pictures.
    taken.notes.warnings += warnings.collected()
    warnings = SnapshotWarnings()
    return taken
  }
}
