import Graphics
import HeadlessSwiftUI
import StandIns
import StoreKit
import Testing
import UIKit
import _StoreKit_SwiftUI

/// Views of the App Store's products, which are those of the test's answers.
@MainActor @Suite struct StoreViewTests {
  private let answers = StoreAnswers(
    products: [
      StoreProduct(
        identifier: "month", title: "Monthly", description: "Every month", price: 5, kind: .autoRenewable,
        period: "P1M", group: "pro"),
      StoreProduct(
        identifier: "year", title: "Yearly", price: 50, kind: .autoRenewable, period: "P1Y", group: "pro"),
      StoreProduct(identifier: "coins", title: "Coins", price: 1, kind: .consumable),
    ], outcome: .bought)

  private func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }

  /// The texts of a view once the products have been found.
  private func texts(_ view: some View, while isWaiting: ([String]) -> Bool) async -> [String] {
    await withAnswers(answers) {
      let screen = HostedScreen(ScreenConfiguration.standard) { UIHostingController(rootView: view) }
      defer { screen.close() }
      var found: [String] = []
      for _ in 0..<1000 {
        screen.window.updateScreen()
        found = texts(screen.viewTree())
        if !isWaiting(found) { break }
        await Task.yield()
      }
      return found
    }
  }

  @Test func aShopOfSubscriptionsOffersThoseOfTheGroup() async {
    let shop = SubscriptionStoreView(groupID: "pro") { Text("Go Pro") }
    let rows = await texts(shop) { !$0.contains("Subscribe") }
    #expect(["Go Pro", "Monthly", "$5.00/month", "Yearly", "$50.00/year", "Subscribe"].allSatisfy(rows.contains))
    #expect(!rows.contains("Coins"))
    let buttons = await texts(shop.subscriptionStoreControlStyle(.buttons).subscriptionStoreButtonLabel(.multiline)) {
      !$0.contains("Yearly")
    }
    #expect(buttons.contains("$5.00/month") && !buttons.contains("Subscribe"))
  }

  /// The rows of a shop with the picker style have the style as their background.
  @Test func theRowsOfAPickerHaveABackground() async {
    let shop = SubscriptionStoreView(groupID: "pro") { Text("Go Pro") }
      .subscriptionStorePickerItemBackground(Color(red: 1, green: 0, blue: 0))
    await withAnswers(answers) {
      let screen = HostedScreen(ScreenConfiguration.standard) { UIHostingController(rootView: shop) }
      defer { screen.close() }
      var reds = 0
      for _ in 0..<1000 {
        screen.window.updateScreen()
        reds = fills(screen.displayList().items).filter { $0 == "#FF0000" }.count
        if reds > 0 { break }
        await Task.yield()
      }
      #expect(reds == 2)
    }
  }

  private func fills(_ items: [DisplayItem]) -> [String] { filled(items).map(\.color) }

  private func filled(_ items: [DisplayItem]) -> [(color: String, size: CGSize)] {
    items.flatMap { item -> [(color: String, size: CGSize)] in
      switch item {
      case .group(let group): filled(group.items)
      case .fill(let path, .color(let color), _): [(color.hexadecimal, path.controlPointBox.size)]
      default: []
      }
    }
  }

  @Test func aStoreShowsItsProductsWithPrices() async {
    let found = await texts(StoreView(ids: ["coins", "none"])) { !$0.contains("Coins") }
    #expect(found.contains("$1.00") && !found.contains("Monthly"))
    let missing = await texts(ProductView(id: "none")) { !$0.contains("Product Unavailable") }
    #expect(missing.contains("Product Unavailable"))
  }

  private struct NameStyle: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("<\(configuration.product?.displayName ?? "")>")
    }
  }

  @Test func aStyleShowsTheProduct() async {
    let found = await texts(ProductView(id: "coins").productViewStyle(NameStyle())) { !$0.contains("<Coins>") }
    #expect(found.contains("<Coins>"))
  }

  /// A style that adds to the automatic one.
  private struct BadgeStyle: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: "Best")
        ProductView(configuration)
      }
    }
  }

  @Test func aStyleAddsToAnotherOne() async {
    let found = await texts(ProductView(id: "coins").productViewStyle(BadgeStyle())) { !$0.contains("$1.00") }
    #expect(found.filter { $0 == "Best" }.count == 1 && found.contains("Coins") && found.contains("$1.00"))
  }

  @Test func aBackgroundOfTheFullHeightIsBehindTheWholeShop() {
    let shop = SubscriptionStoreView(groupID: "pro") {
      Text("Go Pro").containerBackground(for: .subscriptionStoreFullHeight) { Color(red: 1, green: 0, blue: 0) }
    }
    withAnswers(answers) {
      let screen = HostedScreen(ScreenConfiguration.standard) { UIHostingController(rootView: shop) }
      defer { screen.close() }
      screen.window.updateScreen()
      let reds = filled(screen.displayList().items).filter { $0.color == "#FF0000" }
      #expect(reds.map(\.size.height).max() == screen.window.bounds.height)
    }
  }

  private struct Watching: View {
    let note: (String) -> Void
    var body: some View {
      Text("Shop")
        .storeProductTask(for: "coins") { note($0.product?.displayName ?? "\($0)") }
        .currentEntitlementTask(for: "coins") { state in
          if case .success(nil) = state { note("not bought") }
        }
    }
  }

  @Test func tasksReportWhatTheShopHas() async {
    var notes: [String] = []
    _ = await texts(Watching { notes.append($0) }) { _ in notes.count < 3 }
    #expect(Set(notes) == ["loading", "Coins", "not bought"])
  }

  private struct Subscribed: View {
    let note: (String) -> Void
    var body: some View {
      Text("Shop").subscriptionStatusTask(for: "pro") { state in
        note(state.map { $0.map { $0.transaction.unsafePayloadValue.productID } }.value.map { "\($0)" } ?? "loading")
      }
    }
  }

  @Test func aGroupsSubscriptionsRunOnceBought() async throws {
    var bought = answers
    bought.purchased = ["month", "coins"]
    try await withAnswers(bought) {
      let all = try await Product.SubscriptionInfo.status(for: "pro")
      #expect(all.map(\.state) == [.subscribed])
      #expect(all.first?.renewalInfo.unsafePayloadValue.currentProductID == "month")
      let transaction = try #require(await StoreKit.Transaction.latest(for: "month")).payloadValue
      #expect(transaction.subscriptionGroupID == "pro" && transaction.purchasedQuantity == 1)
      #expect(await transaction.subscriptionStatus == all.first)
    }
    var notes: [String] = []
    _ = await texts(Subscribed { notes.append($0) }) { _ in notes.count < 2 }
    #expect(notes == ["loading", "[]"])
  }

  private final class Failing: NSObject, SKOverlayDelegate {
    var error: (any Error)?
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { self.error = error }
  }

  @Test func aBannerFailsToLoad() async throws {
    let screen = HostedScreen(ScreenConfiguration.standard) { UIHostingController(rootView: Text("App")) }
    defer { screen.close() }
    let scene = try #require(screen.window.windowScene)
    let (overlay, delegate) = (
      SKOverlay(configuration: SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)), Failing()
    )
    overlay.delegate = delegate
    overlay.present(in: scene)
    for _ in 0..<1000 where delegate.error == nil {
      screen.window.updateScreen()
      await Task.yield()
    }
    #expect((delegate.error as? SKError)?.code == .overlayTimeout)
  }
}
