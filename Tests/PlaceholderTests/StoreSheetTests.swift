import Graphics
import HeadlessSwiftUI
import StoreKit
import Testing
import UIKit
import _StoreKit_SwiftUI

@MainActor @Suite struct StoreSheetTests {
  private struct Account: View {
    @State var isShown = false
    @Environment(\.requestReview) private var requestReview
    let keep: (Binding<Bool>) -> Void
    var body: some View {
      keep($isShown)
      return Text("Account").manageSubscriptionsSheet(isPresented: $isShown).onAppear { requestReview() }
    }
  }

  @Test func subscriptionsAreAPlaceholderInASheet() throws {
    var isShown: Binding<Bool>?
    let hosting = UIHostingController(rootView: Account { isShown = $0 })
    let screen = HostedScreen(ScreenConfiguration.standard) { hosting }
    defer { screen.close() }
    isShown?.wrappedValue = true
    screen.window.updateScreen()
    func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
    #expect(hosting.presentedViewController != nil)
    #expect(texts(screen.viewTree()).contains("Subscriptions"))
    isShown?.wrappedValue = false
    screen.window.updateScreen()
    #expect(hosting.presentedViewController == nil)
  }

  private struct Promotion: View {
    @State var isShown = true
    let asked: () -> Void
    var body: some View {
      Text(isShown ? "Shown" : "Gone").appStoreOverlay(isPresented: $isShown) {
        asked()
        return SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
      }
    }
  }

  /// There is no shop: the banner is asked for, fails to load, and the binding becomes false.
  @Test func aBannerOfTheShopIsDismissed() async {
    var count = 0
    let screen = HostedScreen(ScreenConfiguration.standard) {
      UIHostingController(rootView: Promotion { count += 1 })
    }
    defer { screen.close() }
    func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
    for _ in 0..<100 where !texts(screen.viewTree()).contains("Gone") {
      _ = screen.displayList()
      await Task.yield()
    }
    #expect(count == 1 && texts(screen.viewTree()).contains("Gone"))
  }
}
