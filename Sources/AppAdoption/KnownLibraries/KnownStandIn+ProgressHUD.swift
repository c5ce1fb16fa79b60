extension KnownStandIn {
  /// An indicator that isn't displayed.
  static let progressHUD = #"""
    import Foundation
    import UIKit

    public enum SVProgressHUDStyle: Int { case light, dark, custom, automatic }
    public enum SVProgressHUDMaskType: UInt { case none = 1, clear, black, gradient, custom }
    public enum SVProgressHUDAnimationType: UInt { case flat, native }

    /// Displays nothing.
    @preconcurrency @MainActor open class SVProgressHUD: UIView {
      public static func setDefaultStyle(_ style: SVProgressHUDStyle) {}
      public static func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {}
      public static func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
      public static func setContainerView(_ containerView: UIView?) {}
      public static func setMinimumSize(_ minimumSize: CGSize) {}
      public static func setRingThickness(_ ringThickness: CGFloat) {}
      public static func setCornerRadius(_ cornerRadius: CGFloat) {}
      public static func setFont(_ font: UIFont) {}
      public static func setForegroundColor(_ color: UIColor) {}
      public static func setBackgroundColor(_ color: UIColor) {}
      public static func setBackgroundLayerColor(_ color: UIColor) {}
      public static func setOffsetFromCenter(_ offset: UIOffset) {}
      public static func setMinimumDismissTimeInterval(_ interval: TimeInterval) {}
      public static func setMaximumDismissTimeInterval(_ interval: TimeInterval) {}
      public static func show() {}
      public static func show(withStatus status: String?) {}
      public static func showProgress(_ progress: Float) {}
      public static func showProgress(_ progress: Float, status: String?) {}
      public static func setStatus(_ status: String?) {}
      public static func showInfo(withStatus status: String?) {}
      public static func showSuccess(withStatus status: String?) {}
      public static func showError(withStatus status: String?) {}
      public static func show(_ image: UIImage, status: String?) {}
      public static func popActivity() {}
      public static func dismiss() {}
      public static func dismiss(completion: (() -> Void)?) { later(0, completion) }
      public static func dismiss(withDelay delay: TimeInterval) {}
      public static func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)?) { later(delay, completion) }
      public static func isVisible() -> Bool { false }

      private static func later(_ delay: TimeInterval, _ completion: (() -> Void)?) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { completion?() }
      }
    }

    """#

  /// The view of an indicator, which is empty.
  static let progressView = #"""
    import Foundation
    import UIKit

    public enum MBProgressHUDMode: Int {
      case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
    }
    public enum MBProgressHUDAnimation: Int { case fade, zoom, zoomOut, zoomIn }
    public enum MBProgressHUDBackgroundStyle: Int { case solidColor, blur }

    public protocol MBProgressHUDDelegate: NSObjectProtocol {}

    open class MBBackgroundView: UIView {
      open var style = MBProgressHUDBackgroundStyle.blur
      open var color: UIColor?
    }

    /// An empty view in front of the others: the indicator isn't drawn.
    open class MBProgressHUD: UIView {
      open weak var delegate: (any MBProgressHUDDelegate)?
      open var completionBlock: (() -> Void)?
      open var graceTime: TimeInterval = 0
      open var minShowTime: TimeInterval = 0
      open var removeFromSuperViewOnHide = true
      open var mode = MBProgressHUDMode.indeterminate
      open var contentColor: UIColor?
      open var animationType = MBProgressHUDAnimation.fade
      open var offset = CGPoint.zero
      open var margin: CGFloat = 20
      open var minSize = CGSize.zero
      open var isSquare = false
      open var progress: Float = 0
      open var progressObject: Progress?
      public let bezelView = MBBackgroundView()
      public let backgroundView = MBBackgroundView()
      open var customView: UIView?
      public let label = UILabel()
      public let detailsLabel = UILabel()
      public let button = UIButton(type: .custom)

      public convenience init(view: UIView) { self.init(frame: view.bounds) }

      @discardableResult public class func showAdded(to view: UIView, animated: Bool) -> Self {
        let hud = self.init(frame: view.bounds)
        hud.isUserInteractionEnabled = false
        view.addSubview(hud)
        return hud
      }

      public required override init(frame: CGRect) { super.init(frame: frame) }

      public required init?(coder: NSCoder) { super.init(coder: coder) }

      @discardableResult public class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.hide(animated: animated)
        return true
      }

      public class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.last { $0 is MBProgressHUD } as? MBProgressHUD
      }

      open func show(animated: Bool) {}

      open func hide(animated: Bool) {
        if removeFromSuperViewOnHide { removeFromSuperview() }
        completionBlock?()
      }

      open func hide(animated: Bool, afterDelay delay: TimeInterval) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
          MainActor.assumeIsolated { self?.hide(animated: animated) }
        }
      }
    }

    """#
}
