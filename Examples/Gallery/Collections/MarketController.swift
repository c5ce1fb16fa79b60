import UIKit

/// A page of a compositional layout: cards that scroll sideways, a grid with badges on a background of its own, and groups
/// within groups, each below a header that stays in sight.
public final class MarketController: UIViewController {
  private enum Section: Int, CaseIterable {
    case featured, stalls, recipes

    var title: String {
      switch self {
      case .featured: "This week"
      case .stalls: "Stalls"
      case .recipes: "From the kitchen"
      }
    }
  }

  private struct Item: Hashable {
    let section: Section
    let title: String
    let symbol: String
    let news: Int
  }

  private static let items: [Item] = [
    Item(section: .featured, title: "Apples from Åland", symbol: "leaf.fill", news: 0),
    Item(section: .featured, title: "Smoked perch", symbol: "flame.fill", news: 0),
    Item(section: .featured, title: "Rye bread", symbol: "star.fill", news: 0),
    Item(section: .stalls, title: "Fish", symbol: "drop.fill", news: 3),
    Item(section: .stalls, title: "Greens", symbol: "leaf.fill", news: 0),
    Item(section: .stalls, title: "Bakery", symbol: "cart.fill", news: 12),
    Item(section: .stalls, title: "Flowers", symbol: "heart.fill", news: 0),
    Item(section: .recipes, title: "Soup of the archipelago", symbol: "flame.fill", news: 0),
    Item(section: .recipes, title: "Pancake", symbol: "circle.fill", news: 0),
    Item(section: .recipes, title: "Jam", symbol: "drop.fill", news: 0),
    Item(section: .recipes, title: "Gravlax", symbol: "scissors", news: 0),
    Item(section: .recipes, title: "Buns", symbol: "star.fill", news: 0),
    Item(section: .recipes, title: "Tea", symbol: "leaf.fill", news: 0),
  ]

  private static let badge = "badge"
  private static let backdrop = "backdrop"
  private var source: UICollectionViewDiffableDataSource<Section, Item>?

  public static func screen() -> UIViewController {
    let navigation = UINavigationController(rootViewController: MarketController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Market"
    view.backgroundColor = .systemBackground
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    fill(collectionView)
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let section =
          switch Section(rawValue: index) {
          case .featured: MarketController.featured(environment)
          case .stalls: MarketController.stalls(environment)
          default: MarketController.recipes(environment)
          }
        section.boundarySupplementaryItems = [MarketController.header]
        return section
      }, configuration: configuration)
    layout.register(BackdropView.self, forDecorationViewOfKind: MarketController.backdrop)
    return layout
  }

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    return header
  }

  private static func filling(_ inset: CGFloat = 0) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }

  /// A height for texts of the standard size, in points, as it has to be for the person's.
  private static func height(_ points: CGFloat, _ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: points, compatibleWith: environment.traitCollection)
  }

  private static func featured(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(max(150, height(90, environment)))),
      subitems: [filling()])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  private static func stalls(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(22), heightDimension: .absolute(22)),
      elementKind: self.badge,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = environment.container.effectiveContentSize.width
    let columns = width > 600 ? 4 : isLarge ? 1 : 2
    let (margin, spacing): (CGFloat, CGFloat) = (28, 12)
    // Repeated items keep their size, whatever comes between them.
    let share = (width - 2 * margin - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(share), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(72, height(44, environment)))),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin, bottom: 16, trailing: margin)
    section.supplementariesFollowContentInsets = false
    let background = NSCollectionLayoutDecorationItem.background(elementKind: backdrop)
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.decorationItems = [background]
    return section
  }

  private static func recipes(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let scale = height(100, environment) / 100
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalHeight(1)))
    large.contentInsets.trailing = 8
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    small.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 4, trailing: 0)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
      subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(280 * min(scale, 2)), heightDimension: .absolute(160 * scale)),
      subitems: [large, pair])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  // MARK: Content

  private func fill(_ collectionView: UICollectionView) {
    let card = UICollectionView.CellRegistration<MarketCell, Item> { cell, _, item in
      cell.show(item.title, item.symbol, isLarge: item.section == .featured)
    }
    let header = UICollectionView.SupplementaryRegistration<MarketHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      header.label.text = Section(rawValue: path.section)?.title
      header.isOnBackdrop = path.section == Section.stalls.rawValue
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(
      elementKind: MarketController.badge
    ) { [weak self] view, _, path in
      view.count = self?.source?.itemIdentifier(for: path)?.news ?? 0
    }
    let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: card, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, kind, path in
      kind == MarketController.badge
        ? view.dequeueConfiguredReusableSupplementary(using: badge, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    for item in MarketController.items { snapshot.appendItems([item], toSection: item.section) }
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }
}
