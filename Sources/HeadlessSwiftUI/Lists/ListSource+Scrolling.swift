internal import Foundation
internal import HeadlessUIKit

/// The element of a list, which observers of scrolling find.
final class ListElement: ExpandingElement, ScrollingElement {
  let phases = ScrollPhases()

  init(_ table: ListTableView) {
    super.init(table)
    phases.geometry = { [weak self] in self?.geometry }
    table.trackingDidChange = { [weak phases] in phases?.trackingDidChange($0) }
  }

  var geometry: ScrollGeometry {
    guard let table = view as? UITableView else {
      return ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
    }
    let insets = table.adjustedContentInset
    return ScrollGeometry(
      contentOffset: table.contentOffset, contentSize: table.contentSize,
      contentInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      containerSize: table.bounds.size)
  }
}

extension ListSource {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    phases?.didScroll()
    environment.graphHost.host?.geometryDidChange()
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { phases?.dragBegins() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { phases?.dragWillEnd(velocity: velocity) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    phases?.dragEnds(decelerates: decelerate)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { phases?.decelerationEnds() }

  // MARK: Programmatic scrolling

  /// Scrolls to the row with an id; false where there is none.
  ///
  /// - Parameter anchor: the unit point of the row that is aligned with the same point of the visible area; nil for the least
  ///   movement.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animates: Bool) -> Bool {
    table.layoutIfNeeded()
    guard let path = path(of: id) else { return false }
    let move = { [self] in
      // Estimated heights above the row become the rows' own on the way there.
      table.scrollToRow(at: path, at: position(anchor), animated: false)
      table.layoutIfNeeded()
      if let anchor { table.contentOffset.y = offset(of: table.rectForRow(at: path), anchor.y) }
    }
    if let phases { phases.move(animates: animates, move) } else { move() }
    return true
  }

  private func position(_ anchor: UnitPoint?) -> UITableView.ScrollPosition {
    guard let anchor else { return .none }
    return anchor.y < 0.5 ? .top : anchor.y > 0.5 ? .bottom : .middle
  }

  /// The offset at which a unit point of a rectangle is at the same point of the visible area, within the limits of the content.
  private func offset(of rect: CGRect, _ anchor: CGFloat) -> CGFloat {
    let insets = table.adjustedContentInset
    let seen = table.bounds.height - insets.top - insets.bottom
    let offset = rect.minY + (rect.height - seen) * anchor - insets.top
    return max(-insets.top, min(offset, table.contentSize.height + insets.bottom - table.bounds.height))
  }

  /// The row of a collection's element, or of a view with `id(_:)`. Rows are created where no created one has the id.
  ///
  /// The tree is walked once, and then only each row that is created: a walk of the tree for each row would make the search
  /// of a list of n rows take n² visits.
  private func path(of id: AnyHashable) -> IndexPath? {
    if let path = firstPath(where: { $0.id == id }) { return path }
    let views = node?.identifiedViews(id) ?? []
    return firstPath { item, key in isMade(key) && has(views, in: item.make()) }
      ?? firstPath { item, key in !isMade(key) && hasCreated(id, or: views, in: item) }
  }

  private func firstPath(where matches: (_ListItem) -> Bool) -> IndexPath? { firstPath { item, _ in matches(item) } }

  private func firstPath(where matches: (_ListItem, ListRowKey) -> Bool) -> IndexPath? {
    for (section, content) in contents.enumerated() {
      for (row, (item, key)) in zip(content.items, content.keys).enumerated() where matches(item, key) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// Whether the elements of a row are, or contain, one of the views.
  private func has(_ views: [_LayoutElement], in elements: [_LayoutElement]) -> Bool {
    views.contains { view in
      var element: _LayoutElement? = view
      while let current = element {
        if elements.contains(where: { $0 === current }) { return true }
        element = current.parent
      }
      return false
    }
  }

  /// The row's views are created without being on the screen.
  ///
  /// - Parameter views: the views with the id outside of the row, such as the collection's own, whose first row is this one.
  private func hasCreated(_ id: AnyHashable, or views: [_LayoutElement], in item: _ListItem) -> Bool {
    let elements = item.make()
    let row = item.id.flatMap { (item.source as? any CollectionNode)?.node(id: $0) }
    if let row, row.isShown == nil { row.isShown = false }
    return has(views + ((row ?? item.node ?? node)?.identifiedViews(id) ?? []), in: elements)
  }
}

extension _AnyNode {
  /// The first elements of the views with `id(_:)` inside.
  fileprivate func identifiedViews(_ id: AnyHashable) -> [_LayoutElement] {
    var found: [_LayoutElement] = []
    if let identified = self as? any IdentifiedNode, identified.explicitID == id, let element = elements.first {
      found.append(element)
    }
    return found + childNodes.flatMap { $0.identifiedViews(id) }
  }
}
