import Foundation

// Properties of UIKit's own classes that are found by their names: by documents' runtime attributes, `value(forKey:)`,
// `addObserver(_:forKeyPath:)`, `responds(to:)`, and look-up on `AnyObject`. Those that apps ask for so; each class's
// subclasses have them, too.

enum ControllerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ControllerMembers.self }
  static var owner: AnyClass? { UIViewController.self }
  static var members: [RuntimeMember] {
    [
      .property("title", \UIViewController.title),
      .property("view", \UIViewController.view),
      .property("preferredContentSize", \UIViewController.preferredContentSize),
      .property("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
      .property("modalPresentationStyle", \UIViewController.modalPresentationStyle),
      .property("modalTransitionStyle", \UIViewController.modalTransitionStyle),
      .property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      .property("definesPresentationContext", \UIViewController.definesPresentationContext),
      .property("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
      .property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
      .property("restorationIdentifier", \UIViewController.restorationIdentifier),
      .readOnly("navigationItem", \UIViewController.navigationItem),
      .readOnly("navigationController", \UIViewController.navigationController),
      .readOnly("tabBarController", \UIViewController.tabBarController),
      .readOnly("parent", \UIViewController.parent),
    ]
      + .flag("modalInPresentation", \UIViewController.isModalInPresentation)
  }
}

enum NavigationControllerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { NavigationControllerMembers.self }
  static var owner: AnyClass? { UINavigationController.self }
  static var members: [RuntimeMember] {
    [
      .readOnly("navigationBar", \UINavigationController.navigationBar),
      .readOnly("toolbar", \UINavigationController.toolbar),
      .readOnly("topViewController", \UINavigationController.topViewController),
      .readOnly("visibleViewController", \UINavigationController.visibleViewController),
      .readOnly("viewControllers", \UINavigationController.viewControllers),
    ]
      + .flag("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
      + .flag("toolbarHidden", \UINavigationController.isToolbarHidden)
  }
}

enum TabBarControllerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { TabBarControllerMembers.self }
  static var owner: AnyClass? { UITabBarController.self }
  static var members: [RuntimeMember] {
    [
      .property("selectedIndex", \UITabBarController.selectedIndex),
      .property("tabBar", \UITabBarController.barByKey),
      .readOnly("viewControllers", \UITabBarController.viewControllers),
      .readOnly("selectedViewController", \UITabBarController.selectedViewController),
    ]
  }
}

enum NavigationItemMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { NavigationItemMembers.self }
  static var owner: AnyClass? { UINavigationItem.self }
  static var members: [RuntimeMember] {
    [
      .property("title", \UINavigationItem.title),
      .property("prompt", \UINavigationItem.prompt),
      .property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
      .property("hidesBackButton", \UINavigationItem.hidesBackButton),
      .property("backButtonTitle", \UINavigationItem.backButtonTitle),
    ]
  }
}

enum BarItemMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { BarItemMembers.self }
  static var owner: AnyClass? { UIBarItem.self }
  static var members: [RuntimeMember] {
    [
      .property("title", \UIBarItem.title),
      .property("image", \UIBarItem.image),
      .property("tag", \UIBarItem.tag),
      // What shows the item, which UIKit has no property for.
      .readOnly("view", \UIBarItem.shownView), .readOnly("_view", \UIBarItem.shownView),
    ]
      + .flag("enabled", \UIBarItem.isEnabled)
  }
}

enum AlertControllerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { AlertControllerMembers.self }
  static var owner: AnyClass? { UIAlertController.self }
  static var members: [RuntimeMember] {
    [
      .property("message", \UIAlertController.message),
      .readOnly("attributedTitle", \UIAlertController.values.title),
      .readOnly("attributedMessage", \UIAlertController.values.message),
      .readOnly("contentViewController", \UIAlertController.values.content),
      .readOnly("actions", \UIAlertController.actions),
    ]
  }
}

enum AlertActionMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { AlertActionMembers.self }
  static var owner: AnyClass? { UIAlertAction.self }
  static var members: [RuntimeMember] {
    [
      .readOnly("title", \UIAlertAction.title),
      .readOnly("titleTextColor", \UIAlertAction.titleColor),
      .readOnly("handler", \UIAlertAction.block),
    ]
      + .flag("enabled", \UIAlertAction.isEnabled)
  }
}
