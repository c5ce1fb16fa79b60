extension KnownStandIn {
  /// A HUD that isn't drawn.
  static let pkhud = #"""
    import UIKit

    /// What a HUD shows.
    public enum HUDContentType {
      case success, error, progress
      case image(UIImage?)
      case rotatingImage(UIImage?)
      case labeledSuccess(title: String?, subtitle: String?)
      case labeledError(title: String?, subtitle: String?)
      case labeledProgress(title: String?, subtitle: String?)
      case labeledImage(image: UIImage?, title: String?, subtitle: String?)
      case labeledRotatingImage(image: UIImage?, title: String?, subtitle: String?)
      case label(String?)
      case systemActivity
      case customView(view: UIView)
    }

    /// A HUD, which isn't drawn. Completions are called.
    @preconcurrency @MainActor public final class HUD {
      public static var dimsBackground: Bool {
        get { PKHUD.sharedHUD.dimsBackground }
        set { PKHUD.sharedHUD.dimsBackground = newValue }
      }
      public static var allowsInteraction: Bool {
        get { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled }
        set { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled = newValue }
      }
      public static var leadingMargin: CGFloat = 0
      public static var trailingMargin: CGFloat = 0
      public static var isVisible: Bool { PKHUD.sharedHUD.isVisible }

      public static func show(_ content: HUDContentType, onView view: UIView? = nil) { PKHUD.sharedHUD.show(onView: view) }
      public static func hide(_ completion: ((Bool) -> Void)? = nil) { PKHUD.sharedHUD.hide(animated: false, completion: completion) }
      public static func hide(animated: Bool, completion: ((Bool) -> Void)? = nil) {
        PKHUD.sharedHUD.hide(animated: animated, completion: completion)
      }
      public static func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        PKHUD.sharedHUD.hide(afterDelay: delay, completion: completion)
      }
      public static func flash(_ content: HUDContentType, onView view: UIView? = nil) { flash(content, onView: view, delay: 1) }
      public static func flash(
        _ content: HUDContentType, onView view: UIView? = nil, delay: TimeInterval, completion: ((Bool) -> Void)? = nil
      ) {
        show(content, onView: view)
        hide(afterDelay: delay, completion: completion)
      }
      public static func registerForKeyboardNotifications() {}
      public static func deregisterFromKeyboardNotifications() {}
    }

    @preconcurrency @MainActor open class PKHUD: NSObject {
      public static let sharedHUD = PKHUD()
      public var contentView: UIView = UIView()
      public var dimsBackground = true
      public var userInteractionOnUnderlyingViewsEnabled = false
      public var gracePeriod: TimeInterval = 0
      public var effect: UIVisualEffect?
      public private(set) var isVisible = false
      public override init() {}
      open func show(onView view: UIView? = nil) { isVisible = true }
      open func hide(animated anim: Bool = true, completion: ((Bool) -> Void)? = nil) {
        isVisible = false
        completion?(true)
      }
      open func hide(_ animated: Bool, completion: ((Bool) -> Void)? = nil) { hide(animated: animated, completion: completion) }
      open func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
          MainActor.assumeIsolated { self?.hide(animated: true, completion: completion) }
        }
      }
    }

    open class PKHUDSquareBaseView: UIView {
      public init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) {
        super.init(frame: CGRect(x: 0, y: 0, width: 156, height: 156))
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    open class PKHUDProgressView: PKHUDSquareBaseView {
      public init(title: String? = nil, subtitle: String? = nil) { super.init(image: nil, title: title, subtitle: subtitle) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    open class PKHUDSuccessView: PKHUDProgressView {}
    open class PKHUDErrorView: PKHUDProgressView {}
    open class PKHUDImageView: PKHUDSquareBaseView {}
    open class PKHUDTextView: UIView {
      public init(text: String?) { super.init(frame: CGRect(x: 0, y: 0, width: 265, height: 90)) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    open class PKHUDSystemActivityIndicatorView: PKHUDSquareBaseView {}

    """#

  /// The rest of it.
  static let activityIndicator = #"""
    import UIKit

    public enum NVActivityIndicatorType: CaseIterable {
      case blank, ballPulse, ballGridPulse, ballClipRotate, squareSpin, ballClipRotatePulse, ballClipRotateMultiple
      case ballPulseRise, ballRotate, cubeTransition, ballZigZag, ballZigZagDeflect, ballTrianglePath, ballScale, lineScale
      case lineScaleParty, ballScaleMultiple, ballPulseSync, ballBeat, ballDoubleBounce, lineScalePulseOut
      case lineScalePulseOutRapid, ballScaleRipple, ballScaleRippleMultiple, ballSpinFadeLoader, lineSpinFadeLoader
      case triangleSkewSpin, pacman, ballGridBeat, semiCircleSpin, ballRotateChase, orbit, audioEqualizer, circleStrokeSpin
    }

    /// An empty view in the indicator's place.
    open class NVActivityIndicatorView: UIView {
      public static var DEFAULT_TYPE: NVActivityIndicatorType = .ballSpinFadeLoader
      public static var DEFAULT_COLOR = UIColor.white
      public static var DEFAULT_TEXT_COLOR = UIColor.white
      public static var DEFAULT_PADDING: CGFloat = 0
      public static var DEFAULT_BLOCKER_SIZE = CGSize(width: 60, height: 60)
      public static var DEFAULT_BLOCKER_DISPLAY_TIME_THRESHOLD = 0
      public static var DEFAULT_BLOCKER_MINIMUM_DISPLAY_TIME = 0
      public static var DEFAULT_BLOCKER_MESSAGE: String?
      public static var DEFAULT_BLOCKER_BACKGROUND_COLOR = UIColor(white: 0, alpha: 0.5)
      public static var DEFAULT_BLOCKER_MESSAGE_FONT = UIFont.boldSystemFont(ofSize: 20)

      public var type: NVActivityIndicatorType = .ballSpinFadeLoader
      @IBInspectable public var typeName = ""
      @IBInspectable public var color: UIColor = .white
      @IBInspectable public var padding: CGFloat = 0
      public private(set) var isAnimating = false
      @available(*, deprecated) public var animating: Bool { isAnimating }

      public init(frame: CGRect, type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil) {
        super.init(frame: frame)
        self.type = type ?? Self.DEFAULT_TYPE
        self.color = color ?? Self.DEFAULT_COLOR
        self.padding = padding ?? Self.DEFAULT_PADDING
        isHidden = true
      }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
      }
      open override var intrinsicContentSize: CGSize { bounds.size }
      public final func startAnimating() { (isAnimating, isHidden) = (true, false) }
      public final func stopAnimating() { (isAnimating, isHidden) = (false, true) }
    }

    public final class ActivityData {
      @MainActor public init(
        size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil, messageSpacing: CGFloat? = nil,
        type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil, displayTimeThreshold: Int? = nil,
        minimumDisplayTime: Int? = nil, backgroundColor: UIColor? = nil, textColor: UIColor? = nil
      ) {}
    }

    public typealias FadeInAnimation = (UIView) -> Void
    public typealias FadeOutAnimation = (UIView, @escaping () -> Void) -> Void

    /// Draws nothing over the screen.
    @preconcurrency @MainActor public final class NVActivityIndicatorPresenter {
      public static let sharedInstance = NVActivityIndicatorPresenter()
      public private(set) var isAnimating = false
      public func startAnimating(_ data: ActivityData, _ fadeInAnimation: FadeInAnimation? = nil) { isAnimating = true }
      public func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) { isAnimating = false }
      public func setMessage(_ message: String?) {}
    }

    @preconcurrency @MainActor public protocol NVActivityIndicatorViewable {}

    extension NVActivityIndicatorViewable where Self: UIViewController {
      public var isAnimating: Bool { NVActivityIndicatorPresenter.sharedInstance.isAnimating }
      public func startAnimating(
        _ size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil, type: NVActivityIndicatorType? = nil,
        color: UIColor? = nil, padding: CGFloat? = nil, displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil,
        backgroundColor: UIColor? = nil, textColor: UIColor? = nil, fadeInAnimation: FadeInAnimation? = nil
      ) { NVActivityIndicatorPresenter.sharedInstance.startAnimating(ActivityData()) }
      public func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) {
        NVActivityIndicatorPresenter.sharedInstance.stopAnimating()
      }
    }

    """#

  /// The rest of it.
  static let toasts = #"""
    import UIKit

    public enum ToastPosition { case top, center, bottom }

    public struct ToastStyle {
      public init() {}
      public var backgroundColor = UIColor.black.withAlphaComponent(0.8)
      public var titleColor = UIColor.white
      public var messageColor = UIColor.white
      public var maxWidthPercentage: CGFloat = 0.8
      public var maxHeightPercentage: CGFloat = 0.8
      public var horizontalPadding: CGFloat = 10
      public var verticalPadding: CGFloat = 10
      public var cornerRadius: CGFloat = 10
      public var titleFont = UIFont.boldSystemFont(ofSize: 16)
      public var messageFont = UIFont.systemFont(ofSize: 16)
      public var titleAlignment: NSTextAlignment = .left
      public var messageAlignment: NSTextAlignment = .left
      public var titleNumberOfLines = 0
      public var messageNumberOfLines = 0
      public var displayShadow = false
      public var shadowColor = UIColor.black
      public var shadowOpacity: Float = 0.8
      public var shadowRadius: CGFloat = 6
      public var shadowOffset = CGSize(width: 4, height: 4)
      public var imageSize = CGSize(width: 80, height: 80)
      public var activitySize = CGSize(width: 100, height: 100)
      public var fadeDuration: TimeInterval = 0.2
      public var activityIndicatorColor = UIColor.white
      public var activityBackgroundColor = UIColor.black.withAlphaComponent(0.8)
    }

    public final class ToastManager {
      public nonisolated(unsafe) static let shared = ToastManager()
      public var style = ToastStyle()
      public var isTapToDismissEnabled = true
      public var isQueueEnabled = false
      public var duration: TimeInterval = 3
      public var position: ToastPosition = .bottom
    }

    /// A toast is a label in its view until it is hidden; it doesn't fade.
    extension UIView {
      private static let toastTag = 0x70A57

      public func makeToast(
        _ message: String?, duration: TimeInterval = ToastManager.shared.duration,
        position: ToastPosition = ToastManager.shared.position, title: String? = nil, image: UIImage? = nil,
        style: ToastStyle = ToastManager.shared.style, completion: ((Bool) -> Void)? = nil
      ) {
        let label = UILabel()
        label.text = [title, message].compactMap { $0 }.joined(separator: "\n")
        (label.font, label.textColor, label.numberOfLines) = (style.messageFont, style.messageColor, 0)
        let limit = bounds.width * style.maxWidthPercentage - 2 * style.horizontalPadding
        let size = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        let toast = UIView(
          frame: CGRect(
            x: 0, y: 0, width: size.width + 2 * style.horizontalPadding, height: size.height + 2 * style.verticalPadding))
        label.frame = CGRect(origin: CGPoint(x: style.horizontalPadding, y: style.verticalPadding), size: size)
        toast.backgroundColor = style.backgroundColor
        toast.layer.cornerRadius = style.cornerRadius
        toast.addSubview(label)
        let top = safeAreaInsets.top + style.verticalPadding + toast.bounds.height / 2
        let bottom = bounds.height - safeAreaInsets.bottom - style.verticalPadding - toast.bounds.height / 2
        let y = position == .top ? top : position == .center ? bounds.height / 2 : bottom
        show(toast, at: CGPoint(x: bounds.width / 2, y: y), duration, completion)
      }
      public func makeToast(
        _ message: String?, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint, title: String?,
        image: UIImage?, style: ToastStyle = ToastManager.shared.style, completion: ((Bool) -> Void)?
      ) {
        makeToast(message, duration: duration, position: .center, title: title, style: style, completion: completion)
      }
      public func showToast(
        _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration,
        position: ToastPosition = ToastManager.shared.position, completion: ((Bool) -> Void)? = nil
      ) { show(toast, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), duration, completion) }

      private func show(_ toast: UIView, at center: CGPoint, _ duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
        toast.tag = UIView.toastTag
        toast.center = center
        addSubview(toast)
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak toast] in
          MainActor.assumeIsolated {
            toast?.removeFromSuperview()
            completion?(false)
          }
        }
      }
      public func hideToast() { viewWithTag(UIView.toastTag)?.removeFromSuperview() }
      public func hideToast(_ toast: UIView) { toast.removeFromSuperview() }
      public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) {
        for toast in subviews where toast.tag == UIView.toastTag { toast.removeFromSuperview() }
      }
      public func makeToastActivity(_ position: ToastPosition) {}
      public func hideToastActivity() {}
    }

    """#
}
