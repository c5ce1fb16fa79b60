internal import Foundation
internal import HeadlessUIKit

/// Presents a UIKit alert or action sheet while a binding is true or has a value.
struct AlertModifier: ViewModifier {
  let style: UIAlertController.Style
  let isPresented: Binding<Bool>
  nonisolated(unsafe) let title: () -> Text?
  /// The buttons, and the message below the title.
  nonisolated(unsafe) let actions: () -> AnyView
  nonisolated(unsafe) let message: () -> AnyView?

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    AlertNode(view, inputs)
  }
}

private final class AlertNode<Content: View>: _ModifierNode<Content, AlertModifier>, AppearingNode {
  private var controller: UIAlertController?
  private var parts: [PartNode] = []
  private var fields: [TextInputDriver] = []
  private var items: [ActionItem] = []
  private var waits = false

  override func modifierDidChange(from old: AlertModifier?) {
    let isPresented = trackingAlso { observing { modifier.isPresented.wrappedValue } }
    guard isPresented else { return dismiss() }
    if controller != nil, let part = parts.first { return update(part) }
    guard controller == nil, !waits else { return }
    waits = true
    graph.afterUpdate { [weak self] in self?.present() }
  }

  func screenVisibilityDidChange(_ isVisible: Bool) {
    if isVisible, waits { graph.afterUpdate { [weak self] in self?.present() } }
  }

  /// The buttons of a shown alert are enabled and act as the app has them now; UIKit's alerts keep their titles.
  private func update(_ part: PartNode) {
    part.update(PartView(content: trackingAlso { observing { modifier.actions() } }), environment)
    refreshActions(of: part)
  }

  /// The environment of a shown alert is that of the view that presents it.
  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    guard controller != nil, let part = parts.first else { return }
    for part in parts { part.environmentDidChange(to: environment) }
    refreshActions(of: part)
  }

  private func refreshActions(of part: PartNode) {
    graph.afterUpdate { [weak self, weak part] in
      guard let self, let part, let controller, isAlive else { return }
      let new = part.actions
      guard new.count == items.count else { return }
      items = new
      for (item, action) in zip(new, controller.actions) where action.isEnabled != item.isEnabled {
        action.isEnabled = item.isEnabled
      }
    }
  }

  private func part(_ view: AnyView) -> PartNode {
    let part = PartNode(PartView(content: view), inputs()) { environment in
      environment.buttonStyleValue = PlainStyleBox(style: BarLook())
    }
    parts.append(part)
    return part
  }

  private func present() {
    guard waits, isAlive, let presenter = environment.graphHost.presenter, presenter.viewIfLoaded?.window != nil else {
      return
    }
    waits = false
    let content = part(modifier.actions())
    let actions = content.actions
    let message = modifier.message().flatMap { part($0).content.writtenText }
    let controller = UIAlertController(
      title: modifier.title()?.plainString(in: environment), message: message, preferredStyle: modifier.style)
    items = actions
    for index in actions.indices { controller.addAction(alertAction(index)) }
    if let index = actions.firstIndex(where: \.isDefault) { controller.preferredAction = controller.actions[index] }
    if modifier.style == .alert { addFields(of: content, to: controller) }
    // An alert always has a button that dismisses it.
    if modifier.style == .alert, actions.isEmpty {
      controller.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.leave() })
    }
    if modifier.style == .actionSheet, !actions.contains(where: { $0.role == .cancel }) {
      controller.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.leave() })
    }
    if let popover = controller.popoverPresentationController, let element = self.content.elements.first {
      // What is presented from the start is presented before the first layout.
      presenter.view.layoutIfNeeded()
      popover.sourceView = presenter.view
      popover.sourceRect = CGRect(origin: element.globalOrigin, size: element.size)
      // A dialog of a view that fills the screen is over it. That iOS sets this for dialogs is an assumption.
      popover.canOverlapSourceViewRect = true
    }
    self.controller = controller
    presenter.present(controller, animated: false)
  }

  /// Text fields among the actions are UIKit fields above the buttons.
  private func addFields(of part: PartNode, to controller: UIAlertController) {
    part.content.walk { node in
      guard let input = (node as? any ViewHolding)?.anyView as? SingleLineInput else { return true }
      controller.addTextField { [self] field in
        let driver = TextInputDriver(field, input.values)
        fields.append(driver)
        field.placeholder = input.values.placeholder(in: node.environment)?.string
        field.isSecureTextEntry = input.values.isSecure
        driver.update(input.values, node.environment, graph)
      }
      return false
    }
  }

  private func alertAction(_ index: Int) -> UIAlertAction {
    let action = items[index]
    let style: UIAlertAction.Style =
      action.role == .destructive ? .destructive : action.role == .cancel ? .cancel : .default
    let shown = UIAlertAction(title: action.title, style: style) { [weak self] _ in
      let current = self?.items[index] ?? action
      self?.leave()
      current.action()
    }
    shown.isEnabled = action.isEnabled
    return shown
  }

  /// Called when a button was tapped, which dismissed the alert.
  private func leave() {
    controller = nil
    endParts()
    modifier.isPresented.wrappedValue = false
  }

  private func dismiss() {
    waits = false
    guard let controller else { return }
    self.controller = nil
    graph.afterUpdate { controller.presentingViewController?.dismiss(animated: false) }
    endParts()
  }

  private func endParts() {
    for part in parts { part.end() }
    parts = []
    fields = []
  }

  override var childNodes: [_AnyNode] { super.childNodes + parts }
  override func didEnd() { dismiss() }
}
