package import Foundation

/// The keyboard of the hosted screen. It takes room and tells so, and is never painted: on iOS it lies in another window,
/// which snapshots of an app's don't show either.
@MainActor package final class HostedKeyboard {
  package static let shared = HostedKeyboard()

  /// What comes up when a text input becomes the first responder.
  package enum Simulation: Sendable {
    /// The device's own keyboard, with its height.
    case device
    /// A keyboard of a height in points, accessory and all.
    case height(CGFloat)
    /// None: as with a keyboard of keys attached.
    case hardware
  }

  /// Where the keyboard is, in points of the screen; nil while it isn't shown.
  package private(set) var frame: CGRect? {
    didSet { if oldValue != frame { UIWindow.keyboardDidMove(toScreenFrame: frame) } }
  }

  private var simulation: Simulation = .device
  private var forcedHeight: CGFloat?

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
    let height = neededHeight(on: screen)
    let end = height.map { CGRect(x: 0, y: screen.height - $0, width: screen.width, height: $0) }
    let begin = frame
    guard begin != nil || end != nil, isNewResponder || begin != end else { return }
    frame = end
    let change = KeyboardNotifications(from: begin, to: end, screen: screen)
    change.postWill()
    let window = (FirstResponder.shared.current as? UIView)?.window ?? UIApplication.shared.keyWindow
    if let window { window.afterUpdate { change.postDid() } } else { change.postDid() }
  }

  /// The screen is another one, or turned.
  package func screenDidChange() {
    if frame != nil { update() }
  }

  /// Forgets what was shown, without a word to anybody: for the next screen.
  package func reset() {
    simulation = .device
    forcedHeight = nil
    frame = nil
  }

  private func neededHeight(on screen: CGRect) -> CGFloat? {
    if let forcedHeight { return forcedHeight }
    guard let responder = FirstResponder.shared.current, !isHardware else { return nil }
    let accessory = responder.inChain(\.inputAccessoryView).map { height(of: $0, width: screen.width) } ?? 0
    if let own = responder.inChain(\.inputView) {
      if case .height(let height) = simulation { return height }
      // That the room for the home indicator is added below an app's own input view isn't documented.
      let length = height(of: own, width: screen.width)
      return length + accessory > 0 ? length + UIScreen.main.configuration.safeAreaInsets.bottom + accessory : nil
    }
    let isReadOnly = (responder as? UITextView)?.isEditable == false
    guard !isReadOnly, let input = responder as? any UIKeyInput else { return accessory > 0 ? accessory : nil }
    if case .height(let height) = simulation { return height }
    let metrics = KeyboardMetrics(UIScreen.main.configuration)
    return metrics.height(of: input.keyboardType, hasSuggestions: input.hasSuggestions) + accessory
  }

  private var isHardware: Bool { if case .hardware = simulation { true } else { false } }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    let isSelfSizing = (view as? UIInputView)?.allowsSelfSizing ?? false
    if view.bounds.height > 0, view.translatesAutoresizingMaskIntoConstraints, !isSelfSizing {
      return view.bounds.height
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UIResponder {
  /// The first view that the responder, or one further up the chain, gives.
  fileprivate func inChain(_ view: KeyPath<UIResponder, UIView?>) -> UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let found = current[keyPath: view] { return found }
      responder = current.next
    }
    return nil
  }
}

extension UIKeyInput {
  /// Whether the bar of suggestions stands above the keys.
  fileprivate var hasSuggestions: Bool { autocorrectionType != .no && !isSecureTextEntry }
}
