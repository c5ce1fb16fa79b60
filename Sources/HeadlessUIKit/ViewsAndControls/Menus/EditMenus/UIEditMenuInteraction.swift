public import Foundation

/// Shows a bar with what can be done with a selection, when its app asks for it.
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

  /// Does nothing where no element is left to show, as in UIKit.
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

  /// Asks the delegate for the menu again.
  open func reloadVisibleMenu() {
    guard let session, let shown else { return }
    let menu = menu(for: shown, responder(at: shown))
    session.updateVisibleMenu { $0 === session.menu ? menu : $0 }
  }

  /// Asks for the place again; the menu moves at once.
  open func updateVisibleMenuPosition(animated: Bool) { session?.reload() }

  /// Where the menu was asked for, in points of a view, or of the window for nil.
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

  /// The system's own actions are those of the first responder, or of the view at the place.
  private func responder(at configuration: UIEditMenuConfiguration) -> UIResponder? {
    FirstResponder.of(view).current(beside: view) ?? view?.hitTest(configuration.sourcePoint, with: nil) ?? view
  }

  private func menu(for configuration: UIEditMenuConfiguration, _ responder: UIResponder?) -> UIMenu {
    let suggested = StandardEditCommands.menus(for: responder)
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  /// In points of the window.
  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    guard let view else { return .zero }
    let own = OptionalMethod.call { delegate?.editMenuInteraction(self, targetRectFor: configuration) } ?? nil
    let rect = own.flatMap { $0.isNull ? nil : $0 } ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    return view.convert(rect, to: nil)
  }
}
