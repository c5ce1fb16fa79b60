// Written by `make generate` from UIApplicationDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIApplicationDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationDidFinishLaunching: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationDidFinishLaunching(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationDidBecomeActive: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationDidBecomeActive(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationWillResignActive: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationWillResignActive(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationDidEnterBackground: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationDidEnterBackground(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationWillEnterForeground: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationWillEnterForeground(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationWillTerminate: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationWillTerminate(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationDidReceiveMemoryWarning: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationDidReceiveMemoryWarning(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationProtectedDataWillBecomeUnavailable: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationProtectedDataWillBecomeUnavailable(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationProtectedDataDidBecomeAvailable: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationProtectedDataDidBecomeAvailable(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationShouldRequestHealthAuthorization: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationShouldRequestHealthAuthorization(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var applicationSignificantTimeChange: OptionalCall<UIApplication, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.applicationSignificantTimeChange(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var application: OptionalMethods<any UIApplicationDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UIApplicationDelegate {
  /// Calls `application(_:willFinishLaunchingWithOptions:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    callAsFunction(application, willFinishLaunchingWithOptions: launchOptions)!
  }

  /// Calls `application(_:didFinishLaunchingWithOptions:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    callAsFunction(application, didFinishLaunchingWithOptions: launchOptions)!
  }

  /// Calls `application(_:configurationForConnecting:options:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    callAsFunction(application, configurationForConnecting: connectingSceneSession, options: options)!
  }

  /// Calls `application(_:didDiscardSceneSessions:)`; a trap where it isn't implemented.
  public func callAsFunction(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    callAsFunction(application, didDiscardSceneSessions: sceneSessions)!
  }

  /// Calls `application(_:supportedInterfaceOrientationsFor:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    callAsFunction(application, supportedInterfaceOrientationsFor: window)!
  }

  /// Calls `application(_:open:options:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    callAsFunction(app, open: url, options: options)!
  }

  /// Calls `application(_:continue:restorationHandler:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    callAsFunction(application, continue: userActivity, restorationHandler: restorationHandler)!
  }

  /// Calls `application(_:performActionFor:completionHandler:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    callAsFunction(application, performActionFor: shortcutItem, completionHandler: completionHandler)!
  }
}

extension OptionalMethodCalls where Target == any UIApplicationDelegate {
  /// Calls `application(_:willFinishLaunchingWithOptions:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    OptionalMethod.call { target.application(application, willFinishLaunchingWithOptions: launchOptions) }
  }

  /// Calls `application(_:didFinishLaunchingWithOptions:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    OptionalMethod.call { target.application(application, didFinishLaunchingWithOptions: launchOptions) }
  }

  /// Calls `application(_:configurationForConnecting:options:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    OptionalMethod.call {
      target.application(application, configurationForConnecting: connectingSceneSession, options: options)
    }
  }

  /// Calls `application(_:didDiscardSceneSessions:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) -> Void? {
    OptionalMethod.call { target.application(application, didDiscardSceneSessions: sceneSessions) }
  }

  /// Calls `application(_:supportedInterfaceOrientationsFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask? {
    OptionalMethod.call { target.application(application, supportedInterfaceOrientationsFor: window) }
  }

  /// Calls `application(_:open:options:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool? {
    OptionalMethod.call { target.application(app, open: url, options: options) }
  }

  /// Calls `application(_:continue:restorationHandler:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool? {
    OptionalMethod.call {
      target.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }
  }

  /// Calls `application(_:performActionFor:completionHandler:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) -> Void? {
    OptionalMethod.call {
      target.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
  }
}
