public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Value == Screen, Format == UIImage {
  /// A picture of what is on the screen now: presented controllers, the keyboard, alerts and menus included. Nothing is moved,
  /// and the test goes on.
  public static var screen: Snapshotting { .screen() }

  /// A picture of what is on the screen now: presented controllers, the keyboard, alerts and menus included. Nothing is moved,
  /// and the test goes on.
  ///
  /// - Parameter tolerance: which differences pass.
  public static func screen(tolerance: PictureTolerance = .exact) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance)) { screen, assertion in
      Async(value: Taken(MainThread.run { screen.take(assertion) }))
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of what is on the screen now that the controller is on: presented controllers, the keyboard, alerts and menus
  /// included. Nothing is moved, and the test goes on. Fails for a controller that isn't in a window.
  public static var screen: Snapshotting { .screen() }

  /// A picture of what is on the screen now that the controller is on: presented controllers, the keyboard, alerts and menus
  /// included. Nothing is moved, and the test goes on. Fails for a controller that isn't in a window.
  ///
  /// - Parameter tolerance: which differences pass.
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
  /// A picture of what is on the screen now that the view, or the window, is on: presented controllers, the keyboard, alerts and
  /// menus included. Nothing is moved, and the test goes on. Fails for a view that isn't in a window.
  public static var screen: Snapshotting { .screen() }

  /// A picture of what is on the screen now that the view, or the window, is on: presented controllers, the keyboard, alerts and
  /// menus included. Nothing is moved, and the test goes on. Fails for a view that isn't in a window.
  ///
  /// - Parameter tolerance: which differences pass.
  public static func screen(tolerance: PictureTolerance = .exact) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance)) { view, assertion in
      Async(
        value: Taken(MainThread.run { ScreenPicture.taken(in: view as? UIWindow ?? view.window, "view", assertion) }))
    }
  }
}

/// Pictures of windows as they are.
@MainActor enum ScreenPicture {
  /// What a window shows; where there is none, why nothing can be taken.
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
