import UIKit

/// A list in any appearance: headers, footers, and the accessories that rows have while they aren't edited.
public final class SettingsListController: UIViewController {
  private struct Row: Hashable {
    var title: String
    var detail: String?
    var symbol: String?
    var accessory = Accessory.none
    var children: [Row] = []
    var isExpanded = false
  }

  private enum Accessory: Hashable {
    case none, disclosure, checkmark, detail, labelled(String), toggle
  }

  private struct Section {
    let title: String
    let footer: String
    let rows: [Row]
  }

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private var source: UICollectionViewDiffableDataSource<Int, Row>?

  private let sections = [
    Section(
      title: "Crossing", footer: "Prices are for one person, with a bicycle.",
      rows: [
        Row(title: "Tickets", symbol: "ticket", accessory: .labelled("3")),
        Row(title: "Turku to Kökar", detail: "Every day but Sunday", symbol: "ferry", accessory: .disclosure),
        Row(title: "Reminders", symbol: "bell", accessory: .toggle),
      ]),
    Section(
      title: "Language", footer: "Announcements on board are in this language, too.",
      rows: [
        Row(title: "English", accessory: .checkmark), Row(title: "Suomi"),
        Row(title: "Svenska", detail: "Ruotsi", accessory: .detail),
      ]),
    Section(
      title: "Harbours", footer: "",
      rows: [
        Row(
          title: "Åland", symbol: "folder",
          children: [
            Row(title: "Mariehamn", symbol: "mappin"),
            Row(title: "Outer islands", symbol: "folder", children: [Row(title: "Kökar")]),
          ], isExpanded: true),
        Row(title: "Mainland", symbol: "folder", children: [Row(title: "Turku")]),
      ]),
  ]

  public init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public static func screen(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIViewController {
    UINavigationController(rootViewController: SettingsListController(appearance))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = appearance == .sidebar ? .none : .supplementary
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    fill(collectionView)
    collectionView.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
  }

  private func fill(_ collectionView: UICollectionView) {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      content.secondaryText = row.detail
      content.image = row.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      cell.accessories = SettingsListController.accessories(of: row)
    }
    let edge = { [sections] (kind: String) in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { view, kind, path in
        var content = view.defaultContentConfiguration()
        let section = sections[path.section]
        content.text = kind == UICollectionView.elementKindSectionHeader ? section.title : section.footer
        view.contentConfiguration = content
      }
    }
    let header = edge(UICollectionView.elementKindSectionHeader)
    let footer = edge(UICollectionView.elementKindSectionFooter)
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) { view, path, row in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    for (index, section) in sections.enumerated() {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Row>()
      SettingsListController.append(section.rows, to: nil, of: &snapshot)
      source.apply(snapshot, to: index, animatingDifferences: false)
    }
    self.source = source
  }

  private static func append(
    _ rows: [Row], to parent: Row?, of snapshot: inout NSDiffableDataSourceSectionSnapshot<Row>
  ) {
    snapshot.append(rows, to: parent)
    for row in rows {
      append(row.children, to: row, of: &snapshot)
      if row.isExpanded { snapshot.expand([row]) }
    }
  }

  private static func accessories(of row: Row) -> [UICellAccessory] {
    if !row.children.isEmpty { return [.outlineDisclosure()] }
    switch row.accessory {
    case .none: return []
    case .disclosure: return [.disclosureIndicator()]
    case .checkmark: return [.checkmark()]
    case .detail: return [.detail()]
    case .labelled(let text): return [.label(text: text), .disclosureIndicator()]
    case .toggle:
      let toggle = UISwitch()
      toggle.isOn = true
      return [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
    }
  }
}
