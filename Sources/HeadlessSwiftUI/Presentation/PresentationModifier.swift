internal import Foundation
internal import HeadlessUIKit

/// Presents views while a binding is true or has a value.
struct PresentationModifier: ViewModifier {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  /// The identity of the presented content; another identity replaces the presentation.
  nonisolated(unsafe) let id: () -> AnyHashable?
  nonisolated(unsafe) let onDismiss: (() -> Void)?
  /// Where a popover points at the view.
  nonisolated(unsafe) var place = PopoverPlace()
  nonisolated(unsafe) let content: () -> AnyView

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PresentationNode(view, inputs)
  }
}

private final class PresentationNode<Content: View>: _ModifierNode<Content, PresentationModifier>, AppearingNode {
  private var controller: PresentedController?
  private var shownID: AnyHashable?
  private var waits = false

  override func modifierDidChange(from old: PresentationModifier?) {
    let (isPresented, id) = trackingAlso { observing { (modifier.isPresented.wrappedValue, modifier.id()) } }
    guard isPresented else { return dismiss() }
    if controller != nil, shownID == id {
      controller?.part.update(view(), environment)
      return
    }
    let isReplaced = controller != nil
    dismiss()
    shownID = id
    waits = true
    // The one before is dismissed first, and reported as such.
    if isReplaced {
      environment.graphHost.afterDismissal(for: self) { [weak self] in self?.present() }
    } else {
      graph.afterUpdate { [weak self] in self?.present() }
    }
  }

  private func view() -> PartView { trackingAlso { observing { PartView(content: modifier.content()) } } }

  /// Nothing can be presented before the host is on the screen. A view presents one sheet, cover or popover at a time, as on iOS:
  /// the next one appears when it is dismissed.
  private func present() {
    guard waits, isAlive, let presenter = environment.graphHost.presenter, presenter.viewIfLoaded?.window != nil else {
      return
    }
    guard !isPresenting else {
      return environment.graphHost.afterDismissal(for: self) { [weak self] in self?.present() }
    }
    waits = false
    let leave = DismissAction { [weak self] in self?.modifier.isPresented.wrappedValue = false }
    let editMode = _StoredLocation(EditMode.inactive, graph)
    let scheme = PresentedScheme()
    let part = PartNode(view(), inputs()) { environment in
      environment.enterPresentation(leave, editMode)
      if let traits = scheme.traits { environment.take(traits) }
    }
    let controller = PresentedController(part, modifier.kind, scheme)
    self.controller = controller
    controller.onDismissal = { [weak self, weak controller] in self?.didDismiss(controller) }
    if let popover = controller.popoverPresentationController, modifier.kind == .popover {
      popover.sourceView = presenter.view
      popover.sourceRect = sourceRect(in: presenter.view)
      popover.permittedArrowDirections = modifier.place.arrowDirections(environment.layoutDirection)
    }
    presenter.present(controller, animated: false)
  }

  /// Whether the sheet, cover or popover around the view, or else the host, presents another one.
  private var isPresenting: Bool {
    var node: _AnyNode? = self
    var presenter = environment.graphHost.host?.containerController
    while let current = node {
      if let around = (current as? PartNode)?.hostView.next as? PresentedController {
        presenter = around
        break
      }
      node = current.parent
    }
    guard let presented = presenter?.presentedViewController as? PresentedController else { return false }
    return !presented.isBeingDismissed
  }

  /// The part of the view that the popover points at, in the presenter's view.
  private func sourceRect(in view: UIView) -> CGRect {
    guard let element = content.elements.first else { return view.bounds }
    // What is presented from the start is presented before the first layout.
    view.layoutIfNeeded()
    return modifier.place.rect(of: element)
  }

  func screenVisibilityDidChange(_ isVisible: Bool) {
    if isVisible, waits { graph.afterUpdate { [weak self] in self?.present() } }
  }

  /// - Parameter dismissed: the controller that reports it: several times, and also after another one has replaced it.
  private func didDismiss(_ dismissed: PresentedController?) {
    guard let controller, controller === dismissed else { return }
    self.controller = nil
    modifier.isPresented.wrappedValue = false
    end(controller)
  }

  private func dismiss() {
    waits = false
    guard let controller else { return }
    self.controller = nil
    graph.afterUpdate { [self] in
      controller.presentingViewController?.dismiss(animated: false)
      end(controller)
    }
  }

  /// The views disappear before the dismissal is reported.
  private func end(_ controller: PresentedController) {
    controller.end()
    if let onDismiss = modifier.onDismiss { graph.afterUpdate { onDismiss() } }
  }

  override var childNodes: [_AnyNode] { super.childNodes + (controller.map { [$0.part] } ?? []) }

  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    controller?.part.environmentDidChange(to: environment)
  }

  override func didEnd() { dismiss() }
}

extension EnvironmentValues {
  /// What a presentation's own traits decide, whatever the presenting view's environment is.
  fileprivate mutating func take(_ traits: PresentedScheme.Traits) {
    colorScheme = traits.scheme
    horizontalSizeClass = traits.width
    verticalSizeClass = traits.height
  }

  /// The environment of presented views, without the page and the list of the presenting view.
  @MainActor mutating func enterPresentation(_ leave: DismissAction, _ location: _StoredLocation<EditMode>) {
    navigation = nil
    outerSearch = nil
    listRowContext = nil
    sectionPartChange = nil
    isPresented = true
    dismiss = leave
    presentationMode = .constant(PresentationMode(isPresented: true, action: leave))
    editMode = Binding(location: location)
    refresh = nil
    listStyleKind = .automatic
    isInSidebar = false
    buttonStyleValue = nil
    isInMenuOrBar = false
  }
}
