public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller with its children and what it presents.
  public static var hierarchy: Snapshotting {
    text(on: ViewImageConfig(), size: nil, traits: .init(), read: HierarchyText.controllers)
  }

  /// The controller's view and all its subviews with their frames, on an iPhone X held upright.
  public static var recursiveDescription: Snapshotting { recursiveDescription(on: ViewImageConfig()) }

  /// The controller's view and all its subviews with their frames.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - size: in points; nil for the screen's.
  ///   - traits: go before the screen's.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    text(on: config, size: size, traits: traits) { HierarchyText.views($0.view) }
  }

  private static func text(
    on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection,
    read: @escaping @MainActor @Sendable (UIViewController) -> String
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.run { ScreenRenderer.text(of: controller, on: config, size: size, traits: traits, read: read) }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and all its subviews with their frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view and all its subviews with their frames.
  ///
  /// - Parameters:
  ///   - size: in points; nil for the size that the view has, or that its constraints give it.
  ///   - traits: go before those of an iPhone X.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainThread.run { ScreenRenderer.text(of: view, size: size, traits: traits, read: HierarchyText.views) }
    }
  }
}
