public import Foundation

extension UITraitCollection {
  private static let currentOfThread = ThreadValue<UITraitCollection> { .standard }

  /// The default of `current`: a phone in light appearance with the default text size.
  package static let standard = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.displayScale = 3
    $0.displayGamut = .P3
    $0.userInterfaceStyle = .light
    $0.userInterfaceLevel = .base
    $0.accessibilityContrast = .normal
    $0.legibilityWeight = .regular
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.forceTouchCapability = .unavailable
    $0.activeAppearance = .active
    $0.imageDynamicRange = .high
    $0.sceneCaptureState = .inactive
  }

  /// The traits that dynamic colours and fonts resolve with on this thread, or in a task that has its own. UIKit sets it around
  /// drawing and layout.
  public class var current: UITraitCollection {
    get { TaskTraits.current?.value ?? currentOfThread.value }
    set { if let task = TaskTraits.current { task.value = newValue } else { currentOfThread.value = newValue } }
  }

  /// Runs `actions` with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    withCurrent(actions)
  }

  /// Runs `actions`, which may return a value or throw, with this collection as `current`.
  package func withCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    return try actions()
  }
}

/// An object that has traits: a screen, window, view controller or view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
