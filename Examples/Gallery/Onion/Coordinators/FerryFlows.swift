import Onion
import UIKit

/// Asks for the user's name, which is its result.
final class SignInFlow: Coordinator<String>, Flow {
  private(set) lazy var rootViewController: UIViewController = Onion.TemplateController(
    NoticeController(
      symbol: "person.circle", headline: "Who's on board?", text: "Sign in with the name on your season ticket.",
      actions: [
        .init("I'm Ada") { [weak self] in self?.finish(with: "Ada") },
        .init("I'm somebody else") { [weak self] in self?.finish(with: "Somebody") },
      ]))
}

/// The app itself: a home screen, and a flow that chooses a harbour. Ends when the user signs out.
final class MainFlow: Coordinator<Void>, Flow {
  private let user: String
  private let screens: HarbourScreens
  private let stage = SwitchingController()
  private var harbour: String?

  init(user: String, screens: HarbourScreens) {
    self.user = user
    self.screens = screens
    super.init()
  }

  var rootViewController: UIViewController { stage }

  override func start() {
    showHome()
  }

  /// `ferry://harbour` opens the choice, `ferry://harbour/Sund` makes it.
  override func handle(_ link: DeepLink) -> Bool {
    guard link.first == "harbour" else { return super.handle(link) }
    chooseHarbour()
    return link.rest.first == nil || super.handle(link.rest)
  }

  private func showHome() {
    let text = harbour.map { "Your ferries leave from \($0)." } ?? "You haven't chosen a harbour yet."
    stage.show(
      Onion.TemplateController(
        NoticeController(
          symbol: "house", headline: "Good evening, \(user)", text: text,
          actions: [
            .init("Choose a harbour") { [weak self] in self?.chooseHarbour() },
            .init("Sign out") { [weak self] in self?.finish() },
          ])))
  }

  private func chooseHarbour() {
    let choice = HarbourFlow(screens: screens)
    start(choice) { [weak self] harbour in
      self?.harbour = harbour ?? self?.harbour
      self?.showHome()
    }
    if !choice.isFinished { stage.show(choice.rootViewController) }
  }
}

/// Chooses one harbour of several; nil when the user cancels.
final class HarbourFlow: Coordinator<String?>, Flow {
  private let screens: HarbourScreens

  init(screens: HarbourScreens) {
    self.screens = screens
    super.init()
  }

  private(set) lazy var rootViewController: UIViewController = {
    let choice = screens.choice(of: Harbour.all)
    choice.onChoose = { [weak self] in self?.finish(with: $0) }
    return choice.wrappedInModalContainer { [weak self] in self?.finish(with: nil) }
  }()

  override func handle(_ link: DeepLink) -> Bool {
    guard let harbour = link.first, Harbour.all.contains(where: { $0.name == harbour }) else {
      return super.handle(link)
    }
    finish(with: harbour)
    return true
  }
}
