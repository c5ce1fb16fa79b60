import Onion
import UIKit

/// Names to choose from. The screen knows neither the coordinator behind it nor what follows.
final class HarbourListController: UIViewController, HarbourChoosing {
  private let harbours: [Harbour]

  var onChoose: (String) -> Void = { _ in }

  init(_ harbours: [Harbour]) {
    self.harbours = harbours
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = harbours.map { harbour in
      let button = GalleryButton.plain(harbour.name) { [weak self] in self?.onChoose(harbour.name) }
      button.backgroundColor = .secondarySystemBackground
      button.layer.cornerRadius = 12
      return button
    }
    let header = GalleryLabel.make("Where do you leave from?", style: .title1)
    let list = UIStackView(arrangedSubviews: [header] + buttons)
    list.axis = .vertical
    list.spacing = 12
    list.setCustomSpacing(24, after: header)
    view.addSubview(list)
    list.pin(
      to: .margins, edges: [.top, .leading, .trailing],
      insets: NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0))
  }
}
