public import Foundation

/// The scene that windows belong to.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  /// The scene of the running code. Each test has its own.
  static var main: UIWindowScene { AppState.current.scene }

  var traitObservers: [TraitObserver] = []

  open var screen: UIScreen { UIScreen.main }
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
  open var statusBarManager: UIStatusBarManager? { statusBar }
  let statusBar = UIStatusBarManager()
  /// The screen's coordinates, since the scene fills the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
  /// Always true, also for a part of a tablet's screen.
  open var isFullScreen: Bool { true }
  /// The sizes that the user may give the scene; nil, because scenes aren't resized here.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// The scene's windows, from back to front.
  open var windows: [UIWindow] { WindowList.current.visible.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen's traits, with the scene's overrides.
  open var traitCollection: UITraitCollection { traitOverrides.applied(to: UIScreen.main.configuration.traits) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that the scene's windows have instead of the screen's.
  open var traitOverrides = UITraitOverrides() {
    didSet {
      let screenTraits = UIScreen.main.configuration.traits
      let (previous, current) = (oldValue.applied(to: screenTraits), traitOverrides.applied(to: screenTraits))
      guard previous != current else { return }
      traitsDidChange(from: previous, to: current)
      for window in WindowList.current.all where window.windowScene === self {
        window._updateTraitsIfNeeded()
      }
    }
  }

  /// Copies the values that an app's launch or a test class set on its scene.
  func inherit(from scene: UIWindowScene) {
    delegate = scene.delegate
    title = scene.title
    subtitle = scene.subtitle
    traitOverrides = scene.traitOverrides
  }

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  /// Notifies the scene's observers and windows of a change of its traits.
  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    guard previous != current else { return }
    current.withCurrent {
      traitCollectionDidChange(previous)
      for observer in traitObservers { observer.traitsDidChange(from: previous, to: current) }
    }
  }

  /// Always denied: the hosted screen's device determines the orientation.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.geometryRequestDenied))
  }
}

extension UIWindowScene {
  /// The geometry of a scene.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// The geometry that an app requests for a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// The orientations that an app requested; nil for those that its controllers support.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() { super.init() }

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

extension UIWindowScene: TraitObserverHolder {}

/// The limits of a scene's size, in points.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  /// Stored but unused: windows have the size of the device.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Stored but unused: windows have the size of the device.
  open var allowsFullScreen = true
}
