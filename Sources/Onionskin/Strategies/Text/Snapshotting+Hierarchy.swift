public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller with its children and presented controllers.
  public static var hierarchy: Snapshotting {
    Snapshotting(ScreenSetup(), read: HierarchyText.controllers)
  }

  /// The controller's view and all its subviews with their frames, on an iPhone X in portrait.
  public static var recursiveDescription: Snapshotting { recursiveDescription(on: ViewImageConfig()) }

  /// The controller's view and all its subviews with their frames.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(ScreenSetup(config: config, size: size, traits: traits)) { HierarchyText.views($0.view) }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and all its subviews with their frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view and all its subviews with their frames.
  ///
  /// - Parameters:
  ///   - size: the size in points; nil for the view's own size, or that of its constraints.
  ///   - traits: override those of an iPhone X.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(ScreenSetup(size: size, traits: traits), read: HierarchyText.views)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Reads values from a controller that is displayed on a screen.
  init(_ screen: ScreenSetup, read: @escaping @MainActor @Sendable (UIViewController) -> String) {
    self.init(pathExtension: "txt", diffing: .lines, waitsWithTheScreenShown: true) { controller, assertion in
      screen.taken(assertion, open: { screen.open(controller, assertion) }, read: { _ in read(controller) }).map {
        Taken($0.reading, notes: $0.notes)
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Reads values from a view that is displayed on a screen.
  init(_ screen: ScreenSetup, read: @escaping @MainActor @Sendable (UIView) -> String) {
    self.init(pathExtension: "txt", diffing: .lines, waitsWithTheScreenShown: true) { view, assertion in
      screen.taken(assertion, open: { screen.open(view, assertion) }, read: { _ in read(view) }).map {
        Taken($0.reading, notes: $0.notes)
      }
    }
  }
}
