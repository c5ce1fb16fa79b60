import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import TranslatedApp

/// A translated app's SwiftUI views in UIKit screens that host them.
@MainActor @Suite struct HostedViewTests {
  /// The texts that a view shows, in SwiftUI's and UIKit's views.
  private func texts(_ view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
    return texts(HostedScreen.viewTree(of: view))
  }

  @Test func viewsOfTheAppAreShown() {
    let controller = ProfileController()
    controller.loadViewIfNeeded()
    #expect(texts(controller.host.view).contains("Ada"))
    #expect(texts(controller.stack.view).contains("Hello"))
    #expect(texts(controller.content("Grace").makeContentView()).contains("Grace"))
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
}
