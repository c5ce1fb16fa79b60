internal import HeadlessUIKit

/// The responder of a focusable view: the first responder while the view has the focus.
final class FocusPlace: UIResponder, KeyStrokeTaker {
  /// The UIKit view that shows the focusable view.
  weak var host: UIView?
  private let focus = FocusFollower()
  private var keys: [KeyPressLink] = []
  private var isFocusable = true
  private var focusDidChange: (Bool) -> Void = { _ in }

  override var next: UIResponder? { host }
  override var canBecomeFirstResponder: Bool { isFocusable && host?.window != nil }

  func take(_ isFocusable: Bool, _ context: _ElementContext, focusDidChange: @escaping (Bool) -> Void) {
    self.isFocusable = isFocusable && context.environment.isEnabled
    self.focusDidChange = focusDidChange
    keys = context.environment.keyPressLinks
    if !self.isFocusable, isFirstResponder {
      context.graph.afterUpdate { [weak self] in _ = self?.resignFirstResponder() }
    }
    focus.follow(context.environment.focusLinks, context.graph) { [weak self] in
      if $0 { self?.takeFocus() } else { _ = self?.resignFirstResponder() }
    }
  }

  private func takeFocus() {
    guard focus.mayTake(self) else { return }
    if !becomeFirstResponder() { focus.ended(self) }
  }

  override func becomeFirstResponder() -> Bool {
    let was = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !was {
      focus.began(self)
      focusDidChange(true)
    }
    return true
  }

  override func resignFirstResponder() -> Bool {
    let was = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if was {
      focus.ended(self)
      focusDidChange(false)
    }
    return true
  }

  func take(_ stroke: KeyStroke) -> Bool { keys.take(stroke) }
}

/// An element whose view can have the focus.
final class FocusPlaceElement: _UnaryElement, HostedInteraction {
  override var concernsHost: Bool { true }
  let place = FocusPlace()

  func isShown(by host: _ElementHostView) { place.host = host }
}

/// Gives a view a place for the focus of a keyboard beside the device. Fingers don't move it.
struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false
  @State private var owner = Owner()

  /// Finds the responder when the view leaves the screen.
  @MainActor final class Owner {
    var place: FocusPlace?
    nonisolated init() {}
  }

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

  func body(content: Content) -> some View {
    // Not the modifier itself, whose state has the responder that keeps the closure.
    let isInside = $isFocused
    content.environment(\.isFocused, isFocused)
      .modifier(FocusPlaceModifier(isFocusable: isFocusable, owner: owner) { isInside.wrappedValue = $0 })
      .onDisappear { _ = owner.place?.resignFirstResponder() }
  }
}

private struct FocusPlaceModifier: _ElementModifier {
  let isFocusable: Bool
  let owner: FocusableModifier.Owner
  let focusDidChange: (Bool) -> Void

  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> FocusPlaceElement {
    FocusPlaceElement(child)
  }
  func updateElement(_ element: FocusPlaceElement, _ context: _ElementContext) {
    owner.place = element.place
    element.place.take(isFocusable, context, focusDidChange: focusDidChange)
  }
  typealias Body = Never
}
