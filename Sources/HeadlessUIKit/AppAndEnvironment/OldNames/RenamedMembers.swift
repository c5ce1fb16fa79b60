public import Foundation

// Members and constants that Swift 4.2 gave other names. None compiles: the compiler offers the new name.

extension UIViewController {
  @available(*, unavailable, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {}
  @available(*, unavailable, renamed: "removeFromParent()")
  public func removeFromParentViewController() {}
  @available(*, unavailable, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {}
  @available(*, unavailable, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {}
  @available(*, unavailable, renamed: "children")
  public var childViewControllers: [UIViewController] { [] }
  @available(*, unavailable, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { nil }
  @available(*, unavailable, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { nil }
}

extension UIView {
  @available(*, unavailable, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) {}
  @available(*, unavailable, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) {}
}

@available(*, unavailable, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { -1 }
@available(*, unavailable, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: String { "" }

@available(*, unavailable, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {}
@available(*, unavailable, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }

@available(*, unavailable, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .none }

extension NSNotification.Name {
  @available(*, unavailable, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotification.Name { NSNotification.Name("") }
  @available(*, unavailable, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotification.Name { NSNotification.Name("") }
  @available(*, unavailable, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotification.Name { NSNotification.Name("") }
  @available(*, unavailable, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotification.Name { NSNotification.Name("") }
  @available(*, unavailable, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name { NSNotification.Name("") }
}
