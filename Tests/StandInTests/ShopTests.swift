import Foundation
import StandIns
import StoreKit
import Testing
import UIKit

/// The App Store, configured by a test.
@MainActor @Suite struct ShopTests {
  private let pro = StoreProduct(
    identifier: "pro", title: "Pro", price: Decimal(string: "4.99")!, kind: .autoRenewable, period: "P1M", group: "g")

  @Test func productsAreTheTestsOwn() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    let products = try await withAnswers(StoreAnswers(products: [pro])) {
      try await Product.products(for: ["pro", "x"])
    }
    let product = try #require(products.first)
    #expect(products.count == 1 && product.displayName == "Pro" && product.type == .autoRenewable)
    #expect(product.displayPrice == "$4.99" && (product.price / 2).formatted(product.priceFormatStyle) == "$2.50")
    #expect(product.subscription?.subscriptionPeriod.unit == .month)
    #expect(product.subscription?.subscriptionPeriod.value == 1)
  }

  @Test func purchasesEndAsTheTestSays() async throws {
    var answers = StoreAnswers(products: [pro], outcome: .bought)
    let product = try #require(try await withAnswers(answers) { try await Product.products(for: ["pro"]) }.first)
    let bought = try await withAnswers(answers) { try await product.purchase() }
    guard case .success(.verified(let transaction)) = bought else {
      Issue.record("not bought: \(bought)")
      return
    }
    #expect(transaction.productID == "pro")
    answers.outcome = .pending
    guard case .pending = try await withAnswers(answers, operation: { try await product.purchase() }) else {
      Issue.record("not pending")
      return
    }
    answers.outcome = .failed
    await #expect(throws: Product.PurchaseError.purchaseNotAllowed) {
      try await withAnswers(answers) { try await product.purchase() }
    }
  }

  @Test func whatWasBoughtIsEntitled() async {
    var owned: [String] = []
    await withAnswers(StoreAnswers(products: [pro], purchased: ["pro"])) {
      for await result in Transaction.currentEntitlements { owned.append(result.unsafePayloadValue.productID) }
    }
    #expect(owned == ["pro"])
  }

  @Test func theAppItselfIsBought() async throws {
    var answers = StoreAnswers()
    answers.date = Date(timeIntervalSince1970: 1_000)
    let app = try await withAnswers(answers) { try await AppTransaction.shared }.payloadValue
    #expect(app.originalAppVersion == "1.0" && app.environment == .xcode && app.originalPurchaseDate == answers.date)
    let payload = try JSONSerialization.jsonObject(with: app.jsonRepresentation) as? [String: Any]
    #expect(payload?["originalPurchaseDate"] as? Int == 1_000_000 && payload?["receiptType"] as? String == "Xcode")
  }

  @Test func statesOfSubscriptionsAreByGroup() async {
    var all: [String: [String]] = [:]
    var answers = StoreAnswers(products: [pro], purchased: ["pro"])
    answers.products.append(
      StoreProduct(identifier: "gem", title: "Gem", price: 1, kind: .consumable, period: nil, group: nil))
    answers.purchased.insert("gem")
    await withAnswers(answers) {
      for await (group, statuses) in Product.SubscriptionInfo.Status.all {
        all[group] = statuses.map { $0.transaction.unsafePayloadValue.productID }
      }
    }
    #expect(all == ["g": ["pro"]])
  }

  @Test func aRenewalCostsTheProductsPrice() async throws {
    let price = try await withAnswers(StoreAnswers(products: [pro], purchased: ["pro"])) {
      try await Product.SubscriptionInfo.status(for: "g").first?.renewalInfo.payloadValue.renewalPrice
    }
    #expect(price == Decimal(string: "4.99"))
  }

  @Test func aPurchaseIsConfirmedInAScreen() async throws {
    let answers = StoreAnswers(products: [pro], outcome: .bought)
    let product = try #require(try await withAnswers(answers) { try await Product.products(for: ["pro"]) }.first)
    let options: Set<Product.PurchaseOption> = [.simulatesAskToBuyInSandbox(true), .custom(key: "from", value: "test")]
    let result = try await withAnswers(answers) {
      try await product.purchase(confirmIn: UIViewController(), options: options)
    }
    guard case .success = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test func optionsOfAnAppDifferByTheirKeysAndTypes() {
    let options: Set<Product.PurchaseOption> = [
      .custom(key: "a b", value: "c"), .custom(key: "a", value: "b c"), .custom(key: "a", value: "true"),
      .custom(key: "a", value: true), .custom(key: "a", value: "1.0"), .custom(key: "a", value: 1.0),
    ]
    #expect(options.count == 6 && options.contains(.custom(key: "a", value: true)))
  }

  /// The queue doesn't keep its delegate alive, as on iOS, and there is none at first.
  @Test func theQueuesDelegateIsWeak() {
    final class Decider: NSObject, SKPaymentQueueDelegate {}
    let queue = SKPaymentQueue()
    #expect(queue.delegate == nil)
    var decider: Decider? = Decider()
    queue.delegate = decider
    #expect(queue.delegate === decider)
    decider = nil
    #expect(queue.delegate == nil)
  }

  /// The terms of a renewal are those of the answers in effect when its status was read, also after these have ended.
  @Test func aRenewalsTermsRemainAfterItsAnswers() async throws {
    let renewal = try await withAnswers(StoreAnswers(products: [pro], purchased: ["pro"])) {
      try await Product.SubscriptionInfo.status(for: "g").first?.renewalInfo.payloadValue
    }
    let kept = try #require(renewal)
    #expect(kept.renewalPrice == Decimal(string: "4.99") && kept.currentProductID == "pro")
  }

  @Test func errorsKeepTheirInformation() {
    let error = NSError(domain: SKErrorDomain, code: 2, userInfo: [NSLocalizedDescriptionKey: "Cancelled"])
    #expect(SKError(_nsError: error).code == .paymentCancelled)
    #expect(SKError(_nsError: error).userInfo[NSLocalizedDescriptionKey] as? String == "Cancelled")
    #expect(SKError(.paymentCancelled) == SKError(.paymentCancelled))
  }

  private final class Buyer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var states: [SKPaymentTransactionState] = []
    var response: SKProductsResponse?
    var isFinished = false
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      states += transactions.map(\.transactionState)
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      self.response = response
    }
    func requestDidFinish(_ request: SKRequest) { isFinished = true }
  }

  /// Callbacks are called after the call, on the main queue.
  @Test func olderCallsAreAnsweredLater() async throws {
    let buyer = Buyer()
    let request = SKProductsRequest(productIdentifiers: ["pro", "none"])
    request.delegate = buyer
    let queue = withAnswers(StoreAnswers(products: [pro], outcome: .bought)) {
      request.start()
      #expect(buyer.response == nil)
      let queue = SKPaymentQueue.default()
      queue.add(buyer)
      queue.add(SKPayment(product: SKProduct(pro, locale: Locale(identifier: "en_US"))))
      return queue
    }
    await settled()
    let response = try #require(buyer.response)
    #expect(response.products.map(\.productIdentifier) == ["pro"] && response.invalidProductIdentifiers == ["none"])
    #expect(response.products[0].subscriptionPeriod?.unit == .month && buyer.isFinished)
    #expect(buyer.states == [.purchasing, .purchased])
    queue.finishTransaction(try #require(queue.transactions.first))
    #expect(queue.transactions.isEmpty)
  }

  @Test func olderProductsHaveIntroductoryOffers() throws {
    func price(_ offer: StoreOffer?) -> SKProductDiscount? {
      var product = pro
      product.introductoryOffer = offer
      return SKProduct(product, locale: Locale(identifier: "en_US")).introductoryPrice
    }
    #expect(price(nil) == nil)
    let trial = try #require(price(StoreOffer(period: "P2W")))
    #expect(trial.paymentMode == .freeTrial && trial.price == 0 && trial.numberOfPeriods == 1)
    #expect(trial.subscriptionPeriod.numberOfUnits == 2 && trial.subscriptionPeriod.unit == .week)
    let paid = try #require(price(StoreOffer(mode: .payAsYouGo, period: "P1M", count: 3, price: 2)))
    #expect(paid.paymentMode == .payAsYouGo && paid.price == 2 && paid.numberOfPeriods == 3)
    #expect(paid.priceLocale.identifier == "en_US")
    #expect(price(StoreOffer(mode: .payUpFront, period: "P1Y", price: 9))?.paymentMode == .payUpFront)
  }

  @Test func shopsAreReadFromXcodesFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).storekit")
    defer { try? FileManager.default.removeItem(at: file) }
    let json = """
      {"identifier": "1", "products": [{"displayPrice": "0.99", "familyShareable": true, "internalID": "2", "localizations":
      [{"description": "Hats", "displayName": "Hat", "locale": "en_US"}], "productID": "hat", "type": "Consumable"}],
      "settings": {"_storefront": "DEU", "_locale": "de_DE"}, "subscriptionGroups": [{"id": "3", "name": "G", "subscriptions":
      [{"displayPrice": "9.99", "groupNumber": 2, "productID": "year",
      "recurringSubscriptionPeriod": "P1Y", "referenceName": "Year",
      "type": "RecurringSubscription", "localizations": []}]}], "version": {"major": 3, "minor": 0}}
      """
    try Data(json.utf8).write(to: file)
    let answers = try StoreAnswers(contentsOf: file)
    #expect(answers.products.map(\.identifier) == ["hat", "year"])
    #expect(answers.products[0].kind == .consumable && answers.products[0].price == Decimal(string: "0.99"))
    #expect(answers.products[0].title == "Hat" && answers.products[0].isFamilyShareable)
    #expect(answers.products[1].title == "Year" && answers.products[1].period == "P1Y")
    #expect(answers.products[1].group == "3" && answers.countryCode == "DEU")
    #expect(answers.products[1].groupLevel == 2 && answers.products[1].groupName == "G")
  }
}

/// Waits until the main queue has run what was put on it.
@MainActor func settled() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
