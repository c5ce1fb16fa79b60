public import HeadlessUIKit

/// A banner of the App Store for an app, over the app's scene. There is no shop here: nothing is shown, and the delegate is called with
/// an error, as on a device without a connection.
@preconcurrency @MainActor open class SKOverlay: NSObject {
  /// The banner's place: at the bottom of the scene, or above a tab bar there.
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }

  /// What a banner recommends.
  @preconcurrency @MainActor open class Configuration: NSObject {}

  /// An app to recommend.
  @preconcurrency @MainActor open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    open var position: Position
    /// Whether the user may close the banner.
    open var userDismissible = true
    private var values: [String: Any] = [:]

    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }

    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// The full version of an App Clip.
  @preconcurrency @MainActor open class AppClipConfiguration: Configuration {
    open var campaignToken: String?
    open var providerToken: String?
    open var position: Position
    private var values: [String: Any] = [:]

    public init(position: Position) {
      self.position = position
      super.init()
    }

    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// The transition of a banner, of which there is none.
  @preconcurrency @MainActor open class TransitionContext: NSObject {
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }
    /// Never called: banners don't appear.
    open func addAnimation(_ block: @escaping () -> Void) {}
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  open func present(in scene: UIWindowScene) {
    deliverLater { [weak self] in
      guard let self else { return }
      delegate?.storeOverlayDidFailToLoad(self, error: SKError(.overlayTimeout))
    }
  }

  /// Does nothing: no banner is shown.
  open class func dismiss(in scene: UIWindowScene) {}
}

/// What becomes of a banner: here it always fails to load.
@preconcurrency @MainActor public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

// Optional in StoreKit.
extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { OptionalMethod.missing() }
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) { OptionalMethod.missing() }
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) { OptionalMethod.missing() }
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) { OptionalMethod.missing() }
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) { OptionalMethod.missing() }
}
