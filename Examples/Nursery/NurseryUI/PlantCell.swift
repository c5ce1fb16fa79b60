import NurseryPictures
import UIKit

/// A row with a plant's picture, its name and its thirst.
public final class PlantCell: UITableViewCell {
  public static let identifier = "Plant"

  private let picture = UIImageView()
  private let name = UILabel()
  private let thirst = ThirstView()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    picture.backgroundColor = .tertiarySystemFill
    name.font = .preferredFont(forTextStyle: .headline)
    let texts = UIStackView(arrangedSubviews: [name, thirst])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [picture, texts])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor), row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 44), picture.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Rows are made by the table.") }

  public func show(name: String, thirst level: Int, picture address: URL?) {
    self.name.text = name
    thirst.level = level
    picture.showPicture(at: address)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }
}
