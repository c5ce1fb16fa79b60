public import Foundation

/// An interaction that shows a bar of actions on a selection when the app requests it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private weak var session: MenuSession?
  private var shown: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Showing

  /// Shows the menu. Does nothing if there are no elements to show, as in UIKit.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    dismissMenu()
    let responder = responder(at: configuration)
    let menu = menu(for: configuration, responder)
    guard menu.hasVisibleElements else { return }
    let session = MenuSession(menu: menu, in: window, responder: responder, sender: self)
    session.source = MenuSource(
      kind: .place({ [weak self] in self?.target(of: configuration) ?? .zero }, configuration.preferredArrowDirection))
    session.onEnd = { [weak self] in self?.menuWillEnd(configuration) }
    self.session = session
    shown = configuration
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    session.begin()
    animator.run(in: window)
  }

  open func dismissMenu() { session?.dismiss() }

  /// Reloads the menu from the delegate.
  open func reloadVisibleMenu() {
    guard let session, let shown else { return }
    let menu = menu(for: shown, responder(at: shown))
    session.updateVisibleMenu { $0 === session.menu ? menu : $0 }
  }

  /// Updates the menu's position from the delegate; the menu moves immediately.
  open func updateVisibleMenuPosition(animated: Bool) { session?.reload() }

  /// The point at which the menu was requested, in a view's coordinates, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  private func menuWillEnd(_ configuration: UIEditMenuConfiguration) {
    session = nil
    shown = nil
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run(in: view?.window)
  }

  // MARK: Content

  /// The responder for the system's actions: the first responder, or the view at the configuration's point.
  private func responder(at configuration: UIEditMenuConfiguration) -> UIResponder? {
    FirstResponder.of(view).current(beside: view) ?? view?.hitTest(configuration.sourcePoint, with: nil) ?? view
  }

  private func menu(for configuration: UIEditMenuConfiguration, _ responder: UIResponder?) -> UIMenu {
    let suggested = StandardEditCommands.menus(for: responder)
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  /// The target's rectangle in the window's coordinates, in points.
  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    guard let view else { return .zero }
    let own = OptionalMethod.call { delegate?.editMenuInteraction(self, targetRectFor: configuration) } ?? nil
    let rect = own.flatMap { $0.isNull ? nil : $0 } ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    return view.convert(rect, to: nil)
  }
}
