import Foundation

/// The scene that windows belong to.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  static let main = UIWindowScene(session: UISceneSession.main, connectionOptions: UIScene.ConnectionOptions())

  var traitObservers: [TraitObserver] = []

  open var screen: UIScreen { UIScreen.main }
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager.main }

  /// The scene's windows, from back to front.
  open var windows: [UIWindow] { WindowList.shared.visible.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var traitCollection: UITraitCollection { UIScreen.main.configuration.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  /// The screen has other traits than before.
  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    guard previous != current else { return }
    current.withCurrent {
      traitCollectionDidChange(previous)
      for observer in traitObservers { observer.traitsDidChange(from: previous, to: current) }
    }
  }
}
