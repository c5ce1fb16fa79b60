import UIKit

/// The cities of a region on a map, those that are chosen in another colour.
public final class CityMapController: UIViewController, CityChoosing {
  private let region: Region
  private var buttons: [UIButton] = []

  var cities: [City] = [] {
    didSet { showChoice() }
  }

  var onChoose: (City) -> Void = { _ in }

  init(_ region: Region) {
    self.region = region
    super.init(nibName: nil, bundle: nil)
    title = region.name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    buttons = region.cities.map { city in
      GalleryButton.filled(city.name) { [weak self] in self?.onChoose(city) }
    }
    view = IslandMapView(
      zip(region.cities, buttons).map { city, button in (CGPoint(x: city.x, y: city.y), button) })
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    showChoice()
  }

  private func showChoice() {
    for (city, button) in zip(region.cities, buttons) {
      let isChosen = cities.contains(city)
      button.backgroundColor = isChosen ? .systemOrange : .systemTeal
      button.isSelected = isChosen
    }
  }
}
