import Foundation

/// The values that a list's cell, header or footer gets from its section.
@MainActor struct ListSurroundings: @preconcurrency Equatable {
  enum Role: Equatable {
    case item, header, footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role = Role.item
  /// Whether the item is the first or the last of its group.
  var isFirst = false
  var isLast = false
  /// Nil for items without lines.
  var separators: UIListSeparatorConfiguration?

  /// The value of the trait at this position.
  var environment: UIListEnvironment {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The look of texts in this place.
  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.item, .sidebar): .sidebarCell()
    case (.item, _): .cell()
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.item, .plain), (.item, .sidebarPlain): .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
    case (.item, .sidebar): .listSidebarCell()
    case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
    case (_, .sidebar): .listSidebarHeader()
    default: .listGroupedHeaderFooter()
    }
  }
}

/// The list properties of a section other than sizes.
@MainActor final class ListSectionLook {
  let configuration: UICollectionLayoutListConfiguration
  /// The space above sections, for the first and the others, and below; in points.
  let scale: CGFloat

  init(_ configuration: UICollectionLayoutListConfiguration, scale: CGFloat) {
    self.configuration = configuration
    self.scale = scale
  }

  private var firstItem: Int { configuration.headerMode == .firstItemInSection ? 1 : 0 }

  func surroundings(of item: Int, count: Int, section: Int) -> ListSurroundings {
    var result = ListSurroundings(appearance: configuration.appearance)
    if item < firstItem {
      result.role = .header
      return result
    }
    result.isFirst = item == firstItem
    result.isLast = item == count - 1
    guard configuration.showsSeparators else { return result }
    let common = configuration.separatorConfiguration
    result.separators =
      configuration.itemSeparatorHandler?(IndexPath(item: item, section: section), common) ?? common
    return result
  }

  func surroundings(ofEdge kind: String) -> ListSurroundings? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    return ListSurroundings(appearance: configuration.appearance, role: isHeader ? .header : .footer)
  }

  /// The room above the section's header, or above its items where it has none, in points. As in tables: 35 points above
  /// the first group, half of it above and half of it below the others; 22 above plain headers.
  func padding(isFirst: Bool) -> (top: CGFloat, bottom: CGFloat) {
    let half = PixelRounding(scale: scale).round(17.5)
    guard configuration.isGrouped else {
      let hasHeader = configuration.headerMode == .supplementary
      let own: CGFloat = configuration.appearance == .plain ? 22 : 0
      return (hasHeader ? configuration.headerTopPadding ?? own : 0, 0)
    }
    let top: CGFloat =
      if configuration.headerMode == .none {
        isFirst ? 35 : half
      } else {
        configuration.headerTopPadding ?? (isFirst ? half : 0)
      }
    return (top, configuration.footerMode == .none ? half : 0)
  }
}

extension NSCollectionLayoutSection {
  /// A section that looks like a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let traits = layoutEnvironment.traitCollection
    section.list = ListSectionLook(
      configuration, scale: traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale)
    section.contentInsetsReference = .none
    // The rows of a sidebar, whose backgrounds have rounded corners, have the insets of inset grouped lists: estimated from
    // pictures of iPads.
    if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
      let margin = UIScreen.main.configuration.systemMinimumMargin
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
      section.contentInsetsReference = .safeArea
    }
    let isPinned = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPinned
      return item
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of lists, one a section.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
