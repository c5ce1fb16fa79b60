import UIKit

/// A list that is being edited: controls to delete, insert and move, and circles of several chosen rows.
public final class EditedListController: UIViewController {
  private enum Kind: Int, CaseIterable {
    case delete, insert, reorder, separated, chosen, unchosen, indented, locked

    var title: String {
      switch self {
      case .delete: "Delete"
      case .insert: "Insert"
      case .reorder: "Delete and move"
      case .separated: "Move"
      case .chosen: "Chosen"
      case .unchosen: "Not chosen"
      case .indented: "Indented by one level"
      case .locked: "Without controls"
      }
    }
  }

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private var source: UICollectionViewDiffableDataSource<Int, Kind>?

  public init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    super.init(nibName: nil, bundle: nil)
    title = "Luggage"
  }

  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public static func screen(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIViewController {
    UINavigationController(rootViewController: EditedListController(appearance))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelectionDuringEditing = true
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Kind> { cell, _, kind in
      var content = cell.defaultContentConfiguration()
      content.text = kind.title
      cell.contentConfiguration = content
      cell.indentationLevel = kind == .indented ? 1 : 0
      cell.accessories = EditedListController.accessories(of: kind)
    }
    let source = UICollectionViewDiffableDataSource<Int, Kind>(collectionView: collectionView) { view, path, kind in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: kind)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Kind>()
    snapshot.appendSections([0])
    snapshot.appendItems(Kind.allCases)
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
    setEditing(true, animated: false)
    collectionView.isEditing = true
    collectionView.selectItem(
      at: IndexPath(item: Kind.chosen.rawValue, section: 0), animated: false, scrollPosition: [])
  }

  private static func accessories(of kind: Kind) -> [UICellAccessory] {
    switch kind {
    case .delete: [.delete()]
    case .insert: [.insert()]
    case .reorder: [.delete(), .reorder()]
    case .separated: [.label(text: "2 kg"), .reorder(displayed: .always)]
    case .chosen, .unchosen: [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
    case .indented: [.delete(), .checkmark()]
    case .locked: []
    }
  }
}
