package import Foundation
internal import Graphics

/// The keyboard of the hosted screen: it takes room, tells so, and is painted in a window above the app's. Each test has its own.
@MainActor package final class HostedKeyboard {
  // Unowned in effect: the app's state owns this object.
  private unowned let app: AppState

  init(of app: AppState) {
    self.app = app
  }

  /// That of the code that runs.
  package static var current: HostedKeyboard { AppState.current.keyboard }

  /// What comes up when a text input becomes the first responder.
  package enum Simulation: Equatable, Sendable {
    /// The device's own keyboard, with its height.
    case device
    /// A keyboard of a height in points, accessory and all.
    case height(CGFloat)
    /// None: as with a keyboard of keys attached. What the app shows above the keyboard, or in its place, comes up all the
    /// same.
    case hardware
  }

  /// Where the keyboard is, in points of the screen; nil while it isn't shown.
  package private(set) var frame: CGRect? {
    didSet { if oldValue != frame { UIWindow.keyboardDidMove(toScreenFrame: frame, of: app) } }
  }

  private var simulation: Simulation = .device
  private var forcedHeight: CGFloat?
  /// Made when there is something to show.
  private var window: UIRemoteKeyboardWindow?

  /// Sets what comes up for text inputs, and brings up or takes away what is shown now.
  package func simulate(_ simulation: Simulation) {
    self.simulation = simulation
    update()
  }

  /// Shows a keyboard of a height in points, with or without a text input.
  package func show(height: CGFloat) {
    forcedHeight = height
    update()
  }

  /// Leaves the keyboard to the first responder again.
  package func endShowing() {
    forcedHeight = nil
    update()
  }

  // MARK: Following the first responder

  /// Shows, hides or moves the keyboard as the first responder needs it. UIKit tells of a keyboard that stays as it is when
  /// the first responder is another one, and not otherwise.
  func update(forNewResponder isNewResponder: Bool = false) {
    let screen = UIScreen.main.bounds
    let begin = frame
    let content = neededContent(on: screen)
    var end = place(of: content, on: screen)
    // On the bottom of the screen an accessory may ask for room for the home indicator. It hears of it by its frame, and is laid
    // out in the place that it asks for then; one that constraints place hears of it by a layout.
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
    if let window { window.afterUpdate { change.postDid() } } else { change.postDid() }
  }

  /// The screen is another one, or turned.
  package func screenDidChange() {
    window?.screenDidChange()
    if frame != nil { update() }
  }

  /// Forgets what was shown, without notifications: for the next screen.
  ///
  /// - Parameter simulation: what comes up there.
  package func reset(to simulation: Simulation = .device) {
    self.simulation = simulation
    forcedHeight = nil
    window?.clear()
    window = nil
    frame = nil
  }

  /// What comes up, and whether it is up.
  struct State {
    fileprivate let simulation: Simulation
    fileprivate let forcedHeight: CGFloat?
    fileprivate let isShown: Bool
  }

  var state: State { State(simulation: simulation, forcedHeight: forcedHeight, isShown: frame != nil) }

  /// Makes it as it was before another screen was shown: up again where it was up and is still asked for.
  func restore(_ state: State) {
    simulation = state.simulation
    forcedHeight = state.forcedHeight
    if state.isShown { update() }
  }

  // MARK: What is shown

  /// Brings what is shown up to date with the text and what the accessory asks for, and lays it out.
  ///
  /// - Returns: whether the keyboard has another place now.
  func settle() -> Bool {
    guard frame != nil else { return false }
    let before = frame
    update()
    window?.updateScreen()
    return frame != before
  }

  /// What paints the keyboard, in points of the screen.
  func displayItems() -> [DisplayItem] { shownWindow?.displayItems() ?? [] }

  /// What the app shows above the keyboard or in its place, and the keys; nil while nothing is shown.
  package var hostView: UIView? { shownWindow?.inputHost }

  private var shownWindow: UIRemoteKeyboardWindow? { frame == nil || window?.isHidden != false ? nil : window }

  private func show(_ content: KeyboardContent?, in frame: CGRect?, laysOut: Bool = true) {
    guard let content, let frame else {
      window?.clear()
      // It holds the app's state, which would hold it.
      window = nil
      return
    }
    let shown = window ?? UIRemoteKeyboardWindow(frame: UIScreen.main.bounds)
    shown.app = app
    window = shown
    shown.show(content, in: frame, isDark: isDark)
    if laysOut { shown.layoutIfNeeded() }
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

  /// The first accessory in the chain; the one that is shown where the responder is a part of it.
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

  /// In points; nil for none.
  private func height(of content: KeyboardContent) -> CGFloat? {
    if let forcedHeight { return forcedHeight }
    let accessory = content.accessoryHeight
    switch content.input {
    case .none: return accessory > 0 ? accessory : nil
    case .own(_, let length):
      if case .height(let height) = simulation { return height }
      // That the room for the home indicator is added below an app's own input view isn't documented.
      return length + accessory > 0 ? length + UIScreen.main.configuration.safeAreaInsets.bottom + accessory : nil
    case .keys(let setup):
      if case .height(let height) = simulation { return height }
      return setup.metrics.height(of: setup.type, hasSuggestions: setup.hasBar) + accessory
    }
  }

  /// A view with a height keeps it, unless it says that it sizes itself: as an input view, or by a mask with a flexible
  /// height and a size of its own. The latter is what developers have found; Apple doesn't document it.
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
  /// The first thing that the responder, or one further up the chain, gives.
  fileprivate func inChain<Thing>(_ thing: (UIResponder) -> Thing?) -> Thing? {
    ResponderChain(from: self).first(thing)
  }

  /// Whether keys are of use: not for text that can only be read.
  fileprivate var takesKeys: Bool { self is any UIKeyInput && (self as? UITextView)?.isEditable != false }
}
