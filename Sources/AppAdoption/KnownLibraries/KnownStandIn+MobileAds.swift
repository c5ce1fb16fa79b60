extension KnownStandIn {
  /// Google's advertisements, of which none is loaded.
  static let mobileAds = #"""
    @_exported import UIKit

    // No advertisement is loaded: delegates and completions aren't called, and banners are empty.

    // MARK: Start and requests

    public final class GADMobileAds: NSObject {
      private static let shared = GADMobileAds()
      public let requestConfiguration = GADRequestConfiguration()
      public var applicationVolume: Float = 1
      public var applicationMuted = false

      public class func sharedInstance() -> GADMobileAds { shared }
      public class func configure(withApplicationID applicationID: String) {}
      public func start(completionHandler: ((GADInitializationStatus) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(GADInitializationStatus()) }
      }
      public func disableSDKCrashReporting() {}
    }

    public final class GADInitializationStatus: NSObject {
      public var adapterStatusesByClassName: [String: Any] { [:] }
    }

    public final class GADRequestConfiguration: NSObject {
      public var testDeviceIdentifiers: [String]?
      public var maxAdContentRating: GADMaxAdContentRating?
      public func tag(forChildDirectedTreatment isChild: Bool) {}
    }

    public struct GADMaxAdContentRating: Hashable, Sendable {
      let name: String
      public static let general = GADMaxAdContentRating(name: "G")
      public static let parentalGuidance = GADMaxAdContentRating(name: "PG")
      public static let teen = GADMaxAdContentRating(name: "T")
      public static let matureAudience = GADMaxAdContentRating(name: "MA")
    }

    public let kGADSimulatorID: Any = "Simulator"
    public let GADSimulatorID = "Simulator"

    open class GADRequest: NSObject {
      open var testDevices: [Any]?
      open var keywords: [Any]?
      open var contentURL: String?
      open var scene: UIWindowScene?
      open func register(_ extras: Any) {}
    }

    open class GADExtras: NSObject {
      open var additionalParameters: [AnyHashable: Any]?
    }

    open class GADRequestError: NSError, @unchecked Sendable {}

    open class GADResponseInfo: NSObject {
      open var responseIdentifier: String? { nil }
    }

    open class GADAdReward: NSObject {
      open var type: String { "" }
      open var amount: NSDecimalNumber { 0 }
    }

    // MARK: Sizes

    public struct GADAdSize: Sendable {
      public var size: CGSize
      public var flags: UInt
      public init(size: CGSize, flags: UInt = 0) { (self.size, self.flags) = (size, flags) }
    }

    public let kGADAdSizeBanner = GADAdSize(size: CGSize(width: 320, height: 50))
    public let kGADAdSizeLargeBanner = GADAdSize(size: CGSize(width: 320, height: 100))
    public let kGADAdSizeMediumRectangle = GADAdSize(size: CGSize(width: 300, height: 250))
    public let kGADAdSizeFullBanner = GADAdSize(size: CGSize(width: 468, height: 60))
    public let kGADAdSizeLeaderboard = GADAdSize(size: CGSize(width: 728, height: 90))
    public let kGADAdSizeSmartBannerPortrait = GADAdSize(size: CGSize(width: 320, height: 50), flags: 18)
    public let kGADAdSizeSmartBannerLandscape = GADAdSize(size: CGSize(width: 568, height: 32), flags: 26)
    public let kGADAdSizeFluid = GADAdSize(size: .zero)
    public let kGADAdSizeInvalid = GADAdSize(size: .zero)
    public let GADAdSizeBanner = kGADAdSizeBanner
    public let GADAdSizeLargeBanner = kGADAdSizeLargeBanner
    public let GADAdSizeMediumRectangle = kGADAdSizeMediumRectangle
    public let GADAdSizeFullBanner = kGADAdSizeFullBanner
    public let GADAdSizeLeaderboard = kGADAdSizeLeaderboard
    public let GADAdSizeFluid = kGADAdSizeFluid
    public let GADAdSizeInvalid = kGADAdSizeInvalid
    public func GADAdSizeFromCGSize(_ size: CGSize) -> GADAdSize { GADAdSize(size: size) }
    public func CGSizeFromGADAdSize(_ size: GADAdSize) -> CGSize { size.size }
    public func GADAdSizeFullWidthPortraitWithHeight(_ height: CGFloat) -> GADAdSize {
      GADAdSize(size: CGSize(width: 320, height: height))
    }
    public func GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> GADAdSize {
      GADAdSize(size: CGSize(width: width, height: 50))
    }
    public func GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> GADAdSize {
      GADAdSize(size: CGSize(width: width, height: 50))
    }
    public func GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> GADAdSize {
      GADAdSize(size: CGSize(width: width, height: 50))
    }
    public func GADCurrentOrientationInlineAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> GADAdSize {
      GADAdSize(size: CGSize(width: width, height: 50))
    }

    // MARK: Banners

    @preconcurrency @MainActor open class GADBannerView: UIView {
      open var adUnitID: String?
      open weak var rootViewController: UIViewController?
      open weak var delegate: (any GADBannerViewDelegate)?
      open var adSize = kGADAdSizeBanner { didSet { invalidateIntrinsicContentSize() } }
      open var isAutoloadEnabled = false
      open var responseInfo: GADResponseInfo? { nil }

      public convenience init(adSize: GADAdSize, origin: CGPoint = .zero) {
        self.init(frame: CGRect(origin: origin, size: adSize.size))
        self.adSize = adSize
      }

      open override var intrinsicContentSize: CGSize { adSize.size }
      open func load(_ request: GADRequest?) {}
    }

    /// A banner of Ad Manager's.
    @preconcurrency @MainActor open class GAMBannerView: GADBannerView {
      open var validAdSizes: [NSValue]?
    }

    @preconcurrency @MainActor public protocol GADBannerViewDelegate: NSObjectProtocol {}

    // MARK: Advertisements on the whole screen

    /// What full screens of advertisements have in common.
    @preconcurrency @MainActor open class GADPresentedAd: NSObject {
      open weak var fullScreenContentDelegate: (any GADFullScreenContentDelegate)?
      open var responseInfo: GADResponseInfo { GADResponseInfo() }
      open func present(fromRootViewController rootViewController: UIViewController?) {}
      open func canPresent(fromRootViewController rootViewController: UIViewController?) throws {}
    }

    @preconcurrency @MainActor public protocol GADFullScreenPresentingAd: NSObjectProtocol {}
    extension GADPresentedAd: GADFullScreenPresentingAd {}
    @preconcurrency @MainActor public protocol GADFullScreenContentDelegate: NSObjectProtocol {}

    @preconcurrency @MainActor open class GADInterstitialAd: GADPresentedAd {
      open class func load(
        withAdUnitID adUnitID: String, request: GADRequest?, completionHandler: @escaping (GADInterstitialAd?, (any Error)?) -> Void
      ) {}
    }

    @preconcurrency @MainActor open class GADAppOpenAd: GADPresentedAd {
      open class func load(
        withAdUnitID adUnitID: String, request: GADRequest?, completionHandler: @escaping (GADAppOpenAd?, (any Error)?) -> Void
      ) {}
    }

    @preconcurrency @MainActor open class GADRewardedAd: GADPresentedAd {
      open var adReward: GADAdReward { GADAdReward() }
      open var isReady: Bool { false }
      open class func load(
        withAdUnitID adUnitID: String, request: GADRequest?, completionHandler: @escaping (GADRewardedAd?, (any Error)?) -> Void
      ) {}
      public override init() { super.init() }
      public init(adUnitID: String) { super.init() }
      open func load(_ request: GADRequest?, completionHandler: ((GADRequestError?) -> Void)? = nil) {}
      open func present(fromRootViewController controller: UIViewController?, userDidEarnRewardHandler: @escaping () -> Void) {}
      open func present(fromRootViewController controller: UIViewController, delegate: any GADRewardedAdDelegate) {}
    }

    @preconcurrency @MainActor public protocol GADRewardedAdDelegate: NSObjectProtocol {}

    /// An advertisement as it was before version 8.
    @preconcurrency @MainActor open class GADInterstitial: NSObject {
      open var adUnitID: String?
      open weak var delegate: (any GADInterstitialDelegate)?
      open var isReady: Bool { false }
      open var hasBeenUsed: Bool { false }
      public init(adUnitID: String) { self.adUnitID = adUnitID }
      open func load(_ request: GADRequest?) {}
      open func present(fromRootViewController rootViewController: UIViewController?) {}
    }

    @preconcurrency @MainActor public protocol GADInterstitialDelegate: NSObjectProtocol {}

    @preconcurrency @MainActor open class GADRewardBasedVideoAd: NSObject {
      open weak var delegate: (any GADRewardBasedVideoAdDelegate)?
      open var isReady: Bool { false }
      private static let shared = GADRewardBasedVideoAd()
      open class func sharedInstance() -> GADRewardBasedVideoAd { shared }
      open func load(_ request: GADRequest, withAdUnitID adUnitID: String) {}
      open func present(fromRootViewController viewController: UIViewController) {}
    }

    @preconcurrency @MainActor public protocol GADRewardBasedVideoAdDelegate: NSObjectProtocol {}

    """#
}
