package import SwiftUILayout

/// Calls closures when the view appears and disappears.
public struct _AppearanceModifier: ViewModifier {
  nonisolated(unsafe) let appear: (() -> Void)?
  nonisolated(unsafe) let disappear: (() -> Void)?

  nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    AppearanceNode(view, inputs)
  }
}

/// The name of SwiftUI's modifier on iOS, which libraries use in their own animations.
public typealias _AppearanceActionModifier = _AppearanceModifier

/// A node that tracks whether its view is on the screen.
@MainActor package protocol AppearingNode: _AnyNode {
  func screenVisibilityDidChange(_ isVisible: Bool)
}

private final class AppearanceNode<Content: View>: _ModifierNode<Content, _AppearanceModifier>, AppearingNode {
  private let presence = Presence()

  override func modifierDidChange(from old: _AppearanceModifier?) {
    if old == nil { presence.begin(for: self) }
  }

  override func absorbsElementChange() -> Bool {
    presence.elementsDidChange(of: self)
    return super.absorbsElementChange()
  }

  func screenVisibilityDidChange(_ isVisible: Bool) {
    switch presence.change(to: isVisible, of: self) {
    case true?: modifier.appear?()
    case false?: modifier.disappear?()
    case nil: break
    }
  }

  override func didEnd() {
    guard presence.hasAppeared else { return }
    let disappear = modifier.disappear
    graph.afterUpdate { disappear?() }
  }
}

extension _AnyNode {
  /// Whether the view is on the screen: the graph is, and the closest page, tab or row around is shown.
  package final var isOnScreen: Bool {
    guard graph.isVisible, graph.scopesOfVisibility > 0 else { return graph.isVisible }
    var node: _AnyNode? = self
    while let current = node {
      if let isShown = current.isShown { return isShown }
      node = current.parent
    }
    return true
  }

  /// The outermost node inside that has an element, and no other one.
  package final func node(of element: _LayoutElement) -> _AnyNode? {
    for child in childNodes {
      let elements = child.elements
      guard elements.contains(where: { $0 === element }) else { continue }
      return elements.count == 1 ? child : child.node(of: element)
    }
    return nil
  }

  /// Makes the nodes inside appear or disappear that come and leave with this one, inner ones first.
  final func tellInside(_ isVisible: Bool) {
    for child in childNodes where child.isShown == nil { child.tellInside(isVisible) }
    (self as? any AppearingNode)?.screenVisibilityDidChange(isVisible)
  }

  /// Makes all nodes inside appear or disappear with the graph that are shown, inner ones first.
  package final func tellVisibility(_ isVisible: Bool, isShown isAroundShown: Bool = true) {
    let isShown = isShown ?? isAroundShown
    for child in childNodes { child.tellVisibility(isVisible, isShown: isShown) }
    if isShown { (self as? any AppearingNode)?.screenVisibilityDidChange(isVisible) }
  }
}

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }
}
