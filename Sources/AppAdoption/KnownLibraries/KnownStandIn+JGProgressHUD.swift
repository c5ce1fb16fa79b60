extension KnownStandIn {
  /// An indicator that isn't displayed.
  static let jgProgressHUD = #"""
    import UIKit

    public enum JGProgressHUDStyle: UInt, Sendable { case extraLight, light, dark }
    public enum JGProgressHUDPosition: UInt, Sendable {
      case center, topLeft, topCenter, topRight, centerLeft, centerRight, bottomLeft, bottomCenter, bottomRight
    }
    public enum JGProgressHUDInteractionType: UInt, Sendable { case blockAllTouches, blockTouchesOnHUDView, blockNoTouches }

    @preconcurrency @MainActor open class JGProgressHUDIndicatorView: UIView {
      public convenience init() { self.init(frame: .zero) }
      open func setProgress(_ progress: Float, animated: Bool) {}
    }

    open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {}
    open class JGProgressHUDSuccessIndicatorView: JGProgressHUDIndicatorView {}
    open class JGProgressHUDErrorIndicatorView: JGProgressHUDIndicatorView {}
    open class JGProgressHUDPieIndicatorView: JGProgressHUDIndicatorView {}
    open class JGProgressHUDRingIndicatorView: JGProgressHUDIndicatorView {}

    @preconcurrency @MainActor open class JGProgressHUDAnimation: NSObject {
      open class func animation() -> Self { Self() }
      public required override init() {}
    }
    open class JGProgressHUDFadeAnimation: JGProgressHUDAnimation {}
    open class JGProgressHUDFadeZoomAnimation: JGProgressHUDAnimation {}

    @preconcurrency @MainActor open class JGProgressHUDShadow: NSObject {
      public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {}
    }

    /// Isn't displayed; its labels can be set.
    @preconcurrency @MainActor open class JGProgressHUD: UIView {
      public let style: JGProgressHUDStyle
      public let textLabel = UILabel()
      public let detailTextLabel = UILabel()
      open var indicatorView: JGProgressHUDIndicatorView? = JGProgressHUDIndeterminateIndicatorView()
      open var interactionType = JGProgressHUDInteractionType.blockAllTouches
      open var position = JGProgressHUDPosition.center
      open var animation = JGProgressHUDAnimation()
      open var shadow: JGProgressHUDShadow?
      open var vibrancyEnabled = false
      open var square = false
      open var cornerRadius: CGFloat = 10
      open var contentInsets = UIEdgeInsets.zero
      open var layoutMargin = UIEdgeInsets.zero
      open var progress: Float = 0
      open var tapOutsideBlock: ((JGProgressHUD) -> Void)?
      open var tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?
      public private(set) weak var targetView: UIView?

      public init(style: JGProgressHUDStyle = .extraLight) {
        self.style = style
        super.init(frame: .zero)
      }

      public required init?(coder: NSCoder) {
        style = .extraLight
        super.init(coder: coder)
      }

      open var isVisible: Bool { targetView != nil }
      open func show(in view: UIView) { targetView = view }
      open func show(in view: UIView, animated: Bool) { targetView = view }
      open func show(in view: UIView, animated: Bool, afterDelay delay: TimeInterval) { targetView = view }
      open func dismiss() { targetView = nil }
      open func dismiss(animated: Bool) { targetView = nil }
      open func dismiss(afterDelay delay: TimeInterval) { targetView = nil }
      open func dismiss(afterDelay delay: TimeInterval, animated: Bool) { targetView = nil }
      open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    }

    """#
}
