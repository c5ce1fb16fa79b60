internal import Foundation
internal import Graphics
internal import HeadlessUIKit
internal import Onionskin

/// A picture of symbols with their names, in rows.
enum SymbolSheet {
  private static let cell = CGSize(width: 96, height: 64)
  private static let columns = 12

  /// The picture, with two pixels per point.
  @MainActor static func picture(of names: [String]) throws -> Bitmap {
    let rows = (names.count + columns - 1) / columns
    let size = CGSize(width: cell.width * CGFloat(columns), height: max(cell.height * CGFloat(rows), 1))
    let configuration = ViewImageConfig(size: size, traits: UITraitCollection(displayScale: 2))
      .screenConfiguration(size: size)
    return try ScreenRenderer.render(on: configuration) {
      SymbolSheetController(names: names, cell: cell, columns: columns)
    }.picture
  }
}

private final class SymbolSheetController: UIViewController {
  private let names: [String]
  private let cell: CGSize
  private let columns: Int

  init(names: [String], cell: CGSize, columns: Int) {
    self.names = names
    self.cell = cell
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, name) in names.enumerated() {
      let origin = CGPoint(
        x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height)
      let image = UIImageView(frame: CGRect(x: origin.x, y: origin.y + 6, width: cell.width, height: 34))
      image.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24))
      image.contentMode = .center
      image.tintColor = .label
      let label = UILabel(frame: CGRect(x: origin.x + 2, y: origin.y + 42, width: cell.width - 4, height: 20))
      label.text = name
      label.font = .systemFont(ofSize: 8)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.numberOfLines = 2
      view.addSubview(image)
      view.addSubview(label)
    }
  }
}
