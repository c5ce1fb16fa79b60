internal import Foundation
internal import HeadlessUIKit

/// Reads the accessibility tree of a view, by the rules that AccessibilitySnapshot found on iOS: elements hide their content,
/// containers define an order, everything else is ordered by position.
@MainActor struct AccessibilityReader {
  /// The vertical distance between two tops from which one element is above the other, in points: 8 on phones and 13 elsewhere, as
  /// measured by AccessibilitySnapshot.
  static func leastDistance(for idiom: UIUserInterfaceIdiom) -> CGFloat { idiom == .phone ? 8 : 13 }

  /// Whether views behind a modal view are excluded, as with VoiceOver.
  var isModal = true
  /// Whether controls and text inputs that aren't accessibility elements are included, as for touches.
  var includesPlainControls = false
  /// Whether the layout direction is right to left.
  var isRightToLeft = false
  var idiom = UIUserInterfaceIdiom.phone

  init(for view: UIView) {
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    idiom = view.traitCollection.userInterfaceIdiom
  }

  /// The nodes in a view; those without an order of their own are ordered by position.
  func nodes(in view: UIView) -> [AccessibilityNode] { sorted(read(view, in: nil, nil)) }

  /// The elements in a view, in VoiceOver's order.
  func items(in view: UIView) -> [AccessibilityItem] { nodes(in: view).flatMap(\.items) }

  // MARK: Reading

  private func read(_ object: NSObject, in container: UIView?, _ context: AccessibilityContext?) -> [AccessibilityNode]
  {
    if object.accessibilityElementsHidden { return [] }
    let view = object as? UIView
    if let view, isUnseen(view) { return [] }
    if object.isAccessibilityElement {
      return [
        .element(AccessibilityItem(object: object, view: view ?? owner(of: object) ?? container, context: context))
      ]
    }
    if let elements = object.accessibilityElements {
      let inner = context ?? provided(by: object, asSuperview: false)
      // The listed objects have the order of the list; the content of each is ordered by position.
      let nodes = elements.compactMap { $0 as? NSObject }.flatMap { sorted(read($0, in: view ?? container, inner)) }
      return [.group(AccessibilityGroup(nodes: nodes, isOrdered: true, container: self.container(object)))]
    }
    guard let view else { return [] }
    let nodes = subviews(of: view).flatMap {
      read($0, in: view, context ?? provided(by: view, asSuperview: true))
    }
    if includesPlainControls, nodes.isEmpty, view is UIControl || view is any UITextInput {
      return [.element(AccessibilityItem(object: view, view: view, context: context))]
    }
    let container = self.container(view)
    guard view.shouldGroupAccessibilityChildren || container != nil else { return nodes }
    return [.group(AccessibilityGroup(nodes: nodes, isOrdered: false, container: container))]
  }

  /// The last of several modal views covers the others.
  private func subviews(of view: UIView) -> [UIView] {
    if isModal, let modal = view.subviews.last(where: \.accessibilityViewIsModal) { return [modal] }
    return view.subviews
  }

  /// A view without a size may show subviews outside its bounds, unless it clips them.
  private func isUnseen(_ view: UIView) -> Bool {
    if view.isHidden || view.isPutAway || view.alpha <= 0 { return true }
    return view.frame.size == .zero
      && (view.clipsToBounds || view.isAccessibilityElement || view.accessibilityElements != nil)
  }

  private func owner(of object: NSObject) -> UIView? {
    var current = (object as? UIAccessibilityElement)?.accessibilityContainer
    while let container = current {
      if let view = container as? UIView { return view }
      current = (container as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }

  private func container(_ object: NSObject) -> AccessibilityContainer? {
    let type = object.accessibilityContainerType
    let isNamed = object.accessibilityLabel != nil || object.accessibilityValue != nil
    switch type {
    case .list, .landmark, .dataTable: break
    case .semanticGroup where isNamed: break
    default:
      guard object.accessibilityTraits.contains(.tabBar) else { return nil }
    }
    return AccessibilityContainer(
      view: object, type: type, label: object.accessibilityLabel, value: object.accessibilityValue)
  }

  private func provided(by object: NSObject, asSuperview: Bool) -> AccessibilityContext? {
    let type = object.accessibilityContainerType
    if type == .dataTable, let table = object as? any UIAccessibilityContainerDataTable { return .table(table) }
    let counts =
      object is UISegmentedControl || object is UITabBar || object.accessibilityTraits.contains(.tabBar)
      || type == .list || type == .landmark
    guard counts else { return nil }
    if asSuperview, let view = object as? UIView { return .superview(view) }
    return .container(object)
  }

  // MARK: Order

  /// Rows from top to bottom, and within a row in the reading direction. A group has the position of its first element.
  private func sorted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let inner = nodes.map { node -> AccessibilityNode in
      guard case .group(var group) = node else { return node }
      group.nodes = group.isOrdered ? group.nodes.map { sorted([$0])[0] } : sorted(group.nodes)
      return .group(group)
    }
    let placed = inner.enumerated().map { ($0.element, place(of: $0.element), $0.offset) }
    return placed.sorted { first, second in
      if comes(first.1, before: second.1) { return true }
      return comes(second.1, before: first.1) ? false : first.2 < second.2
    }.map(\.0)
  }

  private func place(of node: AccessibilityNode) -> CGRect {
    switch node {
    case .element(let item): item.frame
    case .group(let group):
      group.nodes.map(place).reduce(CGRect.null) { best, next in
        best.isNull || comes(next, before: best) ? next : best
      }
    }
  }

  private func comes(_ first: CGRect, before second: CGRect) -> Bool {
    if abs(first.minY - second.minY) >= AccessibilityReader.leastDistance(for: idiom) {
      return first.minY < second.minY
    }
    return isRightToLeft ? first.minX > second.minX : first.minX < second.minX
  }
}
