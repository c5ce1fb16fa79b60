import Foundation

/// A menu from its coming to its going: what is shown of it, and what its elements do.
@MainActor final class MenuSession {
  private weak var window: UIWindow?
  /// Where commands are looked up without a first responder.
  private weak var responder: UIResponder?
  /// The sender that actions get.
  private let sender: Any
  var source = MenuSource(kind: .place({ .zero }, .automatic))
  /// The menu, and those that were opened from it, the innermost last.
  private(set) var levels: [UIMenu]
  /// Called when the menu begins to go.
  var onEnd: (() -> Void)?
  var onPreviewTap: (() -> Void)?
  /// Called once an element was chosen, before its action.
  var onChoice: ((UIMenuElement) -> Void)?
  private var container: _UIContextMenuContainerView?

  init(menu: UIMenu, in window: UIWindow, responder: UIResponder?, sender: Any) {
    levels = [menu]
    self.window = window
    self.responder = responder
    self.sender = sender
  }

  var menu: UIMenu { levels[0] }
  var isShown: Bool { container != nil }

  // MARK: Coming and going

  /// Shows the menu above all content of the window, replacing another one.
  func begin() {
    guard let window else { return }
    window.shownMenu?.dismiss()
    window.shownMenu = self
    prepare(menu)
    let container = _UIContextMenuContainerView(self, frame: window.bounds)
    // A menu looks like the view that it belongs to, whose controller may override the window's style.
    if let view = responder as? UIView,
      view.traitCollection.userInterfaceStyle != window.traitCollection.userInterfaceStyle
    {
      container.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    }
    self.container = container
    window.addSubview(container)
    container.begin()
    container.layoutIfNeeded()
  }

  /// Dismisses the menu; the chosen action runs after the observers of its end have been notified.
  func dismiss(doing action: (() -> Void)? = nil) {
    guard let container else { return }
    self.container = nil
    if window?.shownMenu === self { window?.shownMenu = nil }
    onEnd?()
    container.end()
    action?()
  }

  func previewWasTapped() { if let onPreviewTap { onPreviewTap() } else { dismiss() } }

  // MARK: Choosing

  /// Performs the action of a touch on the element: opens a menu, or performs an action and closes the menu.
  func choose(_ element: UIMenuElement) {
    guard !element.shownAttributes.contains(.disabled) else { return }
    if let menu = element as? UIMenu {
      if menu === levels.last, levels.count > 1 { return closeSubmenu() }
      return open(menu)
    }
    select(element)
    onChoice?(element)
    guard element.shownAttributes.contains(.keepsMenuPresented) else {
      return dismiss { [self] in perform(element) }
    }
    perform(element)
    container?.reload()
  }

  private func open(_ menu: UIMenu) {
    levels.append(menu)
    prepare(menu)
    container?.reload()
  }

  func closeSubmenu() {
    guard levels.count > 1 else { return }
    levels.removeLast()
    container?.reload()
  }

  private func perform(_ element: UIMenuElement) {
    switch element {
    case let action as UIAction:
      if let control = sender as? UIControl {
        control.sendAction(action)
      } else {
        action.perform(sender: sender)
      }
    case let command as UICommand: send(command)
    default: break
    }
  }

  /// In a menu with single selection only that element is on; the outermost such menu applies.
  private func select(_ element: UIMenuElement) {
    let chain = levels.flatMap { [$0] + $0.inlineMenus(around: element) }
    guard let menu = chain.first(where: { $0.options.contains(.singleSelection) }) else { return }
    menu.selectOnly(element)
  }

  // MARK: Commands

  private func send(_ command: UICommand) {
    let first = FirstResponder.of(responder).current(beside: responder) ?? responder
    let target = first?.target(forAction: command.action, withSender: command) as? UIResponder
    _ = ResponderChain(from: target ?? first).first {
      command.action.call(on: $0, sender: command, event: nil) ? true : nil
    }
  }

  /// Responders may change commands before they are shown; a chosen command is sent to the first responder with its method.
  private func prepareCommands(of menu: UIMenu) {
    for child in menu.children {
      if let command = child as? UICommand { validate(command) }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { prepareCommands(of: menu) }
    }
  }

  private func validate(_ command: UICommand) {
    let first = FirstResponder.of(responder).current(beside: responder) ?? responder
    (first?.target(forAction: command.action, withSender: command) as? UIResponder)?.validate(command)
  }

  // MARK: Changes

  /// Exchanges every menu that is open for what `block` makes of it.
  func updateVisibleMenu(_ block: @MainActor (UIMenu) -> UIMenu) {
    guard isShown else { return }
    levels = levels.map { block($0) }
    for menu in levels { loadDeferredElements(of: menu) }
    container?.reload()
  }

  /// Updates the elements, such as their states.
  func reload() { container?.reload() }

  /// A menu is about to be shown.
  private func prepare(_ menu: UIMenu) {
    for deferred in menu.deferredElements { deferred.prepareForMenu() }
    loadDeferredElements(of: menu)
    prepareCommands(of: menu)
  }

  private func loadDeferredElements(of menu: UIMenu) {
    for deferred in menu.deferredElements { deferred.load { [weak self] in self?.container?.reload() } }
  }

  // MARK: Places, for tests

  var menuFrame: CGRect { container?.menuFrame ?? .zero }
  func frame(of element: UIMenuElement) -> CGRect? { container?.frame(of: element) }

  /// The elements that can be chosen: those of the innermost menu and its inline menus.
  var visibleElements: [UIMenuElement] {
    guard isShown, let menu = levels.last else { return [] }
    return menu.shownElements
  }
}

extension UIMenu {
  /// The inline menus that lead to an element, the outermost first.
  @MainActor fileprivate func inlineMenus(around element: UIMenuElement) -> [UIMenu] {
    for case let menu as UIMenu in children where menu.options.contains(.displayInline) {
      if menu.children.contains(where: { $0 === element }) { return [menu] }
      let inner = menu.inlineMenus(around: element)
      if !inner.isEmpty { return [menu] + inner }
    }
    return []
  }

  /// Turns one element on and all others off, in this menu and those within it.
  @MainActor func selectOnly(_ element: UIMenuElement) {
    for child in children {
      (child as? UIMenu)?.selectOnly(element)
      (child as? UIAction)?.state = child === element ? .on : .off
      (child as? UICommand)?.state = child === element ? .on : .off
    }
  }
}
