/// The error of a purchase.
public struct SKError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene

    public static var domain: String { "SKErrorDomain" }
  }

  public let code: Code
  private let underlying: NSError

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(_nsError: NSError(domain: Code.domain, code: code.rawValue, userInfo: userInfo))
  }

  /// The error of an `NSError` of the domain; `unknown` for other codes.
  public init(_nsError error: NSError) {
    code = Code(rawValue: error.code) ?? .unknown
    underlying = error
  }

  public var userInfo: [String: Any] { underlying.userInfo }
  public var errorUserInfo: [String: Any] { underlying.userInfo }

  public static func == (a: SKError, b: SKError) -> Bool { a.code == b.code && a.underlying == b.underlying }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  public static var unknown: Code { .unknown }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var clientInvalid: Code { .clientInvalid }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  public static var overlayCancelled: Code { .overlayCancelled }
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  public static var overlayTimeout: Code { .overlayTimeout }
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
