import Foundation

/// The items that a bar shows of the groups.
extension UINavigationItem {
  var allGroups: [UIBarButtonItemGroup] {
    leadingItemGroups + centerItemGroups + trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
  }

  /// From the leading edge.
  var shownLeadingItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + items(of: leadingItemGroups) }

  /// None in narrow bars and in the standard style.
  func centerItems(isWide: Bool) -> [UIBarButtonItem] {
    isWide && style != .navigator ? items(of: centerItemGroups) : []
  }

  /// In reading direction: `rightBarButtonItems` begin at the edge. That the overflow menu precedes the pinned group is taken from
  /// pictures of iOS 16.
  func trailingItems(isWide: Bool) -> [UIBarButtonItem] {
    items(of: trailingItemGroups) + overflow(isWide: isWide) + items(of: pinnedTrailingGroup.map { [$0] } ?? [])
      + (rightBarButtonItems ?? []).reversed()
  }

  private func overflow(isWide: Bool) -> [UIBarButtonItem] {
    var elements: [UIMenuElement] = []
    if centerItems(isWide: isWide).isEmpty {
      elements = visible(centerItemGroups).map { UIMenu(options: .displayInline, children: $0.menuElements) }
    }
    if let additionalOverflowItems { elements.append(additionalOverflowItems) }
    guard !elements.isEmpty else { return [] }
    let observer = overflowItem.barItemObserver
    overflowItem.barItemObserver = nil
    overflowItem.menu = UIMenu(children: elements)
    overflowItem.barItemObserver = observer
    return [overflowItem]
  }

  private func visible(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
    groups.filter { !$0.isHidden && $0.isInDefaultCustomization }
  }

  private func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    visible(groups).flatMap(\.shownItems)
  }
}
