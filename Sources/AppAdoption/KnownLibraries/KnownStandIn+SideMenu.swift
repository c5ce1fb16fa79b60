extension KnownStandIn {
  /// SideMenu's controllers, of version 6 and of the ones before it; menus are presented like other controllers.
  static let sideMenu = #"""
    @_exported import UIKit

    @preconcurrency @MainActor open class SideMenuPresentationStyle {
      public static let menuSlideIn = SideMenuPresentationStyle()
      public static let viewSlideOut = SideMenuPresentationStyle()
      public static let viewSlideOutMenuIn = SideMenuPresentationStyle()
      public static let viewSlideOutMenuOut = SideMenuPresentationStyle()
      public static let viewSlideOutMenuPartialIn = SideMenuPresentationStyle()
      public static let viewSlideOutMenuPartialOut = SideMenuPresentationStyle()
      public static let viewSlideOutMenuZoom = SideMenuPresentationStyle()
      public static let menuDissolveIn = SideMenuPresentationStyle()
      open var backgroundColor: UIColor = .black
      open var menuStartAlpha: CGFloat = 1
      open var menuOnTop = false
      open var menuTranslateFactor: CGFloat = 0
      open var menuScaleFactor: CGFloat = 1
      open var onTopShadowColor: UIColor = .black
      open var onTopShadowRadius: CGFloat = 5
      open var onTopShadowOpacity: Float = 0
      open var onTopShadowOffset: CGSize = .zero
      open var presentingEndAlpha: CGFloat = 1
      open var presentingTranslateFactor: CGFloat = 0
      open var presentingScaleFactor: CGFloat = 1
      open var presentingParallaxStrength: CGSize = .zero
      public nonisolated init() {}
    }

    public enum SideMenuPushStyle: Sendable { case `default`, popWhenPossible, preserve, preserveAndHideBackButton, replace, subMenu }

    @preconcurrency @MainActor public struct SideMenuSettings {
      public var allowPushOfSameClassTwice = true
      public var alwaysAnimate = true
      public var animationOptions: UIView.AnimationOptions = .curveEaseInOut
      public var blurEffectStyle: UIBlurEffect.Style?
      public var completeGestureDuration = 0.35
      public var completionCurve: UIView.AnimationCurve = .easeIn
      public var dismissDuration = 0.35
      public var dismissOnPresent = true
      public var dismissOnPush = true
      public var dismissOnRotation = true
      public var dismissWhenBackgrounded = true
      public var enableSwipeToDismissGesture = true
      public var enableTapToDismissGesture = true
      public var initialSpringVelocity: CGFloat = 1
      public var menuWidth: CGFloat = 300
      public var presentingViewControllerUserInteractionEnabled = false
      public var presentingViewControllerUseSnapshot = false
      public var presentDuration = 0.35
      public var presentationStyle = SideMenuPresentationStyle.viewSlideOut
      public var pushStyle = SideMenuPushStyle.default
      public var statusBarEndAlpha: CGFloat = 0
      public var usingSpringWithDamping: CGFloat = 1
      public init() {}
    }

    public protocol SideMenuNavigationControllerDelegate: AnyObject {
      func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool)
      func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool)
      func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool)
      func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool)
    }
    extension SideMenuNavigationControllerDelegate {
      public func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool) {}
      public func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool) {}
      public func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool) {}
      public func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool) {}
    }

    open class SideMenuNavigationController: UINavigationController {
      open var settings = SideMenuSettings()
      open weak var sideMenuDelegate: (any SideMenuNavigationControllerDelegate)?
      open var sideMenuManager = SideMenuManager.default
      @IBInspectable open var leftSide = false
      open var isHidden: Bool { view.window == nil }
      public convenience init(rootViewController: UIViewController, settings: SideMenuSettings) {
        self.init(rootViewController: rootViewController)
        self.settings = settings
      }
      open var presentationStyle: SideMenuPresentationStyle { get { settings.presentationStyle } set { settings.presentationStyle = newValue } }
      open var menuWidth: CGFloat { get { settings.menuWidth } set { settings.menuWidth = newValue } }
      open var statusBarEndAlpha: CGFloat { get { settings.statusBarEndAlpha } set { settings.statusBarEndAlpha = newValue } }
      open var pushStyle: SideMenuPushStyle { get { settings.pushStyle } set { settings.pushStyle = newValue } }
      open var presentDuration: Double { get { settings.presentDuration } set { settings.presentDuration = newValue } }
      open var dismissDuration: Double { get { settings.dismissDuration } set { settings.dismissDuration = newValue } }
      open var blurEffectStyle: UIBlurEffect.Style? { get { settings.blurEffectStyle } set { settings.blurEffectStyle = newValue } }
      open var allowPushOfSameClassTwice: Bool { get { settings.allowPushOfSameClassTwice } set { settings.allowPushOfSameClassTwice = newValue } }
      open var dismissOnPresent: Bool { get { settings.dismissOnPresent } set { settings.dismissOnPresent = newValue } }
      open var dismissOnPush: Bool { get { settings.dismissOnPush } set { settings.dismissOnPush = newValue } }
      open var enableSwipeToDismissGesture: Bool {
        get { settings.enableSwipeToDismissGesture } set { settings.enableSwipeToDismissGesture = newValue }
      }
      open var enableTapToDismissGesture: Bool { get { settings.enableTapToDismissGesture } set { settings.enableTapToDismissGesture = newValue } }
      open var presentingViewControllerUserInteractionEnabled: Bool {
        get { settings.presentingViewControllerUserInteractionEnabled } set { settings.presentingViewControllerUserInteractionEnabled = newValue }
      }
    }
    // The names before version 6.
    public typealias UISideMenuNavigationController = SideMenuNavigationController
    public typealias UISideMenuNavigationControllerDelegate = SideMenuNavigationControllerDelegate

    @preconcurrency @MainActor open class SideMenuManager: NSObject {
      public enum PresentDirection: Sendable { case left, right }
      public enum MenuPresentMode: Sendable { case menuSlideIn, viewSlideOut, viewSlideInOut, menuDissolveIn }
      public static let `default` = SideMenuManager()
      open var leftMenuNavigationController: SideMenuNavigationController?
      open var rightMenuNavigationController: SideMenuNavigationController?
      open var menuLeftNavigationController: SideMenuNavigationController? {
        get { leftMenuNavigationController } set { leftMenuNavigationController = newValue }
      }
      open var menuRightNavigationController: SideMenuNavigationController? {
        get { rightMenuNavigationController } set { rightMenuNavigationController = newValue }
      }
      open var menuPresentMode = MenuPresentMode.viewSlideOut
      open var menuPushStyle = SideMenuPushStyle.default
      open var menuWidth: CGFloat = 300
      open var menuFadeStatusBar = true
      open var menuAnimationBackgroundColor: UIColor?
      open var menuAnimationFadeStrength: CGFloat = 0
      open var menuAnimationTransformScaleFactor: CGFloat = 1
      open var menuAnimationPresentDuration = 0.35
      open var menuAnimationDismissDuration = 0.35
      open var menuShadowOpacity: Float = 0.5
      open var menuShadowRadius: CGFloat = 5
      open var menuShadowColor: UIColor = .black
      open var menuBlurEffectStyle: UIBlurEffect.Style?
      open var menuParallaxStrength = 0
      open var menuEnableSwipeGestures = true
      open var menuAllowPushOfSameClassTwice = true
      open var menuAlwaysAnimate = false
      open var menuDismissOnPush = true
      open var menuDismissWhenBackgrounded = true
      open var menuPresentingViewControllerUserInteractionEnabled = false
      public nonisolated override init() { super.init() }

      /// Gestures that open menus; they recognize nothing here.
      @discardableResult open func addPanGestureToPresent(toView view: UIView) -> UIPanGestureRecognizer {
        let gesture = UIPanGestureRecognizer()
        view.addGestureRecognizer(gesture)
        return gesture
      }
      @discardableResult open func addScreenEdgePanGesturesToPresent(
        toView view: UIView, forMenu side: PresentDirection
      ) -> UIScreenEdgePanGestureRecognizer {
        let gesture = UIScreenEdgePanGestureRecognizer()
        gesture.edges = side == .left ? .left : .right
        view.addGestureRecognizer(gesture)
        return gesture
      }
      @discardableResult open func addScreenEdgePanGesturesToPresent(toView view: UIView) -> [UIScreenEdgePanGestureRecognizer] {
        [PresentDirection.left, .right].map { addScreenEdgePanGesturesToPresent(toView: view, forMenu: $0) }
      }
      @discardableResult open func menuAddPanGestureToPresent(toView view: UIView) -> UIPanGestureRecognizer { addPanGestureToPresent(toView: view) }
      @discardableResult open func menuAddScreenEdgePanGesturesToPresent(
        toView view: UIView, forMenu side: UIRectEdge? = nil
      ) -> [UIScreenEdgePanGestureRecognizer] { addScreenEdgePanGesturesToPresent(toView: view) }
    }

    """#
}
