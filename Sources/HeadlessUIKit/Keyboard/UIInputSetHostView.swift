import Foundation

/// The container of the keyboard's parts: an accessory above the keys or the app's input view. The name is UIKit's.
final class UIInputSetHostView: UIView {
  private var accessory: PlacedInput?
  private var input: PlacedInput?
  private let backdrop = UIKBInputBackdropView()
  private var keyboard: UIKeyboard?
  private var inputHeight: CGFloat = 0
  private var accessoryHeight: CGFloat = 0

  /// The app's shown accessory.
  var shownAccessory: UIView? { accessory?.view }

  /// Whether a view is in the app's accessory or input view; the keys are a picture.
  func isApps(_ view: UIView) -> Bool {
    [accessory, input].contains { $0.map { view.isDescendant(of: $0.view) } == true }
  }

  func show(_ content: KeyboardContent, isDark: Bool) {
    accessoryHeight = content.accessoryHeight
    if accessory?.view !== content.accessory { accessory?.remove() }
    var own: UIView?
    var setup: KeyboardSetup?
    switch content.input {
    case .none: inputHeight = 0
    case .own(let view, let height): (own, inputHeight) = (view, height)
    case .keys(let asked): setup = asked
    }
    if input?.view !== own { input?.remove() }
    backdrop.removeFromSuperview()
    if own != nil {
      backdrop.backgroundColor = KeyboardColors(isDark: isDark).background
      insertSubview(backdrop, at: 0)
    }
    show(setup)
    input = own.map { input?.view === $0 ? input! : PlacedInput($0, in: self) }
    accessory = content.accessory.map { accessory?.view === $0 ? accessory! : PlacedInput($0, in: self) }
    setNeedsLayout()
    layOut()
  }

  private func show(_ setup: KeyboardSetup?) {
    guard let setup else {
      keyboard?.removeFromSuperview()
      keyboard = nil
      return
    }
    if let keyboard { return keyboard.setup = setup }
    let keyboard = UIKeyboard(setup)
    insertSubview(keyboard, at: 0)
    self.keyboard = keyboard
  }

  private func layOut() {
    accessory?.place(CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight))
    let rest = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width, height: max(bounds.height - accessoryHeight, 0))
    keyboard?.frame = rest
    backdrop.frame = rest
    input?.place(CGRect(x: 0, y: rest.minY, width: rest.width, height: inputHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  /// Measures a current or future view without the height that was set here.
  func measure<Size>(_ view: UIView, _ size: () -> Size) -> Size {
    let placed = [accessory, input].compactMap { $0 }.first { $0.view === view }
    return placed?.withoutConstraints(size) ?? size()
  }
}

/// An app's view in the keyboard, with the constraints that place a view without an autoresizing mask.
@MainActor private final class PlacedInput {
  let view: UIView
  private var constraints: [NSLayoutConstraint] = []
  private weak var host: UIView?

  init(_ view: UIView, in host: UIView) {
    self.view = view
    self.host = host
    host.addSubview(view)
  }

  func place(_ frame: CGRect) {
    guard let host, view.superview === host else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      if view.frame != frame { view.frame = frame }
      return
    }
    if constraints.isEmpty {
      constraints = [
        view.leftAnchor.constraint(equalTo: host.leftAnchor), view.topAnchor.constraint(equalTo: host.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 0),
      ]
      // Until it is in place, a view with content within the safe area is taller than measured: a required height would conflict.
      constraints[3].priority = UILayoutPriority(999)
      NSLayoutConstraint.activate(constraints)
    }
    for (constraint, value) in zip(constraints, [frame.minX, frame.minY, frame.width, frame.height])
    where constraint.constant != value { constraint.constant = value }
  }

  func withoutConstraints<Size>(_ size: () -> Size) -> Size {
    NSLayoutConstraint.deactivate(constraints)
    defer { NSLayoutConstraint.activate(constraints) }
    return size()
  }

  /// Removes the view, unless the app has moved it.
  func remove() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    if let host, view.superview === host { view.removeFromSuperview() }
  }
}

/// The background of an app's own input view. The name is UIKit's.
final class UIKBInputBackdropView: UIView {}
