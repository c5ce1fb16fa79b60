public import HeadlessUIKit

/// The answers of Wallet. By default there is no card for payments.
public struct WalletAnswers: StandInAnswers {
  public var canMakePayments = false
  public var canAddPasses = false
  public var passes: [PKPass] = []

  public init() {}

  static func current(asked question: String) -> WalletAnswers {
    StandInScope.answers(framework: "PassKit", asked: question)
  }
}

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let amex = PKPaymentNetwork("AmEx")
  public static let discover = PKPaymentNetwork("Discover")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let visa = PKPaymentNetwork("Visa")
  public static let maestro = PKPaymentNetwork("Maestro")
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  public static let capability3DS = PKMerchantCapability.threeDSecure
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  public static let capabilityEMV = PKMerchantCapability.emv
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  public static let capabilityCredit = PKMerchantCapability.credit
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
  public static let capabilityDebit = PKMerchantCapability.debit
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType

  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
    super.init()
  }
}

open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = PKContactField(rawValue: "name")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let postalAddress = PKContactField(rawValue: "post")
}

/// A payment request. Stored for the app: nothing is paid.
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
}

open class PKPaymentToken: NSObject {
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}

/// A payment that the user has authorized: a test creates it to call an app's delegate.
open class PKPayment: NSObject {
  public let token = PKPaymentToken()
}

open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!

  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
    super.init()
  }
}

@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

// Optional in PassKit.
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { OptionalMethod.missing() }
}

public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

// Optional in PassKit.
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
