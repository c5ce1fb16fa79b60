import UIKit

/// A grid by a flow layout: tiles of one size, and a header for each section.
public final class SwatchesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private struct Family {
    let name: String
    let swatches: [(name: String, color: UIColor)]
  }

  private let families = [
    Family(
      name: "Warm",
      swatches: [
        ("Brick", .systemRed), ("Marigold", .systemOrange), ("Straw", .systemYellow), ("Rose", .systemPink),
        ("Walnut", .systemBrown),
      ]),
    Family(
      name: "Cool",
      swatches: [
        ("Fern", .systemGreen), ("Glass", .systemTeal), ("Lagoon", .systemCyan), ("Ink", .systemIndigo),
        ("Sea", .systemBlue), ("Plum", .systemPurple), ("Mint", .systemMint),
      ]),
    Family(name: "Greys", swatches: [("Slate", .systemGray), ("Ash", .systemGray3), ("Chalk", .systemGray5)]),
  ]

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
    title = "Swatches"
  }

  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public static func screen() -> UIViewController { UINavigationController(rootViewController: SwatchesController()) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    collectionView.alwaysBounceVertical = true
    collectionView.allowsMultipleSelection = true
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    collectionView.register(
      SwatchHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { families.count }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { families[section].swatches.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    let swatch = families[indexPath.section].swatches[indexPath.item]
    (cell as? SwatchCell)?.show(swatch.name, swatch.color)
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? SwatchHeader)?.label.text = families[indexPath.section].name
    return header
  }

  /// As many columns as have room for 96 points each, and the words below them.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let metrics = UIFontMetrics(forTextStyle: .caption1)
    let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width - 32
    let columns = max(1, floor((room + 12) / (metrics.scaledValue(for: 96) + 12)))
    let width = floor((room - (columns - 1) * 12) / columns)
    return CGSize(width: width, height: 72 + ceil(metrics.scaledValue(for: 22)))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: UIFontMetrics(forTextStyle: .title3).scaledValue(for: 44)) }
}

/// A colour, its name below it, and a tick where it is chosen.
private final class SwatchCell: UICollectionViewCell {
  private let tile = UIView()
  private let label = UILabel()
  private let tick = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.layer.cornerRadius = 12
    tile.layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    tick.tintColor = .white
    tick.isHidden = true
    for view in [tile, label, tick] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      tile.topAnchor.constraint(equalTo: contentView.topAnchor),
      tile.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      tile.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      tile.heightAnchor.constraint(equalToConstant: 72),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      tick.topAnchor.constraint(equalTo: tile.topAnchor, constant: 8),
      tick.trailingAnchor.constraint(equalTo: tile.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  func show(_ name: String, _ color: UIColor) {
    label.text = name
    tile.backgroundColor = color
  }

  override var isSelected: Bool {
    didSet { tick.isHidden = !isSelected }
  }
}

/// A section's name, over the tiles that scroll below it.
private final class SwatchHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This header is made in code.") }
}
