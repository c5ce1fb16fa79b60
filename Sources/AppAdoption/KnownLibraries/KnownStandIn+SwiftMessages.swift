extension KnownStandIn {
  /// SwiftMessages' views and settings; messages aren't shown.
  static let swiftMessages = #"""
    @_exported import UIKit

    public enum Theme: Sendable { case info, success, warning, error }
    public enum IconStyle: Sendable { case `default`, light, subtle, none }
    public protocol Animator: AnyObject {}
    public protocol KeyboardTrackingViewDelegate: AnyObject {}
    open class KeyboardTrackingView: UIView {}

    @preconcurrency @MainActor open class SwiftMessages {
      public enum PresentationStyle { case top, bottom, center, custom(animator: any Animator) }
      public enum PresentationContext {
        case automatic, window(windowLevel: UIWindow.Level), viewController(_: UIViewController), view(_: UIView)
        case windowScene(_: UIWindowScene, windowLevel: UIWindow.Level)
      }
      public enum Duration: Equatable { case automatic, forever, seconds(seconds: TimeInterval), indefinite(delay: TimeInterval, minimum: TimeInterval) }
      public enum DimMode {
        case none, gray(interactive: Bool), color(color: UIColor, interactive: Bool)
        case blur(style: UIBlurEffect.Style, alpha: CGFloat, interactive: Bool)
      }
      public enum Event { case willShow(UIView), didShow(UIView), willHide(UIView), didHide(UIView) }
      public enum Haptic { case success, warning, error }
      public typealias EventListener = (Event) -> Void
      public typealias ViewProvider = () -> UIView

      public struct Config {
        public var presentationStyle = PresentationStyle.top
        public var presentationContext = PresentationContext.automatic
        public var duration = Duration.automatic
        public var dimMode = DimMode.none
        public var dimModeAccessibilityLabel = "dismiss"
        public var interactiveHide = true
        public var preferredStatusBarStyle: UIStatusBarStyle?
        public var prefersStatusBarHidden: Bool?
        public var prefersHomeIndicatorAutoHidden: Bool?
        public var overrideUserInterfaceStyle: UIUserInterfaceStyle?
        public var shouldAutorotate = true
        public var ignoreDuplicates = true
        public var becomeKeyWindow: Bool?
        public var eventListeners: [EventListener] = []
        public var haptic: Haptic?
        public var keyboardTrackingView: KeyboardTrackingView?
        public nonisolated init() {}
      }

      public static let sharedInstance = SwiftMessages()
      public static var defaultConfig: Config { get { sharedInstance.defaultConfig } set { sharedInstance.defaultConfig = newValue } }
      open var defaultConfig = Config()
      open var pauseBetweenMessages: TimeInterval = 0.5
      open var queue: [UIView] = []
      public nonisolated init() {}

      open func show(config: Config, view: UIView) {}
      open func show(view: UIView) {}
      open func show(config: Config, viewProvider: @escaping ViewProvider) {}
      open func show(viewProvider: @escaping ViewProvider) {}
      open func hide(animated: Bool = true) {}
      open func hide(id: String) {}
      open func hideCounted(id: String) {}
      open func hideAll() {}
      open func current<Message: UIView>() -> Message? { nil }
      open func current<Message: UIView>(id: String) -> Message? { nil }

      public static func show(config: Config, view: UIView) {}
      public static func show(view: UIView) {}
      public static func show(config: Config, viewProvider: @escaping ViewProvider) {}
      public static func show(viewProvider: @escaping ViewProvider) {}
      public static func hide(animated: Bool = true) {}
      public static func hide(id: String) {}
      public static func hideAll() {}
      public static func current<Message: UIView>(id: String) -> Message? { nil }
      public static func viewFromNib<Message: UIView>(bundle: Bundle = .main) throws -> Message { Message(frame: .zero) }
      public static func viewFromNib<Message: UIView>(named name: String, bundle: Bundle = .main) throws -> Message { Message(frame: .zero) }
    }

    open class BaseView: UIView {
      open var backgroundView: UIView!
      open lazy var contentView = UIView()
      open var tapHandler: ((BaseView) -> Void)?
      open var layoutMarginAdditions = UIEdgeInsets.zero
      open var collapseLayoutMarginAdditions = true
      open var bounceAnimationOffset: CGFloat = 5
      open var backgroundHeight: CGFloat?
      open func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) { addSubview(contentView) }
      open func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) { self.backgroundView = backgroundView }
      open func configureDropShadow() {}
      open func configureNoDropShadow() {}
    }

    open class CornerRoundingView: UIView {
      open var cornerRadius: CGFloat = 0
      open var roundsLeadingCorners = false
      open var roundedCorners: UIRectCorner = .allCorners
    }

    public protocol Identifiable { var id: String { get } }

    open class MessageView: BaseView, @preconcurrency Identifiable {
      public enum Layout: String, Sendable {
        case messageView = "MessageView", cardView = "CardView", tabView = "TabView", statusLine = "StatusLine"
        case messageViewIOS8 = "MessageViewIOS8", centeredView = "CenteredView"
      }
      private var ownID: String?
      open var id: String { get { ownID ?? "MessageView:title=\(titleLabel?.text ?? ""), body=\(bodyLabel?.text ?? "")" } set { ownID = newValue } }
      open var buttonTapHandler: ((UIButton) -> Void)?
      open var titleLabel: UILabel?
      open var bodyLabel: UILabel?
      open var iconImageView: UIImageView?
      open var iconLabel: UILabel?
      open var button: UIButton?

      public static func viewFromNib<Message: MessageView>(layout: Layout, filesOwner: AnyObject = NSNull.init()) -> Message {
        let view = Message(frame: .zero)
        view.backgroundView = CornerRoundingView()
        (view.titleLabel, view.bodyLabel, view.iconLabel) = (UILabel(), UILabel(), UILabel())
        (view.iconImageView, view.button) = (UIImageView(), UIButton(type: .system))
        return view
      }
      public static func viewFromNib<Message: MessageView>(layout: Layout, bundle: Bundle) -> Message { viewFromNib(layout: layout) }

      open func configureContent(body: String) { bodyLabel?.text = body }
      open func configureContent(title: String, body: String) {
        titleLabel?.text = title
        bodyLabel?.text = body
      }
      open func configureContent(title: String, body: String, iconImage: UIImage) {
        configureContent(title: title, body: body)
        iconImageView?.image = iconImage
      }
      open func configureContent(title: String, body: String, iconText: String) {
        configureContent(title: title, body: body)
        iconLabel?.text = iconText
      }
      open func configureContent(
        title: String?, body: String?, iconImage: UIImage?, iconText: String?, buttonImage: UIImage?, buttonTitle: String?,
        buttonTapHandler: ((UIButton) -> Void)?
      ) {
        titleLabel?.text = title
        bodyLabel?.text = body
        iconImageView?.image = iconImage
        iconLabel?.text = iconText
        button?.setImage(buttonImage, for: .normal)
        button?.setTitle(buttonTitle, for: .normal)
        self.buttonTapHandler = buttonTapHandler
      }
      open func configureTheme(_ theme: Theme, iconStyle: IconStyle = .default, includeHaptic: Bool = false) {}
      open func configureTheme(backgroundColor: UIColor, foregroundColor: UIColor, iconImage: UIImage? = nil, iconText: String? = nil) {
        backgroundView?.backgroundColor = backgroundColor
        for label in [titleLabel, bodyLabel, iconLabel] { label?.textColor = foregroundColor }
        iconImageView?.image = iconImage
        iconLabel?.text = iconText
      }
      open func configureIcon(withSize size: CGSize, contentMode: UIView.ContentMode? = nil) {}
      open func configureBackgroundView(width: CGFloat) {}
      open func configureBackgroundView(sideMargin: CGFloat) {}
    }

    open class SwiftMessagesSegue: UIStoryboardSegue {
      public enum Layout { case topMessage, bottomMessage, topCard, bottomCard, topTab, bottomTab, centered }
      open lazy var messageView = BaseView()
      open var presentationStyle = SwiftMessages.PresentationStyle.top
      open var dimMode = SwiftMessages.DimMode.none
      open var interactiveHide = true
      open func configure(layout: Layout) {}
      open override func perform() { source.present(destination, animated: true) }
    }

    """#

  /// SwiftSpinner, of which nothing is shown.
  static let swiftSpinner = #"""
    @_exported import UIKit

    @preconcurrency @MainActor open class SwiftSpinner: UIView {
      public static let shared = SwiftSpinner(frame: .zero)
      // The library's defaults: without a spinner to show there is nothing that others would change, and no view to keep.
      public static var useContainerView: UIView? { get { nil } set {} }
      public static var hideCancelsScheduledSpinners: Bool { get { true } set {} }
      public static var showBlurBackground: Bool { get { true } set {} }
      open lazy var titleLabel = UILabel()
      open lazy var subtitleLabel: UILabel? = nil
      open var outerColor: UIColor?
      open var innerColor: UIColor?
      open var title = ""
      @discardableResult public static func show(_ title: String, animated: Bool = true) -> SwiftSpinner {
        shared.title = title
        return shared
      }
      @discardableResult public static func show(duration: Double, title: String, animated: Bool = true, completion: (() -> Void)? = nil) -> SwiftSpinner {
        show(title, animated: animated)
      }
      @discardableResult public static func show(delay: Double, title: String, animated: Bool = true) -> SwiftSpinner { show(title, animated: animated) }
      @discardableResult public static func show(progress: Double, title: String) -> SwiftSpinner { show(title) }
      public static func hide(_ completion: (() -> Void)? = nil) { completion?() }
      public static func setTitleFont(_ font: UIFont?) {}
      public static func setTitleColor(_ color: UIColor?) {}
      public func addTapHandler(_ tap: @escaping () -> Void, subtitle: String? = nil) {}
      public func clearTapHandler() {}
    }

    """#
}
