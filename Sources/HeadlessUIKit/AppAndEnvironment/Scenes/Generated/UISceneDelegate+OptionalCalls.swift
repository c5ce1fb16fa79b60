// Written by `make generate` from UISceneDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UISceneDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var sceneDidDisconnect: OptionalCall<UIScene, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.sceneDidDisconnect(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var sceneDidBecomeActive: OptionalCall<UIScene, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.sceneDidBecomeActive(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var sceneWillResignActive: OptionalCall<UIScene, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.sceneWillResignActive(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var sceneWillEnterForeground: OptionalCall<UIScene, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.sceneWillEnterForeground(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var sceneDidEnterBackground: OptionalCall<UIScene, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.sceneDidEnterBackground(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var scene: OptionalMethods<any UISceneDelegate>? { OptionalMethods(self) }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var stateRestorationActivity: OptionalMethods<any UISceneDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UISceneDelegate {
  /// Calls `scene(_:willConnectTo:options:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    callAsFunction(scene, willConnectTo: session, options: connectionOptions)!
  }

  /// Calls `scene(_:openURLContexts:)`; a trap where it isn't implemented.
  public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    callAsFunction(scene, openURLContexts: URLContexts)!
  }

  /// Calls `scene(_:continue:)`; a trap where it isn't implemented.
  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    callAsFunction(scene, continue: userActivity)!
  }

  /// Calls `stateRestorationActivity(for:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    OptionalMethod.call { target.stateRestorationActivity(for: scene) } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UISceneDelegate {
  /// Calls `scene(_:willConnectTo:options:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) -> Void? {
    OptionalMethod.call { target.scene(scene, willConnectTo: session, options: connectionOptions) }
  }

  /// Calls `scene(_:openURLContexts:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
  ) -> Void? {
    OptionalMethod.call { target.scene(scene, openURLContexts: URLContexts) }
  }

  /// Calls `scene(_:continue:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) -> Void? {
    OptionalMethod.call { target.scene(scene, continue: userActivity) }
  }
}
