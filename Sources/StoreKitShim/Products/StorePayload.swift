/// The JSON of what the App Store signs.
enum StorePayload {
  static func data(_ values: [String: Any?]) -> Data {
    (try? JSONSerialization.data(withJSONObject: values.compactMapValues(\.self), options: .sortedKeys)) ?? Data()
  }

  /// Milliseconds since 1970, as in the App Store's payloads; nil for a date that isn't a finite number of them.
  static func date(_ date: Date?) -> Int? { date.flatMap { Int(exactly: ($0.timeIntervalSince1970 * 1000).rounded()) } }
}

extension Product {
  /// A product as JSON. The keys are those of the App Store's catalogue as far as the values exist here; the catalogue's whole form
  /// isn't documented.
  public var jsonRepresentation: Data {
    StorePayload.data([
      "id": id, "type": type.rawValue, "attributes": ["name": displayName, "description": ["standard": description]],
    ])
  }
}

extension Transaction {
  /// The keys of the payload that the App Store signs; dates in milliseconds since 1970.
  public var jsonRepresentation: Data {
    StorePayload.data([
      "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID,
      "bundleId": appBundleID, "purchaseDate": StorePayload.date(purchaseDate),
      "originalPurchaseDate": StorePayload.date(originalPurchaseDate),
      "expiresDate": StorePayload.date(expirationDate), "quantity": purchasedQuantity, "type": productType.rawValue,
      "inAppOwnershipType": ownershipType.rawValue, "environment": environmentStringRepresentation,
      "transactionReason": reason.rawValue, "storefront": storefrontCountryCode,
      "subscriptionGroupIdentifier": subscriptionGroupID, "appAccountToken": appAccountToken?.uuidString,
    ])
  }

  public var environmentStringRepresentation: String { environment.rawValue }
}

extension Product.SubscriptionInfo.RenewalInfo {
  /// The keys of the payload that the App Store signs; dates in milliseconds since 1970.
  public var jsonRepresentation: Data {
    StorePayload.data([
      "originalTransactionId": "\(originalTransactionID)", "productId": currentProductID,
      "autoRenewProductId": autoRenewPreference, "autoRenewStatus": willAutoRenew ? 1 : 0,
      "renewalDate": StorePayload.date(renewalDate), "environment": environment.rawValue,
    ])
  }
}
