public import Foundation

/// Shows a menu on a long press, with a preview of what it is about.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// With a preview, above a blurred screen.
    case rich = 1
    /// Only the menu, for controls.
    case compact = 2
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private lazy var pressDelegate = MenuPressDelegate { [weak self] in self?.pressMayBegin() ?? false }
  private var place = CGPoint.zero
  private var prepared: UIContextMenuConfiguration?
  private weak var session: MenuSession?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: Selector("handlePress:", UIContextMenuInteraction.pressed))
    press.delegate = pressDelegate
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: State

  /// The appearance of the visible menu.
  open var menuAppearance: Appearance {
    session == nil ? .unknown : showsPreview ? .rich : .compact
  }

  /// The location of the interaction, in points of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Controls' own menus have no preview.
  private var showsPreview: Bool { !(delegate is UIControl && delegate === view) }

  /// Dismisses the menu, as a tap outside does.
  open func dismissMenu() { session?.dismiss() }

  /// Exchanges the menu that is shown, and those in it that are open: `block` is given each and answers with what to show.
  open func updateVisibleMenu(_ block: @MainActor (UIMenu) -> UIMenu) { session?.updateVisibleMenu(block) }

  // MARK: Showing

  /// Shows the menu, as a long press does, for tests; false where the delegate has none. Not a part of UIKit.
  ///
  /// - Parameter location: of the finger, in points of the interaction's view; nil for its middle.
  @discardableResult open func presentMenu(at location: CGPoint? = nil) -> Bool {
    guard let view, view.window != nil else { return false }
    view.window?.layoutIfNeeded()
    place = location ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place) else {
      return false
    }
    return show(configuration)
  }

  /// Asked when a finger has rested long enough: without a menu here, the press is for other recognizers.
  private func pressMayBegin() -> Bool {
    guard let view, session == nil else { return false }
    place = press.location(in: view)
    prepared = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    return prepared != nil
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let configuration = prepared else { return }
    prepared = nil
    show(configuration)
  }

  /// The order of the calls is UIKit's as far as it is documented: the highlight preview, the preview, the menu, and then the
  /// delegate's notification.
  @discardableResult private func show(_ configuration: UIContextMenuConfiguration) -> Bool {
    guard let view, let window = view.window, let delegate else { return false }
    let control = showsPreview ? nil : view as? UIControl
    control?.sendActions(for: .menuActionTriggered)
    let preview = showsPreview ? highlightPreview(configuration) : nil
    let controller = showsPreview ? configuration.previewProvider?() : nil
    let menu = configuration.actionProvider?([])
    // A configuration without content fails, as in UIKit.
    guard menu?.hasVisibleElements == true || controller != nil else { return false }
    let shownMenu = menu ?? UIMenu(children: [])
    let session = MenuSession(menu: shownMenu, in: window, responder: view, sender: menuSender)
    session.source = source(configuration, preview, controller)
    session.onEnd = { [weak self] in self?.menuWillEnd(configuration, controller) }
    session.onChoice = { [weak control] in control?.menuElementWasChosen($0) }
    session.onPreviewTap = { [weak self] in self?.previewWasTapped(configuration, controller) }
    let animator = MenuAnimator(previewViewController: controller)
    self.session = session
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    session.begin()
    animator.run(in: window)
    return true
  }

  /// The sender that actions of the menu get.
  private var menuSender: Any {
    (view as? any MenuActionSender)?.menuActionSender ?? (showsPreview ? self : view ?? self)
  }

  private func source(
    _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview?, _ controller: UIViewController?
  ) -> MenuSource {
    guard showsPreview, let view else {
      let control = view as? UIControl
      return MenuSource(
        kind: .control(view ?? UIView()), attachment: control?.menuAttachmentPoint(for: configuration),
        order: configuration.preferredMenuElementOrder)
    }
    return MenuSource(
      kind: .preview(preview ?? UITargetedPreview.standing(view), controller), attachment: nil,
      order: configuration.preferredMenuElementOrder)
  }

  // MARK: Previews

  private func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let delegate else { return nil }
    return delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// The dismissal preview is requested but not shown: the menu disappears at once.
  private func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let delegate, showsPreview else { return nil }
    return delegate.contextMenuInteraction(
      self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
  }

  // MARK: The end

  /// Which of the two is asked first isn't documented.
  private func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    session = nil
    _ = dismissalPreview(configuration)
    let animator = MenuAnimator(previewViewController: controller)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run(in: view?.window)
  }

  private func previewWasTapped(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    let animator = MenuAnimator(previewViewController: controller)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    session?.dismiss()
    animator.run(in: view?.window)
  }
}

/// A view whose menu's actions get another sender: a bar's button, its item.
@MainActor protocol MenuActionSender {
  var menuActionSender: Any { get }
}

/// Asks whether a press may become a menu.
final class MenuPressDelegate: NSObject, UIGestureRecognizerDelegate {
  private let mayBegin: @MainActor () -> Bool

  init(_ mayBegin: @escaping @MainActor () -> Bool) {
    self.mayBegin = mayBegin
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}

extension UITargetedPreview {
  /// A view in a window at its position; without a superview at the window's.
  static func standing(_ view: UIView) -> UITargetedPreview {
    guard let superview = view.superview else {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return UITargetedPreview(
        view: view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: view, center: middle))
    }
    return UITargetedPreview(
      view: view, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
  }
}
