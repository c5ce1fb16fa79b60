package import Foundation
internal import Graphics

/// The keyboard of the hosted screen: it takes up space, posts notifications, and is painted in a window above the app's. Each test
/// has its own.
@MainActor package final class HostedKeyboard {
  // Not a strong reference: the app's state owns this object.
  private unowned let app: AppState

  init(of app: AppState) {
    self.app = app
  }

  /// The keyboard of the running code.
  package static var current: HostedKeyboard { AppState.current.keyboard }

  /// The keyboard that appears when a text input becomes the first responder.
  package enum Simulation: Equatable, Sendable {
    /// The device's own keyboard, with its height.
    case device
    /// A keyboard of a height in points, including the accessory.
    case height(CGFloat)
    /// No software keyboard, as with a hardware keyboard attached. The app's accessory and input views still appear.
    case hardware
  }

  /// The keyboard's frame in the screen's coordinates, in points; nil while it is hidden.
  package private(set) var frame: CGRect? {
    didSet { if oldValue != frame { UIWindow.keyboardDidMove(toScreenFrame: frame, of: app) } }
  }

  private var simulation: Simulation = .device
  private var forcedHeight: CGFloat?
  /// Created when there is content to show.
  private var window: UIRemoteKeyboardWindow?
  /// The window while its keyboard moves off the screen.
  private weak var leaving: UIRemoteKeyboardWindow?

  /// Sets the keyboard that appears for text inputs, and shows or hides the current one accordingly.
  package func simulate(_ simulation: Simulation) {
    self.simulation = simulation
    update()
  }

  /// Shows a keyboard of a height in points, with or without a text input.
  package func show(height: CGFloat) {
    forcedHeight = height
    update()
  }

  /// Lets the first responder control the keyboard again.
  package func endShowing() {
    forcedHeight = nil
    update()
  }

  // MARK: Following the first responder

  /// Shows, hides or moves the keyboard as the first responder needs it. Like UIKit, it posts notifications for an unchanged
  /// keyboard only if the first responder has changed.
  func update(forNewResponder isNewResponder: Bool = false) {
    let screen = UIScreen.main.bounds
    let begin = frame
    let content = neededContent(on: screen)
    var end = place(of: content, on: screen)
    // An accessory at the bottom of the screen may need additional height for the home indicator. Its new frame gives it the safe
    // area, and it is laid out in the frame that it then requires; an accessory with constraints gets the safe area in a layout.
    let hasAccessory = content.map { $0.accessoryHeight > 0 } ?? false
    show(content, in: end, laysOut: !hasAccessory)
    if hasAccessory {
      let placed = neededContent(on: screen)
      end = place(of: placed, on: screen)
      show(placed, in: end)
      let settled = neededContent(on: screen)
      if settled?.accessoryHeight != placed?.accessoryHeight {
        end = place(of: settled, on: screen)
        show(settled, in: end)
      }
    }
    guard begin != nil || end != nil, isNewResponder || begin != end else { return }
    frame = end
    let change = KeyboardNotifications(from: begin, to: end, screen: screen)
    change.postWill()
    let window = (app.firstResponder.current as? UIView)?.window ?? app.windows.key
    if move(from: begin, to: end, then: change.postDid) { return }
    if let window { window.afterUpdate { change.postDid() } } else { change.postDid() }
  }

  /// Moves the keyboard onto the screen or off it in pictures of moments.
  ///
  /// - Returns: whether the movement is shown, and `done` called after it.
  private func move(from begin: CGRect?, to end: CGRect?, then done: @escaping () -> Void) -> Bool {
    guard SystemMotion.isShown, begin != end, let window, let height = (end ?? begin)?.height else { return false }
    let isLeaving = end == nil
    leaving = isLeaving ? window : nil
    var motion = SystemMotion()
    let distance = CGPoint(x: 0, y: begin == nil || isLeaving ? height : (begin?.minY ?? 0) - (end?.minY ?? 0))
    if isLeaving { motion.move(window.inputHost, to: distance) } else { motion.move(window.inputHost, from: distance) }
    motion.run { [self] in
      if leaving === window, isLeaving { clear() }
      done()
    }
    return true
  }

  /// Handles a change or rotation of the screen.
  package func screenDidChange() {
    window?.screenDidChange()
    if frame != nil { update() }
  }

  /// Resets the keyboard for the next screen, without notifications.
  ///
  /// - Parameter simulation: the keyboard of the next screen.
  package func reset(to simulation: Simulation = .device) {
    self.simulation = simulation
    forcedHeight = nil
    clear()
    frame = nil
  }

  /// The kind of keyboard, and whether it is shown.
  struct State {
    fileprivate let simulation: Simulation
    fileprivate let forcedHeight: CGFloat?
    fileprivate let isShown: Bool
  }

  var state: State { State(simulation: simulation, forcedHeight: forcedHeight, isShown: frame != nil) }

  /// Restores the state from before another screen was shown: the keyboard reappears if it was shown and is still needed.
  func restore(_ state: State) {
    simulation = state.simulation
    forcedHeight = state.forcedHeight
    if state.isShown { update() }
  }

  // MARK: What is shown

  /// Updates the keyboard for the text and the accessory's size, and lays it out.
  ///
  /// - Returns: whether the keyboard's frame has changed.
  func settle() -> Bool {
    guard frame != nil else { return false }
    let before = frame
    update()
    window?.updateScreen()
    return frame != before
  }

  /// The display items of the keyboard, in the screen's coordinates, in points.
  func displayItems() -> [DisplayItem] {
    shownWindow.map { window in LayerPresentation.during(window.layer) { window.displayItems() } } ?? []
  }

  /// Reads the keyboard's views while they have the values that the screen shows.
  func whileShown<Result>(_ read: () -> Result) -> Result {
    shownWindow.map { LayerPresentation.during($0.layer, read) } ?? read()
  }

  /// The view with the keys and the app's accessory and input views; nil while the keyboard is hidden.
  package var hostView: UIView? { shownWindow?.inputHost }

  /// The keyboard's window where the app's accessory or input view takes a touch at a point, in the screen's coordinates.
  func window(takingTouchAt point: CGPoint) -> UIWindow? {
    guard frame != nil, let shown = shownWindow, shown.point(inside: point, with: nil) else { return nil }
    return shown.hitTest(point, with: nil).flatMap { shown.inputHost.isApps($0) ? shown : nil }
  }

  private var shownWindow: UIRemoteKeyboardWindow? {
    (frame == nil && leaving == nil) || window?.isHidden != false ? nil : window
  }

  private func show(_ content: KeyboardContent?, in frame: CGRect?, laysOut: Bool = true) {
    guard let content, let frame else {
      // An accessory that moves off the screen is removed afterwards.
      if !(SystemMotion.isShown && window != nil && self.frame != nil) { clear() }
      return
    }
    leaving = nil
    let shown = window ?? UIRemoteKeyboardWindow(frame: UIScreen.main.bounds)
    shown.serve(app)
    window = shown
    shown.show(content, in: frame, isDark: isDark)
    if laysOut { shown.layoutIfNeeded() }
  }

  private func clear() {
    window?.clear()
    window = nil
    leaving = nil
  }

  private var isDark: Bool {
    guard let input = app.firstResponder.current as? any UIKeyInput else {
      return UIScreen.main.traitCollection.userInterfaceStyle == .dark
    }
    return KeyboardSetup(input, on: UIScreen.main.configuration).isDark
  }

  private func neededContent(on screen: CGRect) -> KeyboardContent? {
    let configuration = UIScreen.main.configuration
    guard let responder = app.firstResponder.current else {
      return forcedHeight == nil ? nil : KeyboardContent(input: .keys(KeyboardSetup(on: configuration)))
    }
    var content = KeyboardContent()
    addAccessory(of: responder, to: &content, width: screen.width)
    if let own = responder.inChain({ $0.inputViewController?.view ?? $0.inputView }) {
      content.input = .own(own, height: height(of: own, width: screen.width))
      if let controller = responder.inChain(\.inputViewController), controller.view === own {
        content.controllers.append(controller)
      }
    } else if responder.takesKeys {
      if simulation == .hardware, forcedHeight == nil { return content.accessoryHeight > 0 ? content : nil }
      let input = responder as? any UIKeyInput
      content.input = .keys(input.map { KeyboardSetup($0, on: configuration) } ?? KeyboardSetup(on: configuration))
    } else if forcedHeight != nil {
      content.input = .keys(KeyboardSetup(on: configuration))
    }
    return content
  }

  /// Adds the first accessory in the responder chain, or the shown one if the responder is inside it.
  private func addAccessory(of responder: UIResponder, to content: inout KeyboardContent, width: CGFloat) {
    let controller = responder.inChain(\.inputAccessoryViewController)
    var accessory = responder.inChain { $0.inputAccessoryViewController?.view ?? $0.inputAccessoryView }
    if accessory == nil, let shown = window?.inputHost.shownAccessory {
      if let view = responder as? UIView, view.isDescendant(of: shown) { accessory = shown }
    }
    guard let accessory else { return }
    content.accessory = accessory
    if let controller, controller.view === accessory { content.controllers.append(controller) }
    content.accessoryHeight = height(of: accessory, width: width)
  }

  private func place(of content: KeyboardContent?, on screen: CGRect) -> CGRect? {
    content.flatMap { height(of: $0) }.map {
      CGRect(x: 0, y: screen.height - $0, width: screen.width, height: $0)
    }
  }

  /// The keyboard's height in points; nil for no keyboard.
  private func height(of content: KeyboardContent) -> CGFloat? {
    if let forcedHeight { return forcedHeight }
    let accessory = content.accessoryHeight
    switch content.input {
    case .none: return accessory > 0 ? accessory : nil
    case .own(_, let length):
      if case .height(let height) = simulation { return height }
      // Apple doesn't document that the height of the home indicator's area is added below an app's own input view.
      return length + accessory > 0 ? length + UIScreen.main.configuration.safeAreaInsets.bottom + accessory : nil
    case .keys(let setup):
      if case .height(let height) = simulation { return height }
      return setup.metrics.height(of: setup.type, hasSuggestions: setup.hasBar) + accessory
    }
  }

  /// The height of a view: its own, unless it sizes itself, as an input view or with a flexible-height mask and an intrinsic size.
  /// The latter was found by developers; Apple doesn't document it.
  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    let isFlexible =
      view.autoresizingMask.contains(.flexibleHeight) && view.intrinsicContentSize.height != UIView.noIntrinsicMetric
    let isSelfSizing = (view as? UIInputView)?.allowsSelfSizing ?? false || isFlexible
    if view.bounds.height > 0, view.translatesAutoresizingMaskIntoConstraints, !isSelfSizing {
      return view.bounds.height
    }
    func fitting() -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return window?.inputHost.measure(view, fitting) ?? fitting()
  }
}

extension UIResponder {
  /// The first non-nil result in the responder chain, starting with this responder.
  fileprivate func inChain<Thing>(_ thing: (UIResponder) -> Thing?) -> Thing? {
    ResponderChain(from: self).first(thing)
  }

  /// Whether the responder needs keys; text that isn't editable doesn't.
  fileprivate var takesKeys: Bool { self is any UIKeyInput && (self as? UITextView)?.isEditable != false }
}
