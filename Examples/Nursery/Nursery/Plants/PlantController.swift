import NurseryKit
import NurseryPictures
import NurseryUI
import UIKit

/// One plant, with its picture from the network, and a button that waters it.
final class PlantController: UIViewController {
  private let plant: Plant
  private let shelf: Shelf
  private let thirst = ThirstView()

  init(plant: Plant, shelf: Shelf) {
    self.plant = plant
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The plant comes from the list.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = plant.name
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    let picture = UIImageView()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    picture.backgroundColor = .secondarySystemBackground
    picture.showPicture(at: PlantPictures.address(of: plant.name ?? ""))
    thirst.level = Int(plant.thirst)
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Water") { [weak self] _ in self?.water() })
    let stack = UIStackView(arrangedSubviews: [picture, thirst, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 220),
    ])
  }

  private func water() {
    plant.thirst = 0
    shelf.save()
    thirst.level = 0
  }
}
