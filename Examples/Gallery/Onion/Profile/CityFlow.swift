import Onion
import UIKit

/// Chooses one city, or several of them: a region, then its cities.
///
/// One city ends the flow. Several are carried back to every screen of the stack as they are tapped, and the flow ends when
/// the user is done.
final class CityFlow: NavigationCoordinator<[City]> {
  private var cities: [City]
  private let choosesSeveral: Bool
  private let screens: CityScreens

  init(router: NavigationRouter, cities: [City], choosesSeveral: Bool, screens: CityScreens) {
    self.cities = cities
    self.choosesSeveral = choosesSeveral
    self.screens = screens
    super.init(router: router)
  }

  override func start() {
    let regions = RegionListController(Region.all, cities: cities)
    regions.onChoose = { [weak self] in self?.showCities(of: $0) }
    addDoneButton(to: regions)
    push(regions)
  }

  /// `…/Finland` opens the region, `…/Finland/Turku` chooses the city.
  override func handle(_ link: DeepLink) -> Bool {
    guard let region = Region.all.first(where: { $0.name == link.first }) else { return false }
    popToFirst(animated: false)
    showCities(of: region)
    guard let name = link.rest.first else { return true }
    guard let city = region.cities.first(where: { $0.name == name }) else { return false }
    choose(city)
    return true
  }

  private func showCities(of region: Region) {
    let screen = screens.cities(of: region)
    screen.cities = cities
    screen.onChoose = { [weak self] in self?.choose($0) }
    addDoneButton(to: screen)
    push(screen)
  }

  private func addDoneButton(to screen: UIViewController) {
    guard choosesSeveral else { return }
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        finish(with: cities)
      })
  }

  private func choose(_ city: City) {
    guard choosesSeveral else { return finish(with: [city]) }
    if let place = cities.firstIndex(of: city) { cities.remove(at: place) } else { cities.append(city) }
    router.carryBack { (screen: any CitiesShowing) in screen.cities = cities }
  }
}
