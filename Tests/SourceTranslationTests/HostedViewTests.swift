import HeadlessSwiftUI
import Testing

@testable import TranslatedApp

/// What a translated app's views of SwiftUI do where screens of UIKit host them.
@MainActor @Suite struct HostedViewTests {
  private func texts(_ view: UIView) -> [String] {
    view.layoutIfNeeded()
    return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  @Test func placeholdersAreCalledAfterTheAppsViews() {
    let controller = ProfileController()
    controller.loadViewIfNeeded()
    #expect(texts(controller.host.view).contains("ProfileCard"))
    #expect(texts(controller.stack.view).contains("NavigationStack"))
    #expect(texts(controller.content("Grace").makeContentView()).contains("ProfileCard"))
  }

  @Test func viewsOfUIKitsAreShown() {
    let controller = ChartController(value: 7)
    controller.loadViewIfNeeded()
    #expect(texts(controller.view).contains("7") && controller.rootView.value == 7)
  }

  @Test func entriesOfTheEnvironmentAreValues() {
    var values = EnvironmentValues()
    #expect(values.cardTitle == "Card" && values.cardSizes == [2, 4] && values.cardName == nil)
    values.cardTitle = "Other"
    values.cardSizes = [1]
    values.cardName = "Ada"
    #expect(values.cardTitle == "Other" && values.cardSizes == [1] && values.cardName == "Ada")
  }

  @Test func aTestSeesTheModel() {
    var names: [String] = []
    HostedPictures.show(for: ProfileCard.self) { card in
      names.append(card.profile.name)
      return nil
    }
    defer { HostedPictures.hide(for: ProfileCard.self) }
    ProfileController().view.layoutIfNeeded()
    #expect(names.contains("Ada"))
  }
}
