internal import HeadlessUIKit

/// Stacks in columns; links in one column show their pages in the next.
struct NavigationColumns: View {
  let columns: [AnyView]
  typealias Body = Never

  static func _makeNode(_ view: NavigationColumns, _ inputs: _NodeInputs) -> _ViewNode<NavigationColumns> {
    NavigationColumnsNode(view, inputs)
  }
  static var _elementCount: Int? { 1 }
}

private final class NavigationColumnsNode: _ViewNode<NavigationColumns> {
  private let controller: UISplitViewController
  private let element: ExpandingElement
  private var contexts: [NavigationContext] = []
  private var roots: [NavigationPage] = []

  override init(_ view: NavigationColumns, _ inputs: _NodeInputs) {
    controller = UISplitViewController(style: view.columns.count > 2 ? .tripleColumn : .doubleColumn)
    element = ExpandingElement(controller.view, controller: controller)
    super.init(view, inputs)
    for (index, column) in view.columns.enumerated() {
      let context = NavigationContext()
      let editMode = _StoredLocation(EditMode.inactive, graph)
      let part = PartNode(Self.part(column, index), self.inputs()) {
        [weak context] in
        $0.navigation = context
        $0.enterPage(editMode)
      }
      let page = NavigationPage(part)
      context.setRoot(page)
      contexts.last?.detail = context
      contexts.append(context)
      roots.append(page)
    }
    let places: [UISplitViewController.Column] =
      contexts.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (context, place) in zip(contexts, places) { controller.setViewController(context.controller, for: place) }
    controller.preferredDisplayMode = contexts.count > 2 ? .twoBesideSecondary : .oneBesideSecondary
  }

  private static func part(_ column: AnyView, _ index: Int) -> PartView {
    PartView(content: AnyView(SearchedRoot(content: column, isFirst: index == 0)))
  }

  override func refresh() {
    for (index, column) in view.columns.enumerated() { roots[index].part.update(Self.part(column, index), environment) }
  }

  override var childNodes: [_AnyNode] { roots.map(\.part) }
  override func passEnvironmentOn() { for root in roots { root.part.environmentDidChange(to: environment) } }
  override func makeElements() -> [_LayoutElement] { [element] }
  override func didEnd() { for root in roots { root.end() } }
}
