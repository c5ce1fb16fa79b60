public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Value == Screen, Format == UIImage {
  /// A picture of the current screen: presented controllers, the keyboard, alerts and menus included. The screen
  /// isn't changed, and the test continues.
  public static var screen: Snapshotting { .screen() }

  /// A picture of the current screen: presented controllers, the keyboard, alerts and menus included. The screen
  /// isn't changed, and the test continues.
  ///
  /// - Parameter tolerance: the differences that are accepted.
  public static func screen(tolerance: PictureTolerance = .exact) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance)) { screen, assertion in
      Async(value: Taken(MainThread.run { screen.take(assertion) }))
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the current content of the controller's screen: presented controllers, the keyboard, alerts and
  /// menus included. The screen isn't changed, and the test continues. Fails for a controller that isn't in a window.
  public static var screen: Snapshotting { .screen() }

  /// A picture of the current content of the controller's screen: presented controllers, the keyboard, alerts and
  /// menus included. The screen isn't changed, and the test continues. Fails for a controller that isn't in a window.
  ///
  /// - Parameter tolerance: the differences that are accepted.
  public static func screen(tolerance: PictureTolerance = .exact) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance)) { controller, assertion in
      Async(
        value: Taken(
          MainThread.run { ScreenPicture.taken(in: controller.viewIfLoaded?.window, "controller", assertion) })
      )
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the current content of the view's or window's screen: presented controllers, the keyboard, alerts
  /// and menus included. The screen isn't changed, and the test continues. Fails for a view that isn't in a window.
  public static var screen: Snapshotting { .screen() }

  /// A picture of the current content of the view's or window's screen: presented controllers, the keyboard, alerts
  /// and menus included. The screen isn't changed, and the test continues. Fails for a view that isn't in a window.
  ///
  /// - Parameter tolerance: the differences that are accepted.
  public static func screen(tolerance: PictureTolerance = .exact) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance)) { view, assertion in
      Async(
        value: Taken(MainThread.run { ScreenPicture.taken(in: view as? UIWindow ?? view.window, "view", assertion) }))
    }
  }
}

/// Pictures of windows as they are.
@MainActor enum ScreenPicture {
  /// The contents of a window; the reason why nothing can be captured if there is none.
  static func taken(
    in window: UIWindow?, _ subject: String, _ assertion: AssertionConfiguration
  ) -> Result<TakenScreen, SnapshotProblem> {
    guard let window, !window.isHidden else {
      let state = window == nil ? "isn't in a window" : "is in a window that is hidden"
      return .failure(
        SnapshotProblem(
          headline: "can't be taken where it is", detail: "The \(subject) \(state), and `.screen` pictures a window.",
          nextStep: "Show it with `Screen(of:on:)` or in a window of the test's, or take `.image(on:)`."))
    }
    return .success(TakenScreen(of: window, showing: window.rootViewController, assertion))
  }
}
