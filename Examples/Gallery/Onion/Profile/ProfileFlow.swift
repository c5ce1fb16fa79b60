import Onion
import UIKit

/// Edits a user; the result is what was saved.
public final class ProfileFlow: NavigationCoordinator<User> {
  private let editor: EditUserController
  private let screens: CityScreens

  /// - Parameters:
  ///   - user: the edited user.
  ///   - screens: how cities are chosen.
  public init(_ user: User, screens: CityScreens = CityScreens()) {
    editor = EditUserController(user)
    self.screens = screens
    super.init()
  }

  public override func start() {
    editor.onChooseHome = { [weak self] in self?.chooseHome() }
    editor.onChooseCities = { [weak self] in self?.chooseCities() }
    editor.onSave = { [weak self] in self?.finish(with: $0) }
    push(editor)
  }

  /// `…/home` and `…/cities` open the choice; what follows is the choice's business.
  public override func handle(_ link: DeepLink) -> Bool {
    switch link.first {
    case "home": chooseHome()
    case "cities": chooseCities()
    default: return super.handle(link)
    }
    return link.rest.first == nil || super.handle(link.rest)
  }

  private func chooseHome() {
    let home = editor.user.home.map { [$0] } ?? []
    start(CityFlow(router: router, cities: home, choosesSeveral: false, screens: screens)) { [weak self] cities in
      self?.editor.user.home = cities.first
    }
  }

  private func chooseCities() {
    let flow = CityFlow(router: router, cities: editor.user.cities, choosesSeveral: true, screens: screens)
    start(flow) { [weak self] cities in self?.editor.user.cities = cities }
  }
}
